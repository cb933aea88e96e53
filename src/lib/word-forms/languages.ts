import { createRequire } from 'node:module';
import type { stemmer as english } from '@orama/stemmers/english';

/**
 * Light stemmers for Polish, Czech and Slovak, which the package of the other languages lacks. They cut the endings of cases and genders,
 * as Dolamic and Savoy's for Czech does, and undo the softening of the last consonant. Words are lower case without accents.
 */

/** Longest first, so that `-iami` is cut before `-ami`. */
const polishEndings =
  /(?:iami|iach|owie|iego|iemu|ami|ach|owi|ego|emu|ymi|imi|ych|ich|iej|iom|iem|ej|om|ow|em|ym|im|ie|ia|iu|io|ii|ji|ja|je|ju|[aeiouy])$/;
const czechEndings =
  /(?:atech|etem|atum|ech|ich|eho|emi|emu|ete|eti|iho|imi|imu|ach|ata|aty|ych|ama|ami|ove|ovi|ymi|iam|iach|em|im|om|um|at|am|ov|ou|ej|ie|ia|iu|[aeiouy])$/;

/** What is left must be longer than most prefixes. */
const STEM_MIN = 3;

function withoutEnding(word: string, endings: RegExp): string {
  const ending = endings.exec(word)?.[0] ?? '';
  return word.length - ending.length < STEM_MIN ? word : word.slice(0, word.length - ending.length);
}

/** `aptece` is a case of `apteka`, `dentyści` the plural of `dentysta`, and `lékáren` that of `lékárna`. */
const withBaseConsonants = (stem: string): string =>
  stem
    .replace(/sc$/, 'st')
    .replace(/c$/, 'k')
    .replace(/dz$/, 'g')
    .replace(/(?<=..[^aeiouy])e(?=[^aeiouy]$)/, '');

const polish = (word: string): string => withBaseConsonants(withoutEnding(word, polishEndings));

/** For Slovak too, whose endings are nearly the same. */
const czech = (word: string): string => withBaseConsonants(withoutEnding(word, czechEndings));

type Stemmer = typeof english;
type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic';

export interface FormLanguage {
  readonly code: string;
  readonly script: Script;
  readonly stem: Stemmer;
  /** Forms of a word share at least this many letters at the start, */
  readonly sharedMin: number;
  /** and more than this part of the longer of the two. */
  readonly sharedPart: number;
}

const latin = (code: string, stem: Stemmer): FormLanguage => ({
  code,
  script: 'Latin',
  stem,
  sharedMin: 4,
  sharedPart: 0.5,
});

const other = (code: string, script: Script, stem: Stemmer): FormLanguage => ({
  code,
  script,
  stem,
  sharedMin: 3,
  sharedPart: 0.5,
});

const require = createRequire(import.meta.url);

/**
 * A stemmer of the package, loaded with the first word of its language: loading all of them took a fifth of the start of every thread that
 * answers queries, most of which are never asked for the forms of a word.
 */
function packaged(language: string): Stemmer {
  let stemmer: Stemmer | undefined;
  return (word) => {
    stemmer ??= (require(`@orama/stemmers/${language}`) as { readonly stemmer: Stemmer }).stemmer;
    return stemmer(word);
  };
}

const bulgarian = packaged('bulgarian');
const portuguese = packaged('portuguese');
const spanish = packaged('spanish');

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
  { ...latin('en', packaged('english')), sharedMin: 3, sharedPart: 0.4 },
  latin('de', packaged('german')),
  latin('fr', packaged('french')),
  latin('es', spanishStem),
  latin('it', packaged('italian')),
  latin('pt', portugueseStem),
  latin('nl', packaged('dutch')),
  latin('da', packaged('danish')),
  latin('sv', packaged('swedish')),
  latin('no', packaged('norwegian')),
  latin('fi', packaged('finnish')),
  latin('hu', packaged('hungarian')),
  latin('ro', packaged('romanian')),
  latin('tr', packaged('turkish')),
  latin('lt', packaged('lithuanian')),
  latin('pl', polish),
  latin('cs', czech),
  latin('sk', czech),
  other('ru', 'Cyrillic', packaged('russian')),
  other('uk', 'Cyrillic', packaged('ukrainian')),
  other('bg', 'Cyrillic', bulgarianStem),
  other('el', 'Greek', packaged('greek')),
  other('ar', 'Arabic', packaged('arabic')),
];

/** A word without its ending; as it is where the language has no stemmer. */
export const stemIn = (word: string, language: string): string =>
  formLanguages.find(({ code }) => code === language)?.stem(word) ?? word;
