import { type NumberLabel, numberLabel } from './phone-label.ts';

export interface WrittenNumber {
  readonly written: string;
  readonly label: NumberLabel | null;
  /** Grouped by spaces, dots, dashes or brackets, as people write phones; long identifiers are written solid. */
  readonly grouped: boolean;
  readonly before: string;
}

/** Digit groups in a text that could be phone numbers, with what the words before them say; dates, prices, ranges and codes are left out. */
export function findWrittenNumbers(text: string, textBefore: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const written = match[0].trim();
    if (!hasPhoneLength(written) || isOtherFigure(written) || isGlued(text, match.index, match[0].length))
      continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const label = numberLabel(before.length < 60 ? `${textBefore} ${before}` : before);
    if (label === 'identifier') continue;
    found.push({ written, label, grouped: /\d[^\d]+\d/.test(written), before });
    if (found.length === CANDIDATES_MAX) break;
  }
  return found;
}

const CANDIDATES_MAX = 20;
/** Cheap: whether a text can hold a phone number at all. */
export function hasSixDigits(text: string): boolean {
  return SIX_DIGITS.test(text);
}

const SIX_DIGITS = /\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/;
const CANDIDATE = /(?:\(\s?\+?|\+\s?\(?)?\d(?:[\s()./\u00a0\u2010-\u2015-]{0,3}\d){5,16}/g;

function hasPhoneLength(written: string): boolean {
  let digits = 0;
  for (let index = 0; index < written.length; index += 1) {
    const code = written.charCodeAt(index);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= 6 && digits <= 15;
}

const OTHER_FIGURES: readonly RegExp[] = [
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?:\D|$)/, // 09.12.2014
  /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?:\D|$)/, // 2014-12-09
  /^\(?(?:19|20)\d\d\)?\s?[./\u2010-\u2015-]\s?(?:19|20)\d\d/, // 2014-2015
  /^(?:19|20)\d\d \d\d\d\d$/,
  /^\d{1,3}(?:\.\d{3})+$/, // 1.000.000
  /^\d+\.\d+$/, // 4769.438
  /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/, // an IP address
  /^\d{1,2}(?:[.\s-]+\d{1,2}){1,3}$/, // 9.00 - 18.00
  /^(\d{1,4})(?:\s?[/-]\s?\1)+$/,
  /^\d{4} \d{4} \d{4} \d{4}$/, // a payment card
];

function isOtherFigure(written: string): boolean {
  // French and Belgian numbers are all pairs too, but five of them and with a leading zero; Danish and Norwegian ones are four.
  if (/^0\d(?:[\s.-]\d\d){4}$|^[2-9]\d(?: \d\d){3}$/.test(written)) return false;
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
