import { expect, test } from 'vitest';
import { readableHours, readablePhone, readableWord } from './readable.ts';

test('a phone number is written in groups, and never loses a digit', () => {
  expect(readablePhone('+441134960841')).toBe('+44 113 496 0841');
  expect(readablePhone('+12025550123')).toBe('+1 202 555 0123');
  expect(readablePhone('+35312345678')).toBe('+353 123 456 78');
  expect(readablePhone('0113 496 0841')).toBe('0113 496 0841');
  for (const number of ['+4930123456', '+78005553535', '+8613800138000', '+37061234567'])
    expect(readablePhone(number).replaceAll(' ', '')).toBe(number);
});

test('opening hours become days and hours, and stay unchanged if they cannot be parsed', () => {
  expect(readableHours(['Mo-Fr 07:00-17:30', 'Sa,Su 9:00-12:00'])).toEqual([
    { days: 'Monday – Friday', hours: '07:00 – 17:30' },
    { days: 'Saturday, Sunday', hours: '9:00 – 12:00' },
  ]);
  expect(readableHours(['Mo-Fr 07:00-17:30', 'by appointment'])).toBeUndefined();
});

test('codes of a column become words, other columns stay unchanged', () => {
  expect(readableWord('b2b_or_b2c', 'b2c')).toBe('Consumers (B2C)');
  expect(readableWord('business_model', 'franchise')).toBe('Franchise');
  expect(readableWord('title', 'b2b')).toBe('b2b');
});
