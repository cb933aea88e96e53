import { describe, expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

function e164(written: string, country: string | null): string | null {
  return readPhoneNumber(written, country)?.e164 ?? null;
}

describe('reading a written phone number', () => {
  test('international forms need no country', () => {
    expect(e164('+44 (0)113 249 6000', null)).toBe('+441132496000');
    expect(e164('0044 113 249 6000', null)).toBe('+441132496000');
    expect(e164('(+49) 30 901820', null)).toBe('+4930901820');
    expect(e164('011-44-113-249-6000', null)).toBe('+441132496000');
  });

  test('national forms are resolved by the country of the page', () => {
    expect(e164('0113 249 6000', 'GB')).toBe('+441132496000');
    expect(e164('030 / 90 18 20', 'DE')).toBe('+4930901820');
    expect(e164('0113 249 6000', null)).toBeNull();
  });

  test('the North American shape is understood without a country', () => {
    expect(e164('(212) 736-5000', null)).toBe('+12127365000');
    expect(e164('1.800.275.2273', null)).toBe('+18002752273');
    expect(e164('212 736 5000', 'FR')).toBeNull();
  });

  test('a missing plus is added when the country agrees', () => {
    expect(e164('49 30 90 18 20 11', 'DE')).toBe('+493090182011');
    expect(e164('49 30 90 18 20 11', 'AT')).not.toBe('+493090182011');
  });

  test('an outdated number with the code of its own country is kept', () => {
    expect(e164('+55 41 9738-6777', 'BR')).toBe('+554197386777');
    expect(e164('+55 41 9738-6777', 'PT')).toBeNull();
  });

  test('sample numbers are refused', () => {
    for (const written of [
      '+1 (234) 567-8910',
      '123-456-7890',
      '(212) 555-0182',
      '+91 1234567890',
      '000 000 0000',
      '555-555-5555',
    ]) {
      expect(e164(written, 'US'), written).toBeNull();
    }
  });

  test('the sample exchange 555 counts as one in North America only', () => {
    expect(e164('+1 212 555 0182', 'MX')).toBeNull();
    expect(e164('(416) 555-0182', 'CA')).toBeNull();
    expect(e164('444 555 0182', 'MX')).toBe('+524445550182');
    expect(e164('+52 444 555 0182', null)).toBe('+524445550182');
    expect(e164('555 123 45 66', 'TR')).toBe('+905551234566');
  });
});
