import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export interface PhoneNumber {
  readonly e164: string;
  /** ISO 3166 code; null if the number belongs to no single country (`+800`, `+1` toll-free). */
  readonly country: string | null;
  /** True when the page wrote the country code itself, so that the number is evidence for a country. */
  readonly international: boolean;
}

/**
 * Reads one written number. A national number needs the page's country; if `country` is null, only international ones and those in the
 * unmistakable North American format are read.
 */
export function readPhoneNumber(written: string, country: string | null): PhoneNumber | null {
  const digits = written.replace(/\D/g, '');
  const international = toInternational(written, digits);
  if (digits.length < 6 || digits.length > 17 || isPlaceholder(international ?? written, country))
    return null;
  if (international !== null) return parse(international, country, true);
  const forgotten = country === null || /^\D*0/.test(written) ? null : withForgottenPlus(digits, country);
  if (forgotten !== null) return forgotten;
  const national = country === null ? null : parse(written, country, false);
  if (national !== null) return national;
  if (isNorthAmericanShape(written, digits) && (country === null || NANP_FALLBACK.has(country))) {
    return parse(written, 'US', false);
  }
  return null;
}

/** The country whose code a number starts with, without parsing the rest; null for numbers without a code. */
export function callingCountry(written: string): string | null {
  const number = toInternational(written, written.replace(/\D/g, ''));
  if (number === null || number.length < 9 || isPlaceholder(number, null)) return null;
  for (const length of [1, 2, 3]) {
    const country = COUNTRY_BY_CALLING_CODE.get(number.slice(1, 1 + length));
    if (country !== undefined) return country;
  }
  return null;
}

/** The largest country of each shared code: the United States, Russia, Italy and so on come first in the list. */
const SHARED_CODES: readonly CountryCode[] = ['US', 'RU', 'IT', 'GB', 'NO', 'FI', 'AU', 'MA', 'FR'];
const COUNTRY_BY_CALLING_CODE: ReadonlyMap<string, string> = new Map(
  [...getCountries(), ...SHARED_CODES].map((country) => [getCountryCallingCode(country), country]),
);

/** `(212) 555-0182`, `1-800-555-0182`, `2125550182`: ten digits whose area and exchange start with 2 to 9. */
export function isNorthAmericanShape(written: string, digits: string): boolean {
  return (
    /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits) &&
    /^\D{0,3}1?\D{0,3}\d{3}\D{0,4}\d{3}\D{0,3}\d{4}$/.test(written.trim())
  );
}

const NANP_FALLBACK = new Set(['US', 'CA', 'PR', 'DO', 'JM', 'BS', 'BB', 'TT']);

/** Converts `+49 …`, `0049 …` and `+(49) …` to `+49…`; a bracketed trunk zero, as in `+44 (0)20`, is dropped. */
function toInternational(written: string, digits: string): string | null {
  const start = written.trimStart();
  if (/^\(?\+/.test(start)) return `+${start.replace(/\(0\)/, '').replace(/\D/g, '')}`;
  if (/^\(?00[1-9]/.test(start)) return `+${start.replace(/\(0\)/, '').replace(/\D/g, '').slice(2)}`;
  return digits.length >= 12 && /^011[1-9]/.test(digits) && /^011[\s-]/.test(start)
    ? `+${digits.slice(3)}`
    : null;
}

function parse(written: string, country: string | null, international: boolean): PhoneNumber | null {
  const defaultCountry =
    country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  if (!international && defaultCountry === undefined) return null;
  const number = parsePhoneNumberFromString(written, {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  });
  if (number === undefined) return null;
  // A number with the page's own country code is accepted by its length alone, because numbering plans change and old pages keep old
  // numbers.
  const accepted =
    number.isValid() ||
    (international && number.isPossible() && number.country === country && country !== null);
  return accepted ? { e164: number.number, country: number.country ?? null, international } : null;
}

/** `49 30 …` on a German page: the plus sign is missing, but the country code is not. */
function withForgottenPlus(digits: string, country: string): PhoneNumber | null {
  if (
    digits.length < 10 ||
    !isSupportedCountry(country) ||
    !digits.startsWith(getCountryCallingCode(country))
  )
    return null;
  const number = parse(`+${digits}`, null, true);
  return number?.country === country ? number : null;
}

/** 123-456-7890, 000 000, 555-0100: sample numbers of templates and form hints. */
function isPlaceholder(written: string, country: string | null): boolean {
  const digits = written.replace(/\D/g, '');
  if (/(\d)\1{6}/.test(digits) || /123456$|1234567|2345678|3456789|9876543|8765432/.test(digits)) return true;
  // Only North America reserves the exchange 555 for films and templates; elsewhere people have such numbers.
  const isNorthAmerican = written.startsWith('+')
    ? written.startsWith('+1')
    : country === null || isNorthAmericanCountry(country);
  return isNorthAmerican && /^1?(?:[2-9]\d\d55501\d\d|555\d{7})$/.test(digits);
}

function isNorthAmericanCountry(country: string): boolean {
  return isSupportedCountry(country) && getCountryCallingCode(country) === '1';
}
