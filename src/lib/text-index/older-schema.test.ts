import { expect, test } from 'vitest';
import { keysOf, newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import type { TextIndexSchema } from './index.ts';

const later: TextIndexSchema = {
  ...schema,
  filters: [{ name: 'city', kind: 'keyword' }, ...schema.filters, { name: 'year', kind: 'number' }],
};

test('an index built before the newest filters serves everything else and names what it cannot do', async () => {
  const directory = newDirectory();
  const first = await open(directory);
  await first.upsert([page('a', { body: 'bread' }, { filters: { country: 'DE', size: 3 } })]);
  await first.close();
  for (const workers of [0, 1]) {
    const index = await open(directory, { schema: later, workers });
    await index.upsert([
      page('b', { body: 'bread' }, { filters: { country: 'DE', size: 5, city: 'Ulm', year: 1999 } }),
    ]);
    const bySize = { by: { filter: 'size' }, isDescending: true } as const;
    const { hits } = await index.search({ text: 'bread', mode: 'all' }, { limit: 10, sort: bySize });
    expect(keysOf(hits)).toEqual(['b', 'a']);
    const refused = { name: 'FilterNotIndexed', filter: 'city' };
    const inCity = { mode: 'all', filters: [{ field: 'city', op: 'equals', value: 'Ulm' }] } as const;
    await expect(index.count(inCity)).rejects.toMatchObject(refused);
    await expect(index.facets({ mode: 'all' }, ['city'], { size: 5 })).rejects.toMatchObject(refused);
    const byYear = { by: { filter: 'year' }, isDescending: false } as const;
    await expect(index.search({ mode: 'all' }, { limit: 5, sort: byYear })).rejects.toMatchObject({
      filter: 'year',
    });
    await index.close();
  }
  const other = { ...schema, filters: schema.filters.slice(1) };
  await expect(open(directory, { schema: other })).rejects.toThrow(/rebuild it|ingest again/);
});

test('texts are sorted by their first 256 bytes, in whole characters, and positions hold no more than that', async () => {
  const index = await open();
  const heading = (last: string): string => `${'ä'.repeat(10)}${'日'.repeat(90)}${last}`;
  await index.upsert(
    ['b', 'a', 'c'].map((key, at) =>
      page(key, { body: 'x' }, { filters: { heading: heading('zyx'[at] ?? '') } }),
    ),
  );
  const sort = { by: { filter: 'heading' }, isDescending: false } as const;
  const first = await index.search({ mode: 'all' }, { limit: 1, sort });
  expect(Buffer.byteLength(String(first.end?.value))).toBeLessThanOrEqual(256);
  const after = first.end;
  const rest = await index.search({ mode: 'all' }, { limit: 5, sort, ...(after && { after }) });
  // Equal as far as they are compared, so the keys decide.
  expect(keysOf([...first.hits, ...rest.hits])).toEqual(['a', 'b', 'c']);
});

test('paging by position returns each match once while documents are written', async () => {
  const index = await open();
  const document = (n: number, size: number | null) =>
    page(`k${String(n).padStart(3, '0')}`, { body: 'bread' }, { filters: { size, heading: `h${n % 7}` } });
  const kept = Array.from({ length: 60 }, (_, n) => document(n * 2, n % 5 === 0 ? null : n % 4));
  await index.upsert(kept);
  for (const by of ['score', 'key', { filter: 'size' }, { filter: 'heading' }] as const)
    for (const isDescending of [true, false]) {
      const walked: string[] = [];
      let after: Awaited<ReturnType<typeof index.search>>['end'];
      for (let at = 0; at === 0 || after !== undefined; at++) {
        const page = await index.search(
          { text: 'bread', mode: 'all' },
          { limit: 7, sort: { by, isDescending }, ...(after && { after }) },
        );
        walked.push(...keysOf(page.hits));
        after = page.end;
        // Others come and go, and with them what the word counts.
        await index.upsert([document(at * 2 + 1, at % 4)]);
        if (at % 2 === 1) await index.delete([`k${String(at * 2 - 1).padStart(3, '0')}`]);
      }
      const ofKept = walked.filter((key) => Number(key.slice(1)) % 2 === 0);
      expect(ofKept.sort()).toEqual(keysOf(kept));
      expect(new Set(walked).size).toBe(walked.length);
    }
});
