import { expect, test } from 'vitest';
import { schema } from '../../../test/harness/test-index.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { countFacets } from './facets.ts';
import type { Aggregation, QueryBudget } from './query-budget.ts';

const bucket = (folded: string, written: string, doc_count: number) => ({
  key: `${folded}\0${written}`,
  doc_count,
});

/** Answers with these aggregations, one after the other. */
function answering(...answers: readonly Readonly<Record<string, object>>[]): QueryBudget {
  const left = [...answers];
  return {
    search: async () => ({
      hits: { total: { value: 12 } },
      aggregations: left.shift() as Record<string, Aggregation>,
    }),
  } as unknown as QueryBudget;
}

const complete = { doc_count_error_upper_bound: 0, sum_other_doc_count: 0 };
const options = { size: 3 };

test('values that differ only in case count as one, written as most documents write it', async () => {
  const buckets = [bucket('nginx', 'nginx', 2), bucket('wix', 'Wix', 4), bucket('nginx', 'NGINX', 3)];
  const { total, facets } = await countFacets(
    {},
    ['tech', 'tech'],
    options,
    schema,
    answering({ tech: { ...complete, buckets } }),
  );
  expect([total, facets.tech]).toEqual([
    12,
    [
      { value: 'NGINX', count: 5 },
      { value: 'Wix', count: 4 },
    ],
  ]);
});

test('only as many values as wanted are returned, only those with the prefix, those of one count by name', async () => {
  const buckets = ['d', 'b', 'c', 'a'].map((name) => bucket(`x${name}`, `X${name}`, 1));
  const answer = { tech: { ...complete, buckets: [...buckets, bucket('y', 'Y', 9)] } };
  const { facets } = await countFacets({}, ['tech'], { size: 3, prefix: 'X' }, schema, answering(answer));
  expect(facets.tech?.map(({ value }) => value)).toEqual(['Xa', 'Xb', 'Xc']);
});

test('an inexact answer is not used: all values are counted, part by part', async () => {
  const inexact = { ...complete, sum_other_doc_count: 1, buckets: [bucket('wix', 'Wix', 1)] };
  const part = (name: string, count: number, after?: string) => ({
    values: {
      buckets: [{ key: { value: `${name.toLowerCase()}\0${name}` }, doc_count: count }],
      ...(after && { after_key: { value: after } }),
    },
  });
  const { facets } = await countFacets(
    {},
    ['tech'],
    options,
    schema,
    answering({ tech: inexact }, part('Nginx', 2, 'nginx'), part('Wix', 7)),
  );
  expect(facets.tech).toEqual([
    { value: 'Wix', count: 7 },
    { value: 'Nginx', count: 2 },
  ]);
});

test('a number that no document has makes no histogram, and a text has no facets', async () => {
  const nothing = answering({ size: { value: null }, 'size max': { value: null } });
  expect(await countFacets({}, ['size'], options, schema, nothing)).toMatchObject({
    histograms: { size: [] },
  });
  await expect(countFacets({}, ['heading'], options, schema, answering())).rejects.toBeInstanceOf(
    InvalidQuery,
  );
});
