import { numberNamed } from './number-words.ts';

/** A number in a text, with every value it may mean: "1.234" is a thousand and more, or one and a bit. */
export interface NumberInText {
  readonly written: string;
  readonly readings: readonly number[];
}

/** Digits with what people put between them; letters that hang on them ("12k", "B2B") belong to the word. */
const digitWords = /[\p{L}\p{M}]*\d(?:[\d.,'’]|[ {3}](?=\d{3}(?!\d)))*[\p{L}\p{M}\d]*/gu;
const letterWords = /\p{L}[\p{L}\p{M}-]*/gu;
/** Hundreds and more in Chinese and Japanese; smaller numerals are parts of common words. */
const hanNumerals = /[百千万萬億亿兆]/gu;

/** Every number in a text, written in digits of any script or in words of the given language. */
export function numbersIn(text: string, language?: string): NumberInText[] {
  const plain = withPlainDigits(text);
  return [
    ...[...plain.matchAll(digitWords)].map(([written]) => ({ written, readings: readingsOf(written) })),
    ...[...plain.matchAll(letterWords)].flatMap(([written]) => namedIn(written, language)),
    ...[...plain.matchAll(hanNumerals)].map(([written]) => ({ written, readings: [] })),
  ];
}

/** Digits of every script as ours: full-width and raised ones by their compatible form, others by their place in the script. */
export const withPlainDigits = (text: string): string =>
  text
    // Roman numerals that are characters of their own would become letters.
    .replace(/\p{Nl}/gu, ' 0x ')
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** The ten digits of a script are consecutive. */
function digitValue(code: number): number {
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

function namedIn(written: string, language: string | undefined): NumberInText[] {
  const whole = numberNamed(written, language);
  if (whole !== undefined) return [{ written, readings: Number.isNaN(whole) ? [] : [whole] }];
  if (!written.includes('-')) return [];
  return written.split('-').flatMap((part) => namedIn(part, language));
}

function readingsOf(written: string): number[] {
  const digits = written.replace(/[.,'’]+$/u, '');
  if (!/^\d/u.test(digits) || /\p{L}/u.test(digits)) return [];
  const compact = digits.replace(/['’   ]/gu, '');
  const separators = compact.match(/[.,]/g) ?? [];
  const whole = Number(compact.replace(/[.,]/g, ''));
  if (separators.length === 0) return [whole];
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(compact);
  const last = separators.at(-1) ?? '';
  // A repeated sign separates thousands, and so does one before another.
  const fraction =
    separators.filter((sign) => sign === last).length === 1 ? [fractionAfter(compact, last)] : [];
  const isMixed = new Set(separators).size > 1;
  return [...(isGrouped && !isMixed ? [whole] : []), ...fraction].filter(Number.isFinite);
}

const fractionAfter = (digits: string, sign: string): number =>
  Number(
    digits
      .split(sign)
      .map((part) => part.replace(/[.,]/g, ''))
      .join('.'),
  );
