import { describe, expect, test } from 'vitest';
import { superlinearReason } from './lint-regex.ts';
import { parseRegex } from './parse-regex.ts';
import { stepGrowth } from './step-growth.fixture.ts';

const refused: readonly (readonly [expression: string, reason: RegExp])[] = [
  ['(a+)+b', /nests/],
  ['(?:a*)*b', /nests|empty/],
  ['(?:a|a)*b', /nests/],
  ['(?:ab|a)+c', /nests/],
  ['(?:\\w+\\s?)+x', /nests/],
  ['(?:a?){30}b', /nests|empty/],
  ['.*foo', /begins with/],
  ['[^"]+foo', /begins with/],
  ['(?:[\\w.-]+)?@foo', /begins with/],
  ['<link[^>]+href=[^>]+foo', /same text/],
  ['foo.*bar.*baz', /same text/],
  ['v\\d+\\.?\\d+x', /same text/],
  ['a\\s+\\s*b', /same text/],
  ['<a[^>]{0,200}b[^>]{0,200}c', /same text/],
  ['(foo)\\1', /backreference/],
  ['foo(?=.*bar)', /lookaround/],
];

const accepted = [
  'cdn\\.shopify\\.com/s/files/',
  'jquery(?:-(\\d[\\d.]*\\d))?(?:\\.min)?\\.js',
  '^WordPress(?: (\\d[\\d.]*))?',
  '<link[^>]+wp-content',
  '<link[^>]+>[^<]+</link',
  'ver=([\\d.]+)',
  'v(?:\\.\\d+)*x',
  'foo(?:[\\w-]+/)*bar',
  '/\\d+\\.?\\d*',
  'xa+b+c',
  '(?:foo|bar)baz',
];

describe('the lint', () => {
  test.each(refused)('refuses %s', (expression, reason) => {
    expect(superlinearReason(parseRegex(expression))).toMatch(reason);
  });

  test.each(accepted)('accepts %s', (expression) => {
    expect(superlinearReason(parseRegex(expression))).toBeUndefined();
  });
});

describe('steps that a backtracking matcher takes from one start', () => {
  test.each(accepted)('%s: at most double when the text doubles', (expression) => {
    expect(stepGrowth(parseRegex(expression), 100)).toBeLessThan(2.3);
  });

  test.each(['(a+)+b', '(?:a|a)*b', 'foo.*bar.*baz', 'v\\d+\\.?\\d+x', '<link[^>]+href=[^>]+foo'])(
    '%s: explode, so the measurement would detect it',
    (expression) => {
      expect(stepGrowth(parseRegex(expression), 8)).toBeGreaterThan(2.5);
    },
  );
});
