import { expect, test } from 'vitest';
import { bareLetters, domainAffinity } from './domain-affinity.ts';

test('the same letters match completely, with or without the suffix', () => {
  expect(domainAffinity('My Paper Shop', 'mypapershop.com')).toBe(1);
  expect(domainAffinity('Boat.dk', 'boat.dk')).toBe(1);
  expect(domainAffinity('Йогурт', 'yogurt.ru')).toBe(1);
});

test('longer and shorter forms match partly, in the expected order', () => {
  const exact = domainAffinity('Kvarnby Bageri', 'kvarnbybageri.se');
  const longer = domainAffinity('Kvarnby Bageri Malmö', 'kvarnbybageri.se');
  const unrelated = domainAffinity('Mega Bank', 'kvarnbybageri.se');
  expect([exact > longer, longer > 0.6, unrelated]).toEqual([true, true, 0]);
});

test('initials match', () => {
  expect(domainAffinity('World Harbour Cultural Union', 'whcu.org')).toBe(0.8);
});

test('letters are compared without accents, case and spaces', () => {
  expect(bareLetters('Łódź Straße – 1')).toBe('lodzstrasse1');
});
