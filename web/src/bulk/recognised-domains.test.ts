import { expect, it } from 'vitest';
import { recogniseDomains } from './recognised-domains.ts';

it('finds the domain of each line of a CSV, whatever else is there, and does not count its header', () => {
  const file =
    'name;website\nMaple;https://www.maple-bakery.com/shop\r\n"Oak, Ltd";oak.co.uk\n\nNobody;none\nmüller.de\n';
  expect(recogniseDomains(file)).toEqual({
    rows: 4,
    domains: 3,
    first: ['maple-bakery.com', 'oak.co.uk', 'müller.de'],
  });
});

it('counts and names a domain once', () => {
  expect(recogniseDomains('a.com\nA.com\nwww.a.com\nb.com')).toEqual({
    rows: 4,
    domains: 2,
    first: ['a.com', 'b.com'],
  });
});

it('counts a first line that is not a header', () => {
  expect(recogniseDomains('nobody\na.com')).toMatchObject({ rows: 2 });
  expect(recogniseDomains('')).toEqual({ rows: 0, domains: 0, first: [] });
});

it('a long line without a domain takes no time', () => {
  expect(recogniseDomains('a'.repeat(200_000)).domains).toBe(0);
  expect(recogniseDomains('a.'.repeat(100_000)).rows).toBe(1);
});
