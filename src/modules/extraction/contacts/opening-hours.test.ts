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

test('specifications are converted to the short form, with consecutive days joined', () => {
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

test('empty and broken specifications yield nothing', () => {
  expect(
    hours({
      '@type': 'Bakery',
      openingHours: '',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '9:00' },
    }),
  ).toEqual([]);
});

test('names of days are abbreviated, and the default of a plugin is ignored', () => {
  expect(hours({ '@type': 'Bakery', openingHours: 'Monday,Tuesday,Saturday 09:00-17:00' })).toEqual([
    'Mo,Tu,Sa 09:00-17:00',
  ]);
  const everyDay = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday 09:00-17:00';
  expect(hours({ '@type': 'Bakery', openingHours: everyDay })).toEqual([]);
});

test('holiday and telephone hours are not opening hours, and hours stated twice are listed once', () => {
  const of = (dayOfWeek: string, opens: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes: '18:00',
  });
  expect(
    hours({
      '@type': 'Bakery',
      openingHours: 'Mo-Mo 07:00-18:00',
      openingHoursSpecification: [of('Monday', '07:00')],
      specialOpeningHoursSpecification: [of('Sunday', '10:00')],
      contactPoint: { '@type': 'ContactPoint', hoursAvailable: of('Friday', '06:00') },
    }),
  ).toEqual(['Mo 07:00-18:00']);
});
