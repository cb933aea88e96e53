import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { czech, polish } from './slavic-stemmers.ts';

type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic';

export interface FormLanguage {
  readonly code: string;
  readonly script: Script;
  readonly stem: (word: string) => string;
  /** Forms of a word share at least this many letters at the start, */
  readonly sharedMin: number;
  /** and more than this part of the longer of the two. */
  readonly sharedPart: number;
}

const latin = (code: string, stem: (word: string) => string): FormLanguage => ({
  code,
  script: 'Latin',
  stem,
  sharedMin: 4,
  sharedPart: 0.5,
});

const other = (code: string, script: Script, stem: (word: string) => string): FormLanguage => ({
  code,
  script,
  stem,
  sharedMin: 3,
  sharedPart: 0.5,
});

/** `construções` and `hotéis`, whose singular ends in other letters: `construção`, `hotel`. */
const portugueseStem = (word: string): string =>
  portuguese(
    word
      .replace(/(?<=..)[oa]es$/, 'ao')
      .replace(/(?<=..[aeou])is$/, 'l')
      .replace(/(?<=...)ns$/, 'm'),
  );

/** `lápices` is the plural of `lápiz`. */
const spanishStem = (word: string): string => spanish(word.replace(/(?<=..)ces$/, 'z'));

/** The package throws if it would replace a letter within a word; such a word is its own stem. */
function bulgarianStem(word: string): string {
  try {
    return bulgarian(word);
  } catch {
    return word;
  }
}

/**
 * By ISO 639-1 code. Only in English do words that share just three letters count as forms of one word (`car`, `cars`): elsewhere most of
 * them are two words (`car`, `care`).
 */
export const formLanguages: readonly FormLanguage[] = [
  { ...latin('en', english), sharedMin: 3, sharedPart: 0.4 },
  latin('de', german),
  latin('fr', french),
  latin('es', spanishStem),
  latin('it', italian),
  latin('pt', portugueseStem),
  latin('nl', dutch),
  latin('da', danish),
  latin('sv', swedish),
  latin('no', norwegian),
  latin('fi', finnish),
  latin('hu', hungarian),
  latin('ro', romanian),
  latin('tr', turkish),
  latin('lt', lithuanian),
  latin('pl', polish),
  latin('cs', czech),
  latin('sk', czech),
  other('ru', 'Cyrillic', russian),
  other('uk', 'Cyrillic', ukrainian),
  other('bg', 'Cyrillic', bulgarianStem),
  other('el', 'Greek', greek),
  other('ar', 'Arabic', arabic),
];

/** A word without its ending; as it is where the language has no stemmer. */
export const stemIn = (word: string, language: string): string =>
  formLanguages.find(({ code }) => code === language)?.stem(word) ?? word;
