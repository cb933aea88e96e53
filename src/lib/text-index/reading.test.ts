import { describe, expect, test } from 'vitest';
import { keysOf, newDirectory, open, page } from '../../../test/harness/test-index.ts';
import type { OpenOptions, TextIndex } from './index.ts';

describe('large reads', () => {
  async function filled(options: Partial<OpenOptions> = {}): Promise<TextIndex> {
    const index = await open(newDirectory(), options);
    await index.upsert(
      Array.from({ length: 40 }, (_, i) =>
        page(
          `k${String(i).padStart(2, '0')}`,
          { body: `word page${i}` },
          {
            filters: {
              country: i % 4 === 0 ? 'Österreich' : i % 2 === 0 ? 'DE' : 'de',
              tech: ['React', `lib${i % 3}`],
              open: i < 10,
            },
            prior: i / 40,
          },
        ),
      ),
    );
    return index;
  }

  test('a stream returns every match of one moment, in the order of a search, whatever is written meanwhile', async () => {
    const index = await filled({ workers: 1 });
    const expected = keysOf((await index.search({ text: 'word', mode: 'any' }, { limit: 100 })).hits);
    const seen: string[] = [];
    for await (const batch of index.stream({ text: 'word', mode: 'any' }, { batch: 7 })) {
      seen.push(...keysOf(batch));
      await index.delete([expected[39] as string]);
      await index.compact();
    }
    expect(seen).toEqual(expected);
    expect(await index.count({ text: 'word', mode: 'any' })).toBe(39);
  });

  test('a phrase is found in every one of thousands of recent documents', async () => {
    const index = await open();
    const recent = Array.from({ length: 5_000 }, (_, i) => page(`k${i}`, { title: `contact us word${i}` }));
    await index.upsert(recent);
    expect(await index.count({ text: 'contact us', mode: 'phrase' })).toBe(5_000);
    await index.upsert(recent.slice(0, 10));
    expect(await index.count({ text: 'contact us', mode: 'phrase' })).toBe(5_000);
  });

  test('facets count matches, merge spellings and show the most common one', async () => {
    const index = await filled();
    const { facets, total } = await index.facets({ text: 'word', mode: 'any' }, ['country', 'tech', 'open'], {
      size: 2,
    });
    expect(total).toBe(40);
    expect(facets).toEqual({
      country: [
        { value: 'de', count: 30 },
        { value: 'Österreich', count: 10 },
      ],
      tech: [
        { value: 'React', count: 40 },
        { value: 'lib0', count: 14 },
      ],
      open: [
        { value: 'false', count: 30 },
        { value: 'true', count: 10 },
      ],
    });
  });

  test('facets of numbers are buckets of their range, and a prefix excludes other values', async () => {
    const index = await open();
    const sizes = [1, 2, 2, 7, 12, null];
    await index.upsert(
      sizes.map((size, at) =>
        page(`k${at}`, { body: 'word' }, { filters: { size, tech: [at % 2 === 0 ? 'Réact' : 'Vue'] } }),
      ),
    );
    const options = { size: 3, prefix: 'REA' };
    const { facets, histograms } = await index.facets(
      { text: 'word', mode: 'any' },
      ['size', 'tech'],
      options,
    );
    expect(histograms).toEqual({
      size: [
        { from: 0, to: 5, count: 3 },
        { from: 5, to: 10, count: 1 },
        { from: 10, to: 15, count: 1 },
      ],
    });
    expect(facets).toEqual({ tech: [{ value: 'Réact', count: 3 }] });
    const none = await index.facets({ text: 'nothing', mode: 'any' }, ['size'], { size: 3 });
    expect(none).toMatchObject({ total: 0, histograms: { size: [] } });
  });

  test('suggestions count live documents only, and equal counts are sorted by name', async () => {
    const index = await open();
    const names = ['acme', 'acorn', 'actual', 'acute', 'adept'];
    const pages = names.flatMap((name, at) =>
      Array.from({ length: at === 0 ? 3 : 2 }, (_, i) => page(`${name}${i}`, { body: name })),
    );
    await index.upsert(pages);
    await index.compact();
    await index.delete(['acme0', 'acme1', 'actual0', 'actual1']);
    expect(await index.suggest({ terms: true }, 'AC', 3)).toEqual([
      { value: 'acorn', count: 2 },
      { value: 'acute', count: 2 },
      { value: 'acme', count: 1 },
    ]);
  });

  test('suggestions are found by prefix in keys, terms and filter values', async () => {
    const index = await filled();
    expect(await index.suggest({ keys: true }, 'k0', 2)).toEqual([
      { value: 'k00', count: 1, key: 'k00' },
      { value: 'k01', count: 1, key: 'k01' },
    ]);
    expect(await index.suggest({ terms: true }, 'Wor', 5)).toEqual([{ value: 'word', count: 40 }]);
    expect(await index.suggest({ filter: 'country', withKey: true }, 'ost', 5)).toEqual([
      { value: 'Österreich', count: 10, key: 'k36' },
    ]);
    expect(await index.suggest({ filter: 'country' }, 'ost', 5)).toEqual([
      { value: 'Österreich', count: 10 },
    ]);
  });

  test('spellings are the word itself, then live words one typo away, in segments and in the tail', async () => {
    const index = await open();
    const written = ['bakery', 'bakary', 'bakeries', 'abkery', 'zakery', 'gone', 'boulangerie', 'пекарня'];
    await index.upsert(
      written.flatMap((word, at) =>
        Array.from({ length: 1 + at }, (_, n) =>
          page(`${at}-${n}`, { body: word === 'gone' ? 'bakerys' : word }),
        ),
      ),
    );
    await index.compact();
    await index.delete(Array.from({ length: 6 }, (_, n) => `5-${n}`));
    await index.upsert(Array.from({ length: 9 }, (_, n) => page(`new-${n}`, { body: 'bakary' })));
    const spellings = (word: string) => index.suggest({ spellings: true }, word, 3);
    expect(await spellings('Bakery')).toEqual([
      { value: 'bakery', count: 1 },
      { value: 'bakary', count: 11 },
      { value: 'zakery', count: 5 },
    ]);
    expect(await spellings('boulengeri')).toEqual([{ value: 'boulangerie', count: 7 }]);
    expect(await spellings('пикарня')).toEqual([{ value: 'пекарня', count: 8 }]);
    expect(await spellings('bak')).toEqual([]);
  });

  test('equal values of different filters stay apart', async () => {
    const index = await open();
    await index.upsert([
      page('a', { body: 'x' }, { filters: { open: true, hiring: true, country: 'true' } }),
      page('b', { body: 'x' }, { filters: { open: false, hiring: true } }),
    ]);
    const count = (field: string, value: string | boolean) =>
      index.count({ text: 'x', mode: 'any', filters: [{ field, op: 'equals', value }] });
    expect(await Promise.all([count('open', true), count('hiring', true), count('hiring', false)])).toEqual([
      1, 2, 0,
    ]);
    expect(await Promise.all([count('open', false), count('country', 'true')])).toEqual([1, 1]);
  });

  test('without a text every document matches, best prior first', async () => {
    const index = await filled();
    const { hits, total } = await index.search(
      { mode: 'phrase', filters: [{ field: 'open', op: 'equals', value: true }] },
      { limit: 2 },
    );
    expect(total).toBe(10);
    expect(keysOf(hits)).toEqual(['k09', 'k08']);
  });

  test('keys are listed in order, page by page', async () => {
    const index = await filled();
    const first = await index.listKeys({ limit: 25 });
    const second = await index.listKeys({ after: first[24] as string, limit: 25 });
    expect([...first, ...second]).toEqual(
      Array.from({ length: 40 }, (_, i) => `k${String(i).padStart(2, '0')}`),
    );
    expect((await index.findMany(['k01', 'nobody', 'k02'])).size).toBe(2);
  });
});
