import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeVersion } from '../../../../test/factories/write-version.ts';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ limits: { anonymousPerMinute: 1_000 } });
  const write = (domain: string, fetchedAt: string, crawl: string, technologies: string[]) =>
    writeVersion(running, {
      domain,
      fetchedAt,
      crawl,
      facts: { technologies, country: 'DE' },
      versionsKept: 3,
    });
  await write('a.com', '2026-03-02T00:00:00.000Z', 'SPRING', ['Magento', 'Klaviyo']);
  await write('a.com', '2026-06-10T00:00:00.000Z', 'SUMMER', ['Shopify', 'Klaviyo']);
  await write('b.com', '2026-03-02T00:00:00.000Z', 'SPRING', ['Shopify', 'Klaviyo']);
  await write('b.com', '2026-06-10T00:00:00.000Z', 'SUMMER', ['Shopify']);
});
afterAll(() => running.app.close());

it('finds companies by what they started and stopped using, and says so in the label', async () => {
  const turn = await converse(running.app, ['which companies moved from Magento to Shopify since May?']);
  expect(found(turn)).toEqual(['a.com']);
  expect(turn.applied.map(({ label }) => label)).toContain(
    'Stopped using Magento, Started using Shopify, since May 2026',
  );
});

it('offers to drop the period, and never the companies that still use the technology', async () => {
  const turn = await converse(running.app, ['Welche Firmen haben seit Juli Klaviyo entfernt?']);
  expect(turn.results.total_count).toBe(0);
  expect(turn.relaxed).toMatchObject([{ label: 'Seit Juli 2026', total_count: 1 }]);
});

it('says that changes are searched from a date on if the period ends before today', async () => {
  const turn = await converse(running.app, ['companies that dropped Klaviyo in June']);
  expect(found(turn)).toEqual(['b.com']);
  expect(turn.answer).toContain('later ones are included');
});

it('says of how many companies a change is known if it finds none', async () => {
  const turn = await converse(running.app, ['Welche Firmen haben Magento durch Klaviyo ersetzt?']);
  expect(turn.results.total_count).toBe(0);
  expect(turn.answer).toContain('Änderungen sind von 2 von 2 Unternehmen bekannt');
});

it('says that the index has recorded no change yet', async () => {
  const fresh = await buildTestApp({
    companies: [{ domain: 'c.com', title: 'C', technologies: ['Klaviyo'] }],
  });
  try {
    const turn = await converse(fresh.app, ['quelles sociétés ont abandonné Klaviyo ?']);
    expect(turn.relaxed).toEqual([]);
    expect(turn.answer).toMatch(/^Cet index n’a encore de version antérieure/);
  } finally {
    await fresh.app.close();
  }
});
