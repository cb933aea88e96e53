import { describe, expect, test } from 'vitest';
import { findEmailsInText } from './email-text.ts';

describe('e-mails in text', () => {
  test('plain addresses are found once, in order, whatever surrounds them', () => {
    expect(
      findEmailsInText('Tel 123|sales@kvarnby.se, or (info@kvarnby.se). Again: sales@kvarnby.se!'),
    ).toEqual(['sales@kvarnby.se', 'info@kvarnby.se']);
  });

  test('addresses hidden from robots are read', () => {
    for (const text of [
      'info [at] kvarnby.se',
      'info(at)kvarnby.se',
      'info{at}kvarnby[dot]se',
      'info (a) kvarnby.se',
      'info at kvarnby dot se',
      'info <at> kvarnby (punkt) se',
      'info[arroba]kvarnby.se',
      'info @ kvarnby.se',
    ]) {
      expect(findEmailsInText(`Write to ${text} today`), text).toEqual(['info@kvarnby.se']);
    }
  });

  test('a label in another script that touches the address is excluded', () => {
    expect(findEmailsInText('网站地图fyz88@kvarnby.se Почта:info@kvarnby.se')).toEqual([
      'fyz88@kvarnby.se',
      'info@kvarnby.se',
    ]);
  });

  test('a sentence with "at" in it contains no address', () => {
    for (const text of [
      'Meet us at kvarnby.se',
      'Austria (AT) and more',
      'see you @ kvarnby.se',
      'Find us (at) the mill',
    ]) {
      expect(findEmailsInText(text), text).toEqual([]);
    }
  });

  test('social handles and prices with the @ sign are not addresses', () => {
    expect(findEmailsInText('Follow @kvarnby.bageri or buy 3@1.50')).toEqual([]);
  });

  test('a megabyte of @ signs yields nothing', () => {
    expect(findEmailsInText('@'.repeat(1_000_000))).toEqual([]);
    expect(findEmailsInText('a'.repeat(1_000_000).concat('@'))).toEqual([]);
    expect(findEmailsInText('(at) '.repeat(200_000))).toEqual([]);
  });
});
