import { type NumberLabel, numberLabel } from './phone-label.ts';

export interface WrittenNumber {
  readonly written: string;
  readonly label: NumberLabel | null;
  /** Grouped by spaces, dots, dashes or brackets, as people write phones; long identifiers are written without gaps. */
  readonly grouped: boolean;
  readonly before: string;
}

/**
 * Digit groups in a text that could be phone numbers, with their kind by the words before them; dates, prices, ranges and codes are
 * excluded.
 */
export function findWrittenNumbers(text: string, textBefore: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    if (isGlued(text, match.index, match[0].length)) continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    for (const written of joinedNumbers(match[0].trim())) {
      if (!hasPhoneLength(written) || isOtherFigure(written)) continue;
      const label = numberLabel(before.length < 60 ? `${textBefore} ${before}` : before);
      if (label === 'identifier') continue;
      found.push({ written, label, grouped: /\d[^\d]+\d/.test(written), before });
      if (found.length === CANDIDATES_MAX) return found;
    }
  }
  return found;
}

/** `0221 5550144 / 5550145` are two numbers; the second may omit what it shares with the first. */
function joinedNumbers(written: string): string[] {
  const [first = '', second, ...more] = written.split(/\s?\/\s?/);
  if (second === undefined || more.length > 0 || digitsOf(second) < 6) return [written];
  // Before a slash an area code may stand alone, even after a country code: `+49 (0) 2301 / 188600`.
  const firstMin = /^\(?(?:\+|00)/.test(first) ? 9 : /^\(?0/.test(first) ? 8 : 6;
  if (digitsOf(first) < firstMin) return [written];
  const isWhole = /^\(?[+0]/.test(second) || digitsOf(second) >= digitsOf(first);
  if (isWhole) return [first, second];
  let left = digitsOf(first) - digitsOf(second);
  const shared = [...first].filter((character) => (/\d/.test(character) ? left-- > 0 : left > 0)).join('');
  return [first, `${shared} ${second}`];
}

const CANDIDATES_MAX = 20;
/** A cheap check whether a text can contain a phone number at all. */
export function hasSixDigits(text: string): boolean {
  return SIX_DIGITS.test(text);
}

const SIX_DIGITS = /\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/;
/** Two whole numbers with a slash between them, or one with anything between the digits. */
const CANDIDATE = new RegExp(
  `${number('[\\s().\\u00a0\\u2010-\\u2015-]', 5, 13)}\\s?/\\s?${number('[\\s().\\u00a0\\u2010-\\u2015-]', 5, 13)}(?!\\d)|${number('[\\s()./\\u00a0\\u2010-\\u2015-]', 5, 16)}`,
  'g',
);

function number(between: string, min: number, max: number): string {
  return `(?:\\(\\s?\\+?|\\+\\s?\\(?)?\\d(?:${between}{0,3}\\d){${min},${max}}`;
}

function hasPhoneLength(written: string): boolean {
  const digits = digitsOf(written);
  return digits >= 6 && digits <= 15;
}

function digitsOf(written: string): number {
  let digits = 0;
  for (let index = 0; index < written.length; index += 1) {
    const code = written.charCodeAt(index);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits;
}

const OTHER_FIGURES: readonly RegExp[] = [
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?:\D|$)/, // 09.12.2014
  /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?:\D|$)/, // 2014-12-09
  /^\(?(?:19|20)\d\d\)?\s?[./\u2010-\u2015-]\s?(?:19|20)\d\d/, // 2014-2015
  /^(?:19|20)\d\d \d\d\d\d$/,
  /^\d{1,3}(?:\.\d{3})+$/, // 1.000.000
  /^\d+\.\d+$/, // 4769.438
  /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/, // an IP address
  /^\d{1,2}(?:[.\s\u2010-\u2015-]+\d{1,2}){1,3}$/, // 9.00 - 18.00
  /^(\d{1,4})(?:\s?[/-]\s?\1)+$/,
  /^\d{4} \d{4} \d{4} \d{4}$/, // a payment card
];

function isOtherFigure(written: string): boolean {
  // French and Belgian numbers consist of pairs too, but of five with a leading zero; Danish and Norwegian ones have four.
  if (/^0\d(?:[\s.-]\d\d){4}$|^[2-9]\d(?: \d\d){3}$/.test(written)) return false;
  // Italians put a dot after the area code, which starts with a zero, unlike sums and IP addresses.
  if (/^0\d{1,3}\.\d{2,3}(?:\.\d\d){2}$|^0\d{1,3}\.\d{5,8}$/.test(written)) return false;
  return OTHER_FIGURES.some((figure) => figure.test(written));
}

/** Digits that touch a letter, a currency sign or a link are part of something else. */
function isGlued(text: string, start: number, length: number): boolean {
  const left = text.charAt(start - 1);
  const right = text.charAt(start + length);
  if (/[\p{L}\p{N}#=@$€£¥₹₽%&_/,\\*]/u.test(left) || /[\p{L}\p{N}$€£¥₹₽%@_=\\]/u.test(right)) {
    return !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]$/u.test(left) || /[\p{N}%@$€£_=]/u.test(right);
  }
  if (/[$€£¥₹₽]\s$/.test(text.slice(Math.max(0, start - 2), start))) return true;
  return /^(?:\s?[$€£¥₹₽]|,\d|\s?(?:kr|usd|eur|руб|zł|kč|lei|ft|tl|mm|cm|km|kg|ml|mb|gb|px)\b)/i.test(
    text.slice(start + length, start + length + 6),
  );
}
