import { expect, it } from 'vitest';
import { printLookalikesAddress, readLookalikesAddress, watchedLookalikes } from './lookalikes-address.ts';

it('an address opens the same lookalikes, and is printed as it was read', () => {
  const address =
    '/app/lookalikes?domains=one.com,two.de&not=three.fr&country=de&industry=Legal+Services&technology=WordPress&min_score=0.45';
  const read = readLookalikesAddress(address.slice(address.indexOf('?')));
  expect(read).toEqual({
    domains: ['one.com', 'two.de'],
    not: ['three.fr'],
    country: 'de',
    industry: 'Legal Services',
    technology: 'WordPress',
    min_score: 0.45,
  });
  expect(printLookalikesAddress(read)).toBe(address);
});

it('invalid domains, countries and scores are dropped, and at most ten domains are read', () => {
  const many = Array.from({ length: 12 }, (_, n) => `https://www.c${n}.com/about`).join(',');
  const read = readLookalikesAddress(`?domains=${many},c1.com&not=no%20domain&country=germany&min_score=2`);
  expect(read.domains).toHaveLength(10);
  expect(read.domains[0]).toBe('c0.com');
  expect(read).toMatchObject({ not: [], country: '', min_score: 0.2 });
  expect(printLookalikesAddress(readLookalikesAddress(''))).toBe('/app/lookalikes');
});

it('an alert on lookalikes has the conditions of the page; a cut-off that was not moved is its own', () => {
  expect(
    watchedLookalikes(
      readLookalikesAddress('?domains=one.com&not=two.de,three.fr&country=de&min_score=0.45'),
    ),
  ).toEqual({ likeness: { not: 'two.de,three.fr', min_score: 0.45 }, filters: { country: 'de' } });
  expect(watchedLookalikes(readLookalikesAddress('?domains=one.com'))).toEqual({ likeness: {}, filters: {} });
});
