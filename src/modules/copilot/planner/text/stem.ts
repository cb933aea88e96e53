import { stemIn } from '../../../../lib/word-forms/index.ts';
import { foldWord } from './fold.ts';

/** Turns forms that stemmers treat as separate words into the usual one: feminine forms into masculine ones, Latin plurals into singulars. */
const IRREGULAR: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [[/(?<=\p{L}{5})in(?:nen)?$/u, '']],
  fr: [
    [/(?<=t)rices?$/, 'eur'],
    [/euses?$/, 'eur'],
    [/ieres?$/, 'ier'],
    [/eres?$/, 'er'],
    [/iennes?$/, 'ien'],
  ],
  nl: [
    [/(?<=\p{L}{4})sters?$/u, 'r'],
    [/centra$/, 'centrum'],
  ],
};

/** Endings of plurals and cases in Polish and related languages, longest first, without accents. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:owie|ami|ach|ych|ich|ego|emu|ymi|imi|owi|iom)$/, ''],
  [/rzy$/, 'r'],
  [/dzy$/, 'g'],
  [/cy$/, 'k'],
  [/sci$/, 'st'],
  [/(?<=[a-z]{4})ci$/, 't'],
  [/(?:ow|om|em|ej|ym|im|ia|ie|io|iu)$/, ''],
  [/[aeiouy]$/, ''],
];

/** Languages with cases for which there is no stemmer. */
const SLAVIC = new Set(['pl', 'cs', 'sk', 'hr', 'sl']);

const slavicStem = (word: string): string => {
  const [ending, instead] = CASES.find(([one]) => one.test(word)) ?? [];
  if (ending === undefined || instead === undefined) return word;
  // "piekarni", "piekarnie" and "piekarniach" are forms of one word.
  return word.replace(ending, instead).replace(/i$/, '');
};

/** A word in lower case without accents, in its masculine form, and the singular where its plural is Latin. */
export function plainForm(word: string, language: string): string {
  const folded = foldWord(word);
  const [ending, instead = ''] = IRREGULAR[language]?.find(([one]) => one.test(folded)) ?? [];
  return ending === undefined ? folded : folded.replace(ending, instead);
}

/** The common stem of all forms of a word: singular and plural, both genders, and the cases. */
export function stemOf(word: string, language: string): string {
  const plain = plainForm(word, language);
  return SLAVIC.has(language) ? slavicStem(plain) : stemIn(plain, language);
}
