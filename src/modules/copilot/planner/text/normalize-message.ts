import { MESSAGE_CHARACTERS_MAX } from '../call.ts';
import { findQuoted } from './quotes.ts';

const ABBREVIATIONS: Readonly<Record<string, string>> = { 'w/o': 'without', 'w/': 'with', 'b/c': 'because' };

/** "The 80s", "80er Jahren", "los años 80", "lata 80", with or without the century. */
const DECADE =
  /(?<![\p{L}\p{N}])(?:['’]?(1[89]|20)?(\d)0(?:['’]?s|er)(?:[ -]jahren?)?|(?:années|años|anni|anos|jaren|lata(?:ch)?) ['’]?(1[89]|20)?(\d)0)(?![\p{L}\p{N}])/giu;

/** "#2", "n°2", "n.º 2" and "no. 2", which every dictionary of ordinals has as "nr 2". NFKC writes "º" as "o" and "№" as "No". */
const ROW_NUMBER = /(?<=^|\s)(?:#|№|no(?=\d)|n(?:°|\.?[º°]|\.o|o\.|r\.|\.)) ?(?=[1-9](?!\d|[.,]\d))/giu;

/** "1,000" and "1.000". */
const THOUSANDS = /(?<![\p{L}\d.,])(\d{1,3})[.,](\d{3})(?![\p{L}\d]|[.,]\d)/gu;

/** The first and last year of a decade, as words of a message. */
function yearsOfDecade(
  _decade: string,
  century: string | undefined,
  ten: string | undefined,
  otherCentury: string | undefined,
  otherTen: string | undefined,
): string {
  const digit = ten ?? otherTen ?? '0';
  const first = `${century ?? otherCentury ?? (Number(digit) < 3 ? '20' : '19')}${digit}`;
  return `${first}0 ${first}9`;
}

const rewrite = (text: string): string =>
  text
    .replace(/(?<=^|\s)(w\/o|w\/|b\/c)(?=\s|$)/gi, (short) => ABBREVIATIONS[short.toLowerCase()] ?? short)
    .replace(ROW_NUMBER, 'nr ')
    .replace(THOUSANDS, '$1$2')
    .replace(DECADE, yearsOfDecade);

/**
 * The text of a message as it is read: without control characters, with decades as years and numbers without separators. Quoted text stays,
 * because it is searched for as it is.
 */
export function normalizeMessage(message: string): string {
  const text = message
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]+/gu, ' ')
    .slice(0, MESSAGE_CHARACTERS_MAX);
  let read = '';
  let position = 0;
  for (const { start, end } of findQuoted(text)) {
    read += rewrite(text.slice(position, start)) + text.slice(start, end);
    position = end;
  }
  return read + rewrite(text.slice(position));
}
