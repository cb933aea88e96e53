import { describe, expect, it } from 'vitest';
import { nextBefore } from './next-page.ts';

const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: from - at }));

describe('the pages of the inbox', () => {
  it('continue before the oldest notification of a full page', () => {
    expect(nextBefore(page(500, 50), undefined)).toBe(451);
    expect(nextBefore(page(450, 50), 451)).toBe(401);
  });

  it('end with a page that is not full', () => {
    expect(nextBefore(page(500, 12), undefined)).toBeUndefined();
    expect(nextBefore([], 3)).toBeUndefined();
  });

  it('end if a server returns the same page again', () => {
    expect(nextBefore(page(500, 200), 451)).toBeUndefined();
  });
});
