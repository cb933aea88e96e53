import { expect, it } from 'vitest';
import { type Condition, type Group, readGroups, writeQuery } from './conditions.ts';

const columns = ['city', 'founded_year', 'linkedin', 'has_cart'];
const reread = (q: string): string => writeQuery(readGroups({ q, mode: 'query' }, columns));

it.each([
  ['bakery'],
  ['dent*'],
  ['"book a demo"'],
  ['title:crm -agency'],
  ['(crm OR erp) -agency country:de'],
  ['country:de OR country:at'],
  ['industry:"Software & SaaS"'],
  ['founded_year:>=2015 -has:blog'],
  ['city:"*york*"'],
  ['-city:"*york*"'],
  ['city:"Lee*"'],
  ['exists:linkedin -exists:city'],
  ['started:Shopify since:2026-05'],
  ['"c++" "24:7"'],
])('a query is unchanged: %s', (query) => expect(reread(query)).toBe(query));

it.each([
  ['a AND b', 'a b'],
  ['NOT (agency OR studio) crm', '-agency -studio crm'],
  ['title:(crm OR erp)', 'title:crm OR title:erp'],
  ['city:York', 'city:York'],
])('%s is written in its plain form', (query, plain) => expect(reread(query)).toBe(plain));

it.each(['(a b) OR c', '"free demo"~5', '-founded_year:>2015 OR (a -b)', '"never closed'])(
  'a query beyond groups of conditions is kept as it was written: %s',
  (query) => expect(reread(query)).toBe(`(${query})`),
);

it.each([
  ['phrase', [[words('rye loaves')]], '"rye loaves"'],
  ['any', [[words('rye')], [words('loaves')]], 'rye loaves'],
  ['single', [[words('rye'), words('loaves')]], 'rye OR loaves'],
] as const)('the words of a search by %s become conditions', (mode, groups, query) => {
  const read = readGroups({ q: 'rye loaves', mode }, columns);
  expect(read).toEqual(groups);
  expect(writeQuery(read)).toBe(query);
});

function words(value: string): Condition {
  return { where: 'page', operator: 'is', value };
}

it('text that a reader types is never an operator', () => {
  const groups: readonly Group[] = [
    [words('OR')],
    [words('-agency')],
    [words('"quoted" text')],
    [words('a:b')],
    [{ where: 'founded_year', operator: '>', value: '2015) OR (x' }],
    [{ where: 'city', operator: 'is', value: 'New "York' }],
    [words('  ')],
  ];
  const query = writeQuery(groups);
  expect(query).toBe('"OR" "-agency" "quoted  text" "a:b" founded_year:>2015ORx city:"New  York"');
  expect(readGroups({ q: query, mode: 'query' }, columns)).toHaveLength(6);
});
