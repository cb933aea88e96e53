import { expect, test } from 'vitest';
import { withoutUnknownExclusions } from './unknown-exclusions.ts';

const onPages = new Set(['pool', 'free parking']);
const count = async ({ q }: { readonly q?: unknown }) => (onPages.has(String(q)) ? 3 : 0);

test.each([
  ['pool', 'pool', []],
  ['responsive', undefined, ['responsive']],
  ['pool,responsive', 'pool', ['responsive']],
  ['"free parking"', '"free parking"', []],
  ['"fast site",pool', 'pool', ['fast site']],
])('of what is excluded (%s), only words that a page has are searched', async (exclude, left, unknown) => {
  const made = await withoutUnknownExclusions(
    { name: 'search', args: { country: 'ES', exclude } },
    [{ text: exclude, param: 'exclude', value: exclude }],
    count,
  );
  expect(made.unknown).toEqual(unknown);
  expect(made.call.args).toEqual({ country: 'ES', ...(left !== undefined && { exclude: left }) });
});

test('a search that excludes nothing is left as it is', async () => {
  const call = { name: 'search', args: { country: 'ES' } } as const;
  expect(await withoutUnknownExclusions(call, [], count)).toEqual({ call, applied: [], unknown: [] });
});
