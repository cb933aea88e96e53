import { expect, it } from 'vitest';
import { nextPage } from './place-in-results.ts';

/** The pages in the order in which they are requested. */
function pagesOf(total: number, rows: number): readonly number[] {
  const limits: number[] = [];
  for (let offset = 50; ; ) {
    const page = nextPage(offset, total, rows);
    if (page === undefined) return limits;
    limits.push(page.limit);
    offset += Math.min(page.limit, total - offset);
  }
}

it('the next page has the usual size', () => {
  expect(pagesOf(160, 0)).toEqual([50, 50, 50]);
  expect(pagesOf(50, 0)).toEqual([]);
  expect(pagesOf(0, 0)).toEqual([]);
});

it('the way back to a row far down takes few requests', () => {
  expect(pagesOf(520, 465)).toEqual([415, 50, 50]);
  expect(pagesOf(10_000, 10_000)).toHaveLength(20);
});
