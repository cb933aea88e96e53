import { expect, test } from 'vitest';
import { createIndexInfo } from './index-info.ts';
import { indexedAmong } from './indexed-companies.ts';

test('the fill rates are counted once for each state of the index', async () => {
  let [generation, identity, counted, filled] = [1, 'one', 0, 1];
  const info = createIndexInfo({
    identity: () => identity,
    generation: () => generation,
    async facets() {
      counted += 1;
      return {
        total: 3,
        facets: { filled: [{ value: 'title', count: filled }] },
        histograms: {},
        generation,
      };
    },
  } as unknown as Parameters<typeof createIndexInfo>[0]);
  const rate = async () => (await info.fillRates(new AbortController().signal)).get('title');
  expect([await rate(), await rate(), counted]).toEqual([0.3333, 0.3333, 1]);
  [generation, filled] = [2, 2];
  expect([await rate(), counted]).toEqual([0.6667, 2]);
  [identity, filled] = ['two', 3];
  expect([await rate(), counted]).toEqual([1, 3]);
});

test('any number of domains can be looked for, and none costs no search', async () => {
  const limits: number[] = [];
  const find = indexedAmong({
    async search(_: unknown, { limit }: { readonly limit: number }) {
      limits.push(limit);
      return { hits: [{ key: 'oak.com' }] };
    },
  } as unknown as Parameters<typeof indexedAmong>[0]);
  expect(await find([])).toEqual(new Set());
  expect(await find(Array.from({ length: 500 }, (_, n) => `${n}.com`))).toEqual(new Set(['oak.com']));
  expect(limits).toEqual([500]);
});
