import type { FoundPhrase } from './context-reader.ts';

const relatives = [
  ['da', 'no', 'nb', 'nn', 'sv'],
  ['cs', 'sk'],
  ['es', 'pt', 'gl', 'ca', 'it'],
  ['ru', 'uk', 'be', 'bg', 'mk', 'sr'],
  ['de', 'nl', 'lb', 'af'],
  ['id', 'ms'],
  ['pl', 'cs'],
  ['hr', 'sl', 'bs', 'sr', 'cs'],
];

const borrowedEnglish = 0.8;
const relative = 0.7;
const foreign = 0.25;
/** Shorter words mean something else in most other languages: "in" is Vietnamese for printing. */
const foreignLettersMin = 5;
/** More letters than an inflection has: "tapas*" is not food in the Hungarian "tapasztalat". */
const foreignRestMin = 4;

/**
 * How likely a phrase has its own meaning on a page in this language: "metal" names a trade in Turkish and a material in English, "so" is a
 * Vietnamese office. English words are used everywhere, and neighbouring languages share many.
 */
export function languageStrength({ phrase, restLetters }: FoundPhrase, language: string | null): number {
  const { languages } = phrase;
  if (language === null || languages.has(language) || languages.has('intl')) return 1;
  if (languages.has('en')) return borrowedEnglish;
  if (restLetters >= foreignRestMin) return 0;
  for (const family of relatives) {
    if (family.includes(language) && family.some((member) => languages.has(member))) return relative;
  }
  return phrase.text.length < foreignLettersMin ? 0 : foreign;
}
