import { expect, it } from 'vitest';
import { recogniseDomains } from './recognised-domains.ts';

it('finds the domain of each line of a CSV, whatever else stands there', () => {
  const file =
    'name;website\nMaple;https://www.maple-bakery.com/shop\r\n"Oak, Ltd";oak.co.uk\n\nNobody;none\nmüller.de\n';
  expect(recogniseDomains(file)).toEqual({
    rows: 5,
    domains: 3,
    first: ['maple-bakery.com', 'oak.co.uk', 'müller.de'],
  });
});

it('counts a domain once', () => {
  expect(recogniseDomains('a.com\nA.com\nwww.a.com')).toMatchObject({ rows: 3, domains: 1 });
});

it('a long line without a domain takes no time', () => {
  expect(recogniseDomains('a'.repeat(200_000)).domains).toBe(0);
  expect(recogniseDomains('a.'.repeat(100_000)).rows).toBe(1);
});
