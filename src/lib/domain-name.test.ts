import { describe, expect, it } from 'vitest';
import { normalizeDomainName } from './domain-name.ts';

describe('a domain name', () => {
  it.each([
    ['example.com', 'example.com'],
    ['https://www.Example.com/x', 'example.com'],
    ['  HTTP://user:secret@WWW.Example.co.uk:8080/path?q#f ', 'example.co.uk'],
    ['//example.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['shop.example.com', 'shop.example.com'],
    ['www.com', 'www.com'],
    ['blog.github.io', 'blog.github.io'],
  ])('%s is %s', (given, expected) => expect(normalizeDomainName(given)).toBe(expected));

  it.each([
    '',
    ' ',
    'localhost',
    'com',
    'co.uk',
    '127.0.0.1',
    '[::1]',
    'example',
    'exa mple.com',
    'a..com',
    '-a.com',
    'x.invalidtld',
    `${'a'.repeat(64)}.com`,
    'javascript:alert(1)',
    '<b>.com',
  ])('%s is none', (given) => expect(normalizeDomainName(given)).toBeUndefined());
});
