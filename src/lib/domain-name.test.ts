import { describe, expect, it } from 'vitest';
import { domainOfHost, normalizeDomainName } from './domain-name.ts';

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
    ['www.blog.github.io', 'blog.github.io'],
    ['www.gov.uk', 'www.gov.uk'],
    ['https://www.co.uk/', 'www.co.uk'],
    ['www.github.io', 'www.github.io'],
    ['www.www.example.com', 'example.com'],
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
    '.example.com',
    'example.com..',
    'gov.uk',
    'github.io',
    's3.amazonaws.com',
    'a_b.com',
    'example.onion',
    '1.0.0.127.in-addr.arpa',
    'home.arpa',
    'foo.localhost',
    'metadata.google.internal',
  ])('%s is not a domain name', (given) => {
    expect(normalizeDomainName(given)).toBeUndefined();
    expect(domainOfHost(given)).toBeUndefined();
  });

  it('is read from an address of 10,000 characters, but not from a longer text', () => {
    const address = 'https://example.com/';
    expect(normalizeDomainName(address.padEnd(10_000, 'x'))).toBe('example.com');
    expect(normalizeDomainName(address.padEnd(10_001, 'x'))).toBeUndefined();
  });

  it('is the same whether a host is read or requested', () => {
    for (const host of [
      'www.gov.uk',
      'www.example.com',
      'WWW.Shop.example.co.uk',
      'www.www.com',
      'www.com',
    ]) {
      const key = domainOfHost(host);
      expect(key).toBeDefined();
      expect(normalizeDomainName(host)).toBe(key);
      expect(normalizeDomainName(key ?? '')).toBe(key);
    }
  });
});
