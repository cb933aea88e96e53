import { expect, test } from 'vitest';
import { parseRegex } from './parse-regex.ts';
import { requiredLiterals } from './required-literals.ts';

const cases: readonly (readonly [expression: string, literals: readonly string[] | undefined])[] = [
  ['cdn\\.shopify\\.com', ['cdn.shopify.com']],
  ['CDN\\.Acme', ['cdn.acme']],
  ['(?:^|/)jquery(?:-(\\d[\\d.]*))?\\.js', ['jquery']],
  ['(?:foobar|bazqux)\\.js', ['foobar.js', 'bazqux.js']],
  ['href="[^"]+acmeshop', ['acmeshop']],
  ['["\']acme', ['"acme', "'acme"]],
  ['acme(?:\\.min)?\\.js', ['acme.min.js', 'acme.js']],
  ['(?:acmeshop)?', undefined],
  ['[a-z]+\\d+', undefined],
  ['abc', undefined],
  ['acmeshop|[a-z]+', undefined],
  ['(?:acmeshop){2,3}', ['acmeshop']],
];

test.each(cases)('every match of %s contains one of %j', (expression, literals) => {
  expect(requiredLiterals(parseRegex(expression))).toEqual(literals);
});
