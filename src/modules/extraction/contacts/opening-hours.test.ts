import { expect, test } from 'vitest';
import { findOpeningHours } from './opening-hours.ts';
import { settle, syntheticPage } from './synthetic-page.fixture.ts';

function hours(node: object): string[] {
  return settle(
    [findOpeningHours],
    syntheticPage(`<script type="application/ld+json">${JSON.stringify(node)}</script>`),
  ).opening_hours;
}

test('hours written in the short form are kept as declared', () => {
  expect(hours({ '@type': 'Bakery', openingHours: ['Mo-Fr 07:00-18:00', 'Sa 08:00-13:00'] })).toEqual([
    'Mo-Fr 07:00-18:00',
    'Sa 08:00-13:00',
  ]);
});

test('specifications become the short form, days in a row joined', () => {
  const days = ['Monday', 'https://schema.org/Tuesday', 'Wednesday', 'Friday'];
  expect(
    hours({
      '@type': 'Bakery',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '7:00', closes: '18:00:00' },
      ],
    }),
  ).toEqual(['Mo-We,Fr 07:00-18:00']);
});

test('empty and broken specifications give nothing', () => {
  expect(
    hours({
      '@type': 'Bakery',
      openingHours: '',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '9:00' },
    }),
  ).toEqual([]);
});
