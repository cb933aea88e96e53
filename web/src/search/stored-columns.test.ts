import { describe, expect, it } from 'vitest';
import { moved, widened } from './order-columns.ts';
import { columnsBetween } from './row-grid.ts';
import { columnsToRequest, shownOf } from './stored-columns.ts';

const columns = ['domain', 'city', 'title'].map((name) => ({ name, width: 10 }));

describe('the columns of the rows', () => {
  it('are the defaults if none were stored, or only invalid ones', () => {
    const usual = shownOf([]).map(({ name }) => name);
    expect(usual).toContain('company_name');
    const spoilt = [
      null,
      'city',
      { name: 'City!', width: 4 },
      { name: 'city', width: 1e9 },
      { name: 'city' },
    ];
    expect(shownOf(spoilt).map(({ name }) => name)).toEqual(usual);
  });

  it('keep their meaning when an earlier version of the app stored them, and are shown once', () => {
    const stored = [
      { name: 'name', width: 11 },
      { name: 'technologies', width: 14 },
      { name: 'tech_stack', width: 3 },
      { name: 'city', width: 9 },
    ];
    expect(shownOf(stored)).toEqual([
      { name: 'company_name', width: 11 },
      { name: 'tech_stack', width: 14 },
      { name: 'city', width: 9 },
    ]);
  });

  it('are requested only if a result does not have them, whatever their order', () => {
    const others = [...columns, { name: 'founded_year', width: 5 }];
    expect(columnsToRequest(others)).toBe('city,founded_year');
    expect(columnsToRequest(others.toReversed())).toBe('city,founded_year');
    expect(columnsToRequest(shownOf([]))).toBe('');
  });

  it('move to another position, but not beyond the ends', () => {
    const names = (order: readonly { readonly name: string }[]): string =>
      order.map(({ name }) => name).join(' ');
    expect(names(moved(columns, 2, 0))).toBe('title domain city');
    expect(names(moved(columns, 0, -1))).toBe('domain city title');
    expect(names(moved(columns, 0, 9))).toBe('city title domain');
    expect(names(moved(columns, 9, 0))).toBe('domain city title');
  });

  it('become as wide as can be stored and no wider', () => {
    const width = (factor: number): number | undefined => widened(columns, 1, factor)[1]?.width;
    expect([width(1.5), width(0.001), width(1000)]).toEqual([15, 2, 80]);
    expect(widened(columns, 1, 2)[0]?.width).toBe(10);
  });

  it('are rendered where they are visible: all of them if they fit', () => {
    const many = Array.from({ length: 178 }, () => ({ parts: 10 }));
    const { from, to } = columnsBetween(many, 5_000, 6_000);
    expect(to - from).toBeLessThan(15);
    expect(from).toBeGreaterThan(40);
    expect(columnsBetween(many.slice(0, 5), -300, 1_300)).toEqual({ from: 0, to: 5 });
    expect(columnsBetween(many, -300, 1_000_000)).toEqual({ from: 0, to: 178 });
  });
});
