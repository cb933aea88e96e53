import { grammars, mapLanguages, pagingWords } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases, foldWord } from '../text/fold.ts';
import { isPhraseAt, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { numeralsIn } from './numerals.ts';

/** The page of a list that a message asks for: by its number, or by its first row and the number of rows. */
export type RequestedPage = { readonly number: number } | { readonly offset: number; readonly limit: number };

const ROWS_MAX = 500;
const [YEAR_MIN, YEAR_MAX] = [1_500, 2_100];
/** In a longer message, a number before the word is one of pages: sites with 3 pages. */
const SHORT_WORDS_MAX = 5;

const words = mapLanguages((language) => {
  const { page, rows, to } = pagingWords[language];
  return {
    page: foldPhrases(page),
    rows: foldPhrases(rows),
    to: foldPhrases(to),
    // "The third page".
    ordinals: foldWord(grammars[language].ordinals)
      .split(',')
      .map((forms) => forms.split('|').flatMap((form) => foldPhrases(form))),
  };
});

interface Extracted {
  readonly page: RequestedPage | undefined;
  readonly tokens: readonly Token[];
}

/** Takes "page 3", "the third page" and "results 21 to 40" out of a message. */
export function extractPage(tokens: readonly Token[], language: Language): Extracted {
  const { page, ordinals } = words[language];
  const numerals = numeralsIn(tokens, language).map((text) =>
    text === undefined ? Number.NaN : Number(text),
  );
  const without = (from: number, end: number, found: RequestedPage): Extracted => ({
    page: found,
    tokens: tokens.toSpliced(from, end - from),
  });
  for (const start of tokens.keys()) {
    const end = start + phraseLengthAt(tokens, page, start);
    if (end > start) {
      const after = numerals[end] ?? Number.NaN;
      if (after >= 1) return without(start, end + 1, { number: after });
      // "3. Seite", and not "pages with 3 pictures".
      const before =
        start > 0 && tokens.length <= SHORT_WORDS_MAX ? (numerals[start - 1] ?? Number.NaN) : Number.NaN;
      if (before >= 1 && tokens[start - 1]?.kind === 'number')
        return without(start - 1, end, { number: before });
      const ordinal = (at: number): number =>
        ordinals.findIndex((forms) =>
          forms.some((form) => form.length === 1 && isPhraseAt(tokens, form, at)),
        );
      if (start > 0 && ordinal(start - 1) >= 0)
        return without(start - 1, end, { number: ordinal(start - 1) + 1 });
      if (ordinal(end) >= 0) return without(start, end + 1, { number: ordinal(end) + 1 });
    }
  }
  const range = rangeIn(tokens, numerals, language);
  return { page: range, tokens: range === undefined ? tokens : [] };
}

/** "Show me results 21 to 40", if that is all that a message says: companies may be founded from 1980 to 1989. */
function rangeIn(
  tokens: readonly Token[],
  numerals: readonly number[],
  language: Language,
): RequestedPage | undefined {
  const { rows, to } = words[language];
  let first = 0;
  for (let length = 1; length > 0; first += length) length = phraseLengthAt(tokens, rows, first);
  const last = first + 1 + phraseLengthAt(tokens, to, first + 1);
  const [from = Number.NaN, until = Number.NaN] = [numerals[first], numerals[last]];
  const isJoined = last > first + 1 || tokens[last]?.isJoined === true || tokens[last]?.breakBefore !== '';
  const areYears = from > YEAR_MIN && until < YEAR_MAX;
  const isRange = first > 0 && from >= 1 && until > from && until - from < ROWS_MAX && !areYears;
  return isRange && isJoined && last === tokens.length - 1
    ? { offset: from - 1, limit: until - from + 1 }
    : undefined;
}
