import { employeeWords, financialWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

interface Extracted {
  /** The words that ask for revenue or profit, as they were written; empty if there are none. */
  readonly text: string;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const phrasesOf = (...lists: readonly string[]): readonly (readonly string[])[] =>
  lists
    .flatMap((list) => foldWord(list).split(','))
    .map((phrase) => phrase.trim().split(/[\s'-]+/))
    .sort((one, other) => other.length - one.length);

const phrases = mapLanguages((language) => {
  const { words, besideAmounts, units, periods } = financialWords[language];
  const { more, fewer, atLeast, atMost, to } = employeeWords[language];
  return {
    words: phrasesOf(words),
    besideAmounts: phrasesOf(besideAmounts),
    around: phrasesOf(units, more, fewer, atLeast, atMost, to),
    after: phrasesOf(periods),
  };
});

/** "10", "3m", "500k". */
const AMOUNT = /^\d+(?:k|m|mn|mio|bn|mrd|mln|tsd|tys)?$/;
const PHRASE_WORDS_MAX = 3;
const SHORT_LETTERS_MAX = 3;
const UNIT = /^(?:mio|mrd|tsd|mln|mld|tys|mil|eur|usd|gbp|pln|chf|zl|bn|mn|k|m)$/;

/**
 * Takes "with a turnover of more than 5 million euros" out of a message: the index has no such figures, and the words around the number are
 * not search words.
 */
export function extractFinancials(tokens: readonly Token[], message: string, language: Language): Extracted {
  const texts: string[] = [];
  let left = tokens;
  for (;;) {
    const span = spanOf(left, language);
    if (!span) return { text: texts.join(', '), tokens: left };
    texts.push(message.slice(left[span.first]?.start, left[span.end - 1]?.end));
    left = left.toSpliced(span.first, span.end - span.first);
  }
}

interface Span {
  readonly first: number;
  /** The position after the last token. */
  readonly end: number;
}

function spanOf(tokens: readonly Token[], language: Language): Span | undefined {
  const { words, besideAmounts, around, after } = phrases[language];
  for (const at of tokens.keys()) {
    const certain = lengthAt(tokens, words, at);
    const length = certain || lengthAt(tokens, besideAmounts, at);
    if (length === 0) continue;
    const span = extendSpan(tokens, { first: at, end: at + length }, around, after);
    if (certain > 0 || tokens.slice(span.first, span.end).some(isAmount)) return span;
  }
  return undefined;
}

/** Extends the span by the amount next to it and the words that compare it. */
function extendSpan(tokens: readonly Token[], { first, end }: Span, around: Phrases, after: Phrases): Span {
  let [from, to] = [first, end];
  for (let length = stepFrom(to); length > 0; length = stepFrom(to)) to += length;
  for (let length = stepBefore(from); length > 0; length = stepBefore(from)) from -= length;
  // Short words at the end belong to what follows: "turnover in Spain".
  while (to > end && isShortWord(tokens[to - 1])) to -= 1;
  return { first: from, end: to };

  function stepFrom(at: number): number {
    return isAmount(tokens[at]) ? 1 : lengthAt(tokens, after, at) || lengthAt(tokens, around, at);
  }
  function stepBefore(at: number): number {
    if (isAmount(tokens[at - 1])) return 1;
    for (let length = Math.min(PHRASE_WORDS_MAX, at); length > 0; length -= 1)
      if (around.some((phrase) => phrase.length === length && isAt(tokens, phrase, at - length)))
        return length;
    return 0;
  }
}

type Phrases = readonly (readonly string[])[];

const isAt = (tokens: readonly Token[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => {
    const token = tokens[at + offset];
    return token !== undefined && token.kind !== 'quoted' && token.folded === word;
  });

const lengthAt = (tokens: readonly Token[], list: Phrases, at: number): number =>
  list.find((phrase) => isAt(tokens, phrase, at))?.length ?? 0;

const isAmount = (token: Token | undefined): boolean => token !== undefined && AMOUNT.test(token.folded);

const isShortWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.folded.length <= SHORT_LETTERS_MAX &&
  !AMOUNT.test(token.folded) &&
  !UNIT.test(token.folded);
