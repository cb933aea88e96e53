import { describe, expect, test } from 'vitest';
import { findWrittenNumbers } from './phone-text.ts';

function numbers(text: string, before = ''): string[] {
  return findWrittenNumbers(text, before).map((number) => `${number.label ?? 'bare'}: ${number.written}`);
}

describe('numbers in text', () => {
  test('the nearest label decides what a number is', () => {
    expect(numbers('Tel: 0113 249 6000 · Fax: 0113 249 6001')).toEqual([
      'phone: 0113 249 6000',
      'fax: 0113 249 6001',
    ]);
    expect(numbers('Tel/Fax: 080/5019521')).toEqual(['phone-and-fax: 080/5019521']);
    expect(numbers('TEL. 331 555 4021 y 331 555 4077')).toEqual([
      'phone: 331 555 4021',
      'phone: 331 555 4077',
    ]);
    expect(numbers('Звоните: +7 (495) 555-01-44')).toEqual(['phone: +7 (495) 555-01-44']);
    expect(numbers('Tlf. 86 55 70 72')).toEqual(['phone: 86 55 70 72']);
    expect(numbers('0113 249 6000', 'Phone')).toEqual(['phone: 0113 249 6000']);
    expect(numbers('0113 249 6000')).toEqual(['bare: 0113 249 6000']);
  });

  test.each([
    'VAT Reg: 633348052 Company Reg: 3048123',
    'P. IVA: 04718980727',
    'ИНН 027715120823 ОГРН 311028003900305',
    'CVR: 35545905',
    'IBAN DE89 3704 0044 0532 0130 00',
    'SIRET 732 829 320 00074',
    'ABN 51 824 753 556',
    'CNPJ 11.222.333/0001-81',
    'Cep 28.950-000',
  ])('%s names an identifier, not a phone', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  test.each([
    '09.12.2014 at 19:52',
    'Season 2023/2024',
    '© 1999 - 2015 Kvarnby',
    'from 2014-12-09 on',
    'US $1 250 000.00',
    '1.000.000 kr',
    'index 17887.21 points',
    'Mon - Fri 9.00 - 18.00',
    'host 192.168.100.200',
    'see kvarnby.se/2015/03/01/bread',
    'order#1234567890',
    'MD99033123456',
  ])('%s contains no phone number', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  test('a megabyte of digits is read in bounded steps', () => {
    expect(numbers('1 '.repeat(500_000)).length).toBeLessThanOrEqual(20);
    expect(numbers('('.repeat(1_000_000))).toEqual([]);
  });
});

test('a lone F before a number means fax, a lone T or M a phone', () => {
  expect(numbers('T: 030 901820 F: 030 901821')).toEqual(['phone: 030 901820', 'fax: 030 901821']);
});

test.each([
  ['Phone: 022-66614027 / 022-66614028', ['phone: 022-66614027', 'phone: 022-66614028']],
  ['Tel. 0221 5550144 / 5550145', ['phone: 0221 5550144', 'phone: 0221 5550145']],
  ['Tel. +49 (0) 2301 / 188600', ['phone: +49 (0) 2301 / 188600']],
  ['Tel. 034298 / 301452', ['phone: 034298 / 301452']],
  ['Tel. 011.555.01.44', ['phone: 011.555.01.44']],
  ['Tel. 011.5550144', ['phone: 011.5550144']],
])('%s: a slash joins two numbers or an area code, a dot follows an Italian one', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});
