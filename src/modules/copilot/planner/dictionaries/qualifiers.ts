import { type Language, languages, type PageLanguage, pageLanguages } from '../lexicon/meaning.ts';
import { foldWords } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { qualifierNames } from './dictionaries.ts';
import { findGoodsByName } from './find-trade.ts';

/** What narrows a trade, "gluten-free" or "wedding": its forms in each language, the ones to search for first. */
type Qualifier = (typeof qualifierNames)[number];

interface Form {
  readonly language: Language;
  /** In plain form; a star at the end stands for any letters. */
  readonly words: readonly string[];
  readonly qualifier: Qualifier;
}

const splitForms = (list: string): string[] => list.split(',').map((form) => form.trim());

const forms: readonly Form[] = qualifierNames.flatMap((qualifier) =>
  languages.flatMap((language) =>
    splitForms(qualifier[language]).map((form) => ({ language, words: foldWords(form), qualifier })),
  ),
);

/** Forms share their first two letters with the words that they fit. */
const byStart = Map.groupBy(forms, ({ words: [first = ''] }) => first.slice(0, 2));

const fits = (form: string, word: string | undefined): boolean =>
  form.endsWith('*') ? word?.startsWith(form.slice(0, -1)) === true : word === form;

const formsFrom = (start: string, wordAt: (offset: number) => string | undefined): readonly Form[] =>
  (byStart.get(start.slice(0, 2)) ?? []).filter((form) =>
    form.words.every((one, offset) => fits(one, wordAt(offset))),
  );

/** The number of tokens of the longest qualifier that begins at a position; 0 if there is none. */
export const qualifierLengthAt = (tokens: readonly Token[], at: number): number =>
  formsFrom(tokens[at]?.folded ?? '', (offset) => tokens[at + offset]?.folded).reduce(
    (longest, { words }) => Math.max(longest, words.length),
    0,
  );

const formsOf = (text: string): readonly Form[] => {
  const words = foldWords(text.replace(/['’]s$/u, ''));
  return formsFrom(words[0] ?? '', (offset) => words[offset]).filter(
    (form) => form.words.length === words.length,
  );
};

/** The qualifier that a word or phrase means as a whole, in this language or else in any. */
export function findQualifier(text: string, language: Language): Qualifier | undefined {
  const found = formsOf(text);
  return (found.find((form) => form.language === language) ?? found[0])?.qualifier;
}

export const isQualifier = ({ folded }: Token): boolean => findQualifier(folded, 'en') !== undefined;

/** A shorter prefix begins more words than a search takes, above all in languages with compounds. */
const prefixLettersMin = (language: string): number => (hasCompounds(language) ? 8 : 5);
const hasCompounds = (language: string): boolean => language === 'de' || language === 'nl';
/** Words of the message's language that are searched for. */
const OWN_FORMS = 2;
const NAMES_LOOKED_AT = 3;
/** With more other languages than this, one word of each takes all the room. */
const FEW_LANGUAGES = 3;

/** What to search for a qualifier in these languages: the words of the message, then its names, each with a star if it is a prefix. */
export function namesOfQualifier(
  qualifier: Qualifier,
  language: Language,
  searched: readonly string[],
): readonly string[] {
  const namesIn = (one: Language | PageLanguage, count: number): readonly string[] =>
    splitForms(qualifier[one] ?? '')
      // A search finds the other forms of a word that is too short for a prefix.
      .map((form) => (form.length <= prefixLettersMin(one) ? form.replace('*', '') : form))
      // Only the last word can be a prefix.
      .filter((form) => form !== '' && !/\*./.test(form))
      .slice(0, count);
  const others = [...languages, ...pageLanguages].filter(
    (one) => one !== language && searched.includes(one) && qualifier[one] !== undefined,
  );
  const kept = [...namesIn(language, others.length > FEW_LANGUAGES ? 1 : OWN_FORMS)];
  // "Spa" is the same word in most languages; their second words find more.
  for (const one of others)
    kept.push(
      ...namesIn(one, NAMES_LOOKED_AT)
        .filter((name) => !kept.includes(name))
        .slice(0, 1),
    );
  return kept;
}

/** A qualifier as it is written: without the hyphens that join its words here. */
export const spellingOf = (word: string, language: Language): string =>
  splitForms(findQualifier(word, language)?.[language] ?? '').find((form) => form === word.toLowerCase()) ??
  word.replaceAll('-', ' ');

/** Whether terms of a query are names of one qualifier, or of the same goods, so that they are one condition. */
export const areOneQualifier = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 &&
  meaningsOf(first).some((one) => others.every((term) => meaningsOf(term).includes(one)));

function meaningsOf(term: string): readonly object[] {
  const text = term.replaceAll(/["*]/g, '');
  return [...formsOf(text).map(({ qualifier }) => qualifier), ...[findGoodsByName(text) ?? []].flat()];
}
