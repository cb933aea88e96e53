import { describe, expect, it } from 'vitest';
import { domainIn, mailDomainIn, phoneIn } from './typed-domain.ts';

describe('a typed domain', () => {
  it.each([
    ['maplegate-bakery-demo.com', 'maplegate-bakery-demo.com'],
    [' Stripe.COM ', 'stripe.com'],
    ['www.acme.co.uk', 'acme.co.uk'],
    ['https://www.acme.de/about?x=1#top', 'acme.de'],
    ['acme.de/impressum', 'acme.de'],
    ['acme.de:8443', 'acme.de'],
    ['müller.de', 'xn--mller-kva.de'],
    ['xn--mller-kva.de', 'xn--mller-kva.de'],
    ['www.com', 'www.com'],
  ])('is recognised in %s', (typed, domain) => {
    expect(domainIn(typed)).toBe(domain);
  });

  it.each([
    'rye loaves',
    'contact',
    'node.js',
    'Next.js',
    'index.html',
    'visit acme.com',
    'acme.com, oak.com',
    'info@acme.com',
    '1.2.3.4',
    'version 2.0',
    '…',
    'a..com',
    '-acme.com',
    '',
  ])('is not recognised in %s', (typed) => {
    expect(domainIn(typed)).toBeUndefined();
  });

  it('takes no time on long text', () => {
    expect(domainIn('a.'.repeat(50_000))).toBeUndefined();
    expect(domainIn(`${'a-'.repeat(50_000)}.com`)).toBeUndefined();
  });
});

it.each([
  ['+44 113 496 0841', '+441134960841'],
  ['+441134960841', '+441134960841'],
  ['0044 (0)113 496-0841', '+441134960841'],
  ['+49 (0) 30 123456', '+4930123456'],
  ['0113 496 0841', undefined],
  ['2026', undefined],
  ['+1', undefined],
  ['+44 113 dentists', undefined],
])('a telephone number with the code of its country is recognised: %s', (typed, phone) =>
  expect(phoneIn(typed)).toBe(phone),
);

it.each([
  ['info@acme.com', 'acme.com'],
  [' mailto:anna.smith+sales@www.Acme.co.uk ', 'acme.co.uk'],
  ['info@münchen.de', 'xn--mnchen-3ya.de'],
  ['info@acme', undefined],
  ['@acme.com', undefined],
  ['a@b@acme.com', undefined],
  ['write to info@acme.com', undefined],
  ['acme.com', undefined],
])('the domain of a typed e-mail address is recognised: %s', (typed, domain) =>
  expect(mailDomainIn(typed)).toBe(domain),
);
