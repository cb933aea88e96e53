import { describe, expect, it } from 'vitest';
import { beginningsOf, closeForms } from './close-forms.ts';

const keyword = (value: string, count: number) => ({ type: 'keyword' as const, value, count });

describe('what may have been meant', () => {
  it('is looked for under the text and under shorter beginnings of its last word', () => {
    expect(beginningsOf('bakeries')).toEqual(['bakeries', 'bakerie', 'bakeri', 'baker']);
    expect(beginningsOf(' rye lo ')).toEqual(['rye lo']);
    expect(beginningsOf('fresh breads')).toEqual(['fresh breads', 'fresh bread', 'fresh brea']);
    expect(beginningsOf('')).toEqual(['']);
  });

  it('is the closest keyword first: another form, a slip, an unfinished word', () => {
    const suggestions = [keyword('bakers', 3), keyword('bakery', 16), keyword('bakeware and tools', 9)];
    expect(closeForms('bakerry', suggestions, 4)).toEqual([
      { text: 'bakery', count: 16 },
      { text: 'bakers', count: 3 },
    ]);
    expect(closeForms('bakeries', suggestions, 1)).toEqual([{ text: 'bakers', count: 3 }]);
    expect(closeForms('bakeries', suggestions, 4)).toHaveLength(2);
    expect(closeForms('rye lo', [keyword('rye loaves', 16)], 4)).toEqual([{ text: 'rye loaves', count: 16 }]);
  });

  it('is never the text itself, a company, or what nothing matches', () => {
    const company = { type: 'company' as const, value: 'bakery', count: 1 };
    expect(closeForms('Bakery', [keyword('bakery', 5), keyword('bakerys', 0), company], 4)).toEqual([]);
  });
});
