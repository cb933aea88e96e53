import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { histogramBounds } from './histogram-bounds.ts';

describe('the bounds of a histogram', () => {
  test('are round numbers of equal width where the values are close together', () => {
    expect(histogramBounds(1987, 2026, 10, false)).toEqual([
      1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020, 2025, 2030,
    ]);
    expect(histogramBounds(3, 6, 200, false)).toEqual([3, 4, 5, 6, 7]);
    expect(histogramBounds(-1.5, 2.5, 4, false)).toEqual([-2, 0, 2, 4]);
    expect(histogramBounds(7, 7, 10, false)).toEqual([7, 8]);
  });

  test('grow with the values over several powers of ten', () => {
    expect(histogramBounds(0, 640, 10, false)).toEqual([0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]);
    expect(histogramBounds(30, 1_000_000, 10, false)).toEqual([
      10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000,
    ]);
  });

  test('are days, months or years of dates', () => {
    const days = (...texts: string[]) => texts.map((text) => Date.parse(text));
    const span = (from: string, to: string, size: number) =>
      histogramBounds(Date.parse(from), Date.parse(to), size, true);
    expect(span('2026-10-30T10:00Z', '2026-11-01T00:00Z', 10)).toEqual(
      days('2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'),
    );
    expect(span('2025-12-05T10:00Z', '2026-02-01T10:00Z', 10)).toEqual(
      days('2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'),
    );
    expect(span('2014-12-05T10:00Z', '2026-02-01T10:00Z', 5)).toEqual(
      days('2010-01-01', '2015-01-01', '2020-01-01', '2025-01-01', '2030-01-01'),
    );
  });

  test('are found for numbers so large that small steps do not change them', () => {
    expect(histogramBounds(999_999_999_999_997.9, 999_999_999_999_999.6, 45, false)).toEqual([
      999_999_999_999_990, 1_000_000_000_000_000,
    ]);
    expect(histogramBounds(1e300, 1e300, 10, false)).toHaveLength(2);
  });

  test('hold every value in at most as many buckets as requested', () => {
    const finite = fc.oneof(
      fc.double({ noNaN: true, min: -1e300, max: 1e300 }),
      fc.double({ noNaN: true, min: 1e12, max: 1e17 }),
      fc.double({ noNaN: true, min: -1e15, max: 1e15 }),
      fc.integer({ min: 0, max: 2e9 }),
    );
    const near = fc
      .tuple(finite, fc.integer({ min: -8, max: 8 }))
      .map(([a, steps]): [number, number] => [a, a + Math.abs(a) * steps * Number.EPSILON]);
    const pairs = fc.oneof(fc.tuple(finite, finite), near);
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 200 }), ([a, b], size) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const bounds = histogramBounds(min, max, size, false);
        expect(bounds.length - 1).toBeGreaterThanOrEqual(1);
        expect(bounds.length - 1).toBeLessThanOrEqual(size);
        expect(bounds[0]).toBeLessThanOrEqual(min);
        expect(bounds.at(-1)).toBeGreaterThan(max);
        expect([...bounds].sort((one, other) => one - other)).toEqual(bounds);
      }),
    );
  });
});
