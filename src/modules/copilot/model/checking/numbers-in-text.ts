import { numberOfWord } from './number-words.ts';

/** A number in a text with every value it may stand for: "1.234" may be 1234 or 1.234. */
export interface NumberInText {
  readonly written: string;
  readonly readings: readonly number[];
}

/** Digits with their separators; attached letters ("12k", "B2B") are part of the word. */
const digitWords = /[\p{L}\p{M}]*\d(?:[\d.,'’]|[ {3}](?=\d{3}(?!\d)))*[\p{L}\p{M}\d]*/gu;
const letterWords = /\p{L}[\p{L}\p{M}-]*/gu;
/** Chinese and Japanese numerals from a hundred upwards; smaller ones occur in too many common words. */
const hanNumerals = /[百千万萬億亿兆]/gu;

/** Finds every number in a text, in digits of any script or in words of the given language. */
export function numbersIn(text: string, language?: string): NumberInText[] {
  const plain = withPlainDigits(text);
  return [
    ...[...plain.matchAll(digitWords)].map(([written]) => ({ written, readings: readingsOf(written) })),
    ...[...plain.matchAll(letterWords)].flatMap(([written]) => numberWordsIn(written, language)),
    ...[...plain.matchAll(hanNumerals)].map(([written]) => ({ written, readings: [] })),
  ];
}

/** Converts digits of every script to ASCII: full-width and superscript digits by NFKC, others by their position in the script. */
export const withPlainDigits = (text: string): string =>
  text
    // NFKC would turn Roman numeral characters into letters.
    .replace(/\p{Nl}/gu, ' 0x ')
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** The ten digits of a script have consecutive code points. */
function digitValue(code: number): number {
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

function numberWordsIn(written: string, language: string | undefined): NumberInText[] {
  const whole = numberOfWord(written, language);
  if (whole !== undefined) return [{ written, readings: Number.isNaN(whole) ? [] : [whole] }];
  if (!written.includes('-')) return [];
  return written.split('-').flatMap((part) => numberWordsIn(part, language));
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
  // A separator that is repeated, or followed by a different one, separates thousands.
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
