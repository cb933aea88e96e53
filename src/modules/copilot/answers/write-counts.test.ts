import { expect, test } from 'vitest';
import { writeDistribution } from './write-counts.ts';

const cities = (counts: Readonly<Record<string, number>>) => ({
  total_count: Object.values(counts).reduce((sum, count) => sum + count, 0),
  facets: { city: Object.entries(counts).map(([value, count]) => ({ value, count })) },
});

const call = { name: 'facets', args: { technology: 'WordPress', fields: 'city', size: 10 } } as const;

test('the share of a value that the breakdown of the whole does not reach is not made up', () => {
  const parts = cities({ Graz: 2, Vienna: 3, Hallein: 1 });
  const wholes = cities({ Vienna: 12, Graz: 4 });
  expect(writeDistribution(call, parts, 'en', wholes)?.join(' ')).toContain(
    'Graz (50%, 2/4), Vienna (25%, 3/12) and Hallein (1)',
  );
});

test('without a whole, a breakdown states counts', () => {
  expect(writeDistribution(call, cities({ Graz: 2, Vienna: 3 }), 'en')?.join(' ')).toContain(
    'Vienna (3) and Graz (2)',
  );
});
