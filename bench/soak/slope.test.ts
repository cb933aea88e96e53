import { expect, test } from 'vitest';
import { slopePerHour } from './slope.ts';

test('steady growth is detected although some readings are far off', () => {
  const readings = Array.from({ length: 60 }, (_, minute) => ({
    minute,
    value: 100 + minute + (minute % 10 === 0 ? 500 : 0),
  }));
  expect(slopePerHour(readings)).toBeCloseTo(60, 0);
});

test('readings that go up and down around a level have no slope', () => {
  const readings = Array.from({ length: 61 }, (_, minute) => ({ minute, value: 100 + (minute % 2) * 30 }));
  expect(slopePerHour(readings)).toBe(0);
});
