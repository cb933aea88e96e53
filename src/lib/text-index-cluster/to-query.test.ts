import { expect, test } from 'vitest';
import { schema } from '../../../test/harness/test-index.ts';
import type { Filter } from '../text-index/api.ts';
import { matching, readQuery } from './to-query.ts';

function restrictionsOf(...filters: Filter[]) {
  const { bool } = matching(readQuery({ mode: 'all', filters }, schema), schema) as {
    bool: { filter: object[]; must_not: object[] };
  };
  return bool;
}

const [a, notA] = [
  { op: 'keys', keys: ['a'] },
  { op: 'not-keys', keys: ['a'] },
] as const;
const isA = { terms: { key: ['a'] } };

test('keys that are refused are excluded, and none of those that are refused are included', () => {
  expect(restrictionsOf(a)).toEqual({ filter: [isA], must_not: [] });
  expect(restrictionsOf(notA)).toEqual({ filter: [], must_not: [isA] });
  expect(restrictionsOf({ op: 'none', filters: [a] })).toEqual({ filter: [], must_not: [isA] });
  expect(restrictionsOf({ op: 'none', filters: [notA] })).toEqual({ filter: [isA], must_not: [] });
});

test('a sign in a value stands for itself, in every spelling of its letters', () => {
  const { filter } = restrictionsOf({ field: 'heading', op: 'contains', value: 'Ç* a?b\\' });
  expect(filter).toEqual([{ wildcard: { f_heading: { value: '*c\\* a\\?b\\\\*' } } }]);
});
