import { MESSAGE_CHARACTERS_MAX } from '../call.ts';
import { columnNames } from '../dictionaries/dictionaries.ts';
import { languages } from '../lexicon/meaning.ts';
import { findQuoted } from './quotes.ts';

const ABBREVIATIONS: Readonly<Record<string, string>> = { 'w/o': 'without', 'w/': 'with', 'b/c': 'because' };

/** Words for the years of a decade, before its number. */
const DECADE_WORDS = 'années|años|anni|anos|jaren|(?<!\\d )lat(?:a|ach)?';

/** "The 80s", "80er Jahren", "los años 80", "lata 80", with or without the century. */
const DECADE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:['’]?(1[89]|20)?(\\d)0(?:['’]?s|ern?)(?:[ -]jahren?)?|(?:${DECADE_WORDS}) ['’]?(1[89]|20)?(\\d)0)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "Or", "and" and short words after it: "or in the", "ou des". */
const JOINED = '(?:or|and|oder|und|ou|et|[oyei]|of|en|lub|albo)(?: \\p{L}{1,5}){0,2}';
/** "Les années 80 ou 90": the word for years belongs to both. */
const SECOND_DECADE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${DECADE_WORDS}) (['’]?(?:1[89]|20)?\\d0)\\.? (${JOINED}) (?=['’]?(?:1[89]|20)?\\d0(?![\\p{L}\\p{N}]))`,
  'giu',
);
/** The years of two decades. */
const TWO_DECADES = new RegExp(`(\\d{3}0) (\\d{3}9) ${JOINED} (\\d{3}0) (\\d{3}9)(?!\\d)`, 'giu');

/** "#2", "n°2", "n.º 2" and "no. 2", which every dictionary of ordinals has as "nr 2". NFKC writes "º" as "o" and "№" as "No". */
const ROW_NUMBER = /(?<=^|\s)(?:#|№|no(?=\d)|n(?:°|\.?[º°]|\.o|o\.|r\.|\.)) ?(?=[1-9](?!\d|[.,]\d))/giu;

/** "The 19th century", "siglo XIX", "XIX wieku". */
const CENTURY_WORDS = 'century|centuries|jahrhunderts?|siècles?|eeuw|siglos?|secol[oi]|séculos?|wieku?';
const CENTURY_NUMBER = '(?:1[5-9]|2[01])|X(?:V|VI{1,3}|I?X|X|XI)';
const CENTURY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${CENTURY_NUMBER})(?:st|nd|rd|th|\\.|e|de|ème|eme|è|º|o)? (?:${CENTURY_WORDS})|(?:${CENTURY_WORDS}) (${CENTURY_NUMBER}))(?![\\p{L}\\p{N}])`,
  'giu',
);
const ROMAN_NUMBERS = ['XV', 'XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI'];
const FIRST_ROMAN = 15;

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

/** "1980 1989 or the 1990 1999" is one period; with other decades between them, they are none. */
const joinDecades = (joined: string, first: string, end: string, start: string, last: string): string =>
  Number(start) === Number(end) + 1 ? `${first} ${last}` : joined;

/** The first and last year of a century, as words of a message. */
function yearsOfCentury(written: string, before: string | undefined, after: string | undefined): string {
  const number = (before ?? after ?? '').toUpperCase();
  const roman = ROMAN_NUMBERS.indexOf(number);
  const century = roman >= 0 ? roman + FIRST_ROMAN : Number(number);
  return Number.isInteger(century) ? `${century - 1}00 ${century - 1}99` : written;
}

/** The columns that have an abbreviation for a name. */
const columnAbbreviations = new Set(
  Object.values(columnNames).flatMap((names) =>
    languages.flatMap((language) =>
      names[language].split(/, ?/).filter((name) => /^\p{Lu}{3,5}$/u.test(name)),
    ),
  ),
);

/** "CMSs", "CMS-ów": the plural of such an abbreviation. */
const ABBREVIATION_PLURAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...columnAbbreviations].join('|')})['’-]?(?:s|es|e|en|ów|y|i|ach|ami)(?![\\p{L}\\p{N}-])`,
  'gu',
);

const rewrite = (text: string): string =>
  text
    .replace(ABBREVIATION_PLURAL, '$1')
    .replace(/(?<=^|\s)(w\/o|w\/|b\/c)(?=\s|$)/gi, (short) => ABBREVIATIONS[short.toLowerCase()] ?? short)
    .replace(ROW_NUMBER, 'nr ')
    .replace(THOUSANDS, '$1$2')
    .replace(CENTURY, yearsOfCentury)
    .replace(SECOND_DECADE, '$1 $2 $3 $1 ')
    .replace(DECADE, yearsOfDecade)
    .replace(TWO_DECADES, joinDecades);

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
