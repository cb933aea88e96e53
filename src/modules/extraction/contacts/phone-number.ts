import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export interface PhoneNumber {
  readonly e164: string;
  /** ISO 3166 code, null where the number belongs to no single country (`+800`, `+1` toll-free). */
  readonly country: string | null;
  /** True when the page wrote the country code itself, so that the number is evidence for a country. */
  readonly international: boolean;
}

/**
 * Reads one written number. A national number needs the page's country; `country` null leaves only
 * international ones and those in the unmistakable North American shape.
 */
export function readPhoneNumber(written: string, country: string | null): PhoneNumber | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 17 || isPlaceholderNumber(digits)) return null;
  const international = toInternational(written, digits);
  if (international !== null) return readInternational(international, country);
  const forgotten = country === null || /^\D*0/.test(written) ? null : withForgottenPlus(digits, country);
  if (forgotten !== null) return forgotten;
  const national = country === null ? null : parse(written, country, false);
  if (national !== null) return national;
  if (isNorthAmericanShape(written, digits) && (country === null || NANP_FALLBACK.has(country))) {
    return parse(written, 'US', false);
  }
  return null;
}

/** Country vote and phone list read the same numbers one after the other; reading is slow, so the last ones are kept. */
const recent = new Map<string, PhoneNumber | null>();
const RECENT_MAX = 200;

function readInternational(written: string, country: string | null): PhoneNumber | null {
  let number = recent.get(written);
  if (number === undefined) {
    number = parse(written, null, true);
    if (recent.size >= RECENT_MAX) recent.clear();
    recent.set(written, number);
  }
  return number ?? (country === null ? null : parse(written, country, true));
}

/** `(212) 555-0182`, `1-800-555-0182`, `2125550182`: ten digits whose area and exchange start with 2 to 9. */
export function isNorthAmericanShape(written: string, digits: string): boolean {
  return (
    /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits) &&
    /^\D{0,3}1?\D{0,3}\d{3}\D{0,4}\d{3}\D{0,3}\d{4}$/.test(written.trim())
  );
}

const NANP_FALLBACK = new Set(['US', 'CA', 'PR', 'DO', 'JM', 'BS', 'BB', 'TT']);

/** `+49 …`, `0049 …` and `+(49) …` to `+49…`; a bracketed trunk zero, `+44 (0)20`, is dropped. */
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
  // A number with the page's own country code is believed by its length alone: numbering plans change and old pages keep old numbers.
  const believed =
    number.isValid() ||
    (international && number.isPossible() && number.country === country && country !== null);
  return believed ? { e164: number.number, country: number.country ?? null, international } : null;
}

/** `49 30 …` on a German page: the plus sign was forgotten, the country code was not. */
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
function isPlaceholderNumber(digits: string): boolean {
  return (
    /(\d)\1{6}/.test(digits) ||
    /0?123456|1234567|2345678|3456789|9876543|8765432/.test(digits) ||
    /^1?[2-9]\d\d55501\d\d$/.test(digits) ||
    /^1?555\d{7}$/.test(digits)
  );
}
