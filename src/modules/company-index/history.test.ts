import { expect, test } from 'vitest';
import { blankProfile, type CompanyProfile, columns } from '../companies/index.ts';
import { type CompanyHistory, firstHistory, nextHistory, trackedColumns } from './history.ts';
import { factsOf } from './history-facts.ts';

const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const version = (number: number, facts: Partial<CompanyProfile>): CompanyProfile => ({
  ...blankProfile(),
  domain: 'oak.com',
  fetched_at: day(number),
  crawl_id: `CRAWL-${number}`,
  ...facts,
});

/** The history of a homepage that was fetched in these versions, of which some are kept. */
function historyOf(kept: number, first: CompanyProfile, ...later: CompanyProfile[]): CompanyHistory {
  let [profile, history] = [first, firstHistory(first)];
  for (const next of later) {
    history = nextHistory({ profile, history }, next, kept);
    profile = next;
  }
  return history;
}

const seenIn = ({ technologies }: CompanyHistory): Record<string, string> =>
  Object.fromEntries(technologies.map(({ name, seen }) => [name, seen.toString(2)]));

test('when the oldest version is dropped, technologies and changes belong to the versions that are left', () => {
  const history = historyOf(
    2,
    version(1, { technologies: ['Wix'], title: 'One' }),
    version(2, { technologies: ['Wix', 'Nginx'], title: 'Two' }),
    version(3, { technologies: ['Nginx'], title: 'Three' }),
    version(4, { technologies: ['Nginx', 'Shopify'], title: 'Four' }),
  );
  expect(history.versions.map(({ crawlId }) => crawlId)).toEqual(['CRAWL-3', 'CRAWL-4']);
  // The lowest bit is the older version.
  expect(seenIn(history)).toEqual({ Nginx: '11', Shopify: '10' });
  expect(history.changes.map(({ at, after }) => [at, after])).toEqual([[day(4), 'Four']]);
  expect(history.technologies.find(({ name }) => name === 'Nginx')?.firstSeen).toBe(day(2));
});

test('a page that is written again in its crawl has the technologies of the last writing only', () => {
  const history = historyOf(
    12,
    version(1, { technologies: ['Wix'] }),
    version(2, { technologies: ['Wix', 'Nginx'], crawl_id: 'MAY' }),
    version(3, { technologies: ['Shopify'], crawl_id: 'MAY' }),
  );
  expect(history.versions).toHaveLength(2);
  expect(seenIn(history)).toEqual({ Wix: '1', Shopify: '10' });
});

test('what is kept of a change is bounded: its texts, its lists and the number of changes', () => {
  const names = Array.from({ length: 40 }, (_, n) => `${n}@oak.com`);
  const { changes } = historyOf(
    12,
    version(1, {}),
    version(2, { title: 'x'.repeat(5_000), emails: names, body_text: `same ${'y '.repeat(5_000)}` }),
  );
  const after = (column: string) => changes.find((change) => change.column === column)?.after;
  expect(after('title')).toBe(`${'x'.repeat(200)}…`);
  expect(after('emails')).toEqual([...names.slice(0, 20), '…']);
  expect(String(after('body_text')).length).toBeLessThan(130);
  const filled = { integer: 1, number: 1, boolean: true, 'string[]': ['x'], string: 'x', datetime: day(2) };
  const all = Object.fromEntries(columns.map(({ name, type }) => [name, filled[type]]));
  const tracked = { ...all, fetched_at: day(2), crawl_id: 'CRAWL-2' } as Partial<CompanyProfile>;
  expect(trackedColumns.length).toBeGreaterThan(100);
  expect(historyOf(12, version(1, {}), version(2, tracked)).changes).toHaveLength(100);
});

test('of two versions of one crawl the later one counts, and events are dated by year, month and day', () => {
  const shared = { crawl_id: 'MAY' };
  const first = version(1, { ...shared, country: 'DE', technologies: ['Wix'] });
  const { versions, ...rest } = firstHistory(first);
  const twice = { ...rest, versions: [...versions, { ...versions[0], fetchedAt: day(9), country: 'FR' }] };
  const facts = factsOf(twice as CompanyHistory);
  expect(facts).toContain('MAY|country|FR');
  expect(facts).not.toContain('MAY|country|DE');
  const dated = factsOf(historyOf(12, first, version(9, { technologies: ['Shopify'] })));
  for (const fact of ['started|Shopify', 'stopped|Wix', 'changed|technologies', 'changed|*'])
    for (const period of ['', '|2026', '|2026-03', '|2026-03-09'])
      expect(dated).toContain(`${fact}${period}`);
  expect(factsOf(firstHistory(first)).filter((fact) => /^(?:started|stopped|changed)/.test(fact))).toEqual(
    [],
  );
});
