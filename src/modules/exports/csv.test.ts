import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

const readBack = (text: string): string[][] => parse(text, { record_delimiter: '\r\n' });

describe('a CSV row', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['Tools;=HYPERLINK(1)', "Tools;'=HYPERLINK(1)"],
    ['first\n=second\r\n+third;－fourth', "first\n'=second\r\n'+third;'－fourth"],
    ['a; =b, c=d', 'a; =b, c=d'],
    ['+4930123456', '+4930123456'],
    ['plain, "quoted"\r\nsecond line', 'plain, "quoted"\r\nsecond line'],
    ['עברית 😀 émoji', 'עברית 😀 émoji'],
  ])('keeps %j safe and readable', (value, expected) => {
    expect(readBack(csvRow([value, 'next']))).toEqual([[expected, 'next']]);
  });

  it('writes lists with semicolons, booleans as words and nothing for null', () => {
    expect(csvRow([['a', 'b'], true, false, null, 3.5, []])).toBe('a; b,true,false,,3.5,\r\n');
    expect(csvRow([['+4930123456', '+4930123457']])).toBe('+4930123456; +4930123457\r\n');
    expect(csvRow([['=x', 'y']])).toBe("'=x; y\r\n");
  });

  it('can be parsed with any text, and never starts a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const [row = []] = readBack(csvRow([...cells, 'end']));
        const guards = /^'(?=[=+\-@\t\r＝＋－＠])|(?<=[;\r\n])'(?=[=+\-@＝＋－＠])/gu;
        const unguarded = (cell: string): string => cell.replace(guards, '');
        expect(row.map(unguarded)).toEqual([...cells, 'end'].map(unguarded));
        for (const cell of row)
          expect(cell).not.toMatch(/(?:^|[;\r\n])[=+\-@＝＋－＠](?!\d{6,15}(?:; \+\d{6,15})*$)/u);
      }),
    );
  });
});
