import { otherLanguageWords } from '../dictionaries/dictionaries.ts';
import { trades } from '../dictionaries/trades.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { firstToken, type Item, isUnknown, withRoles } from './item.ts';

const wordsByLanguage = new Map(
  Object.entries(otherLanguageWords).map(([code, list]) => [
    code,
    new Set(list.split(',').map((word) => word.trim().toLowerCase())),
  ]),
);

const isSupported = (code: string): boolean => (languages as readonly string[]).includes(code);
const supportedTradeNames = new Set(
  trades.flatMap(({ forms }) => languages.flatMap((code) => forms[code].map((name) => foldWord(name)))),
);

/** Names of trades that only other languages have. */
const languagesByTradeName = new Map<string, ReadonlySet<string>>();
for (const { forms } of trades)
  for (const [code, names] of Object.entries(forms))
    if (!isSupported(code))
      for (const name of names.map((one) => foldWord(one)))
        if (!supportedTradeNames.has(name))
          languagesByTradeName.set(name, new Set([...(languagesByTradeName.get(name) ?? []), code]));

/** Shorter words without accents occur in many languages. */
const DISTINCTIVE_LETTERS_MIN = 5;
/** One telling word and a hint: a single word may be a name. */
const CERTAIN_POINTS = 1.25;

/** The language of a message that is in none of the languages that messages are read in; undefined if it is in one of them. */
export function detectUnsupportedLanguage(tokens: readonly Token[], lexicon: Lexicon): string | undefined {
  const scores = new Map<string, number>();
  const add = (code: string, points: number) => scores.set(code, (scores.get(code) ?? 0) + points);
  for (const [at, { text, folded, kind }] of tokens.entries()) {
    if (kind !== 'word') continue;
    const word = text.toLowerCase();
    const codes = [...wordsByLanguage].flatMap(([code, words]) => (words.has(word) ? [code] : []));
    const tradeCodes = languagesByTradeName.get(folded) ?? new Set<string>();
    if (codes.length === 0 && tradeCodes.size === 0) continue;
    const isShared = lexicon.matchesAt(tokens.slice(at, at + 1), 0).length > 0;
    const isDistinctive = folded.length >= DISTINCTIVE_LETTERS_MIN || word !== folded;
    for (const code of codes) add(code, isShared ? 0.25 : isDistinctive ? 1 : 0.5);
    // "Video" is a shop in one language, and a word that messages in others have too.
    for (const code of tradeCodes) add(code, isShared ? 0.25 : 1);
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one);
  const isCertain = best !== undefined && best[1] >= CERTAIN_POINTS;
  return isCertain && best[1] > knownWordsOfOneLanguage(tokens, lexicon) ? best[0] : undefined;
}

const KNOWN_LETTERS_MIN = 3;
/** Longer messages have enough words of their own language. */
const COUNTED_TOKENS_MAX = 40;

/** How many words of the message have a role in the same language, of those that are read. */
function knownWordsOfOneLanguage(tokens: readonly Token[], lexicon: Lexicon): number {
  const counts = new Map<string, number>();
  if (tokens.length > COUNTED_TOKENS_MAX) return 0;
  for (const [at, { folded }] of tokens.entries()) {
    if (folded.length < KNOWN_LETTERS_MIN) continue;
    const found = lexicon
      .matchesAt(tokens, at)
      .flatMap(({ entries }) =>
        entries.flatMap(({ language, meaning }) => (meaning.kind === 'role' ? (language ?? []) : [])),
      );
    for (const language of new Set(found)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Common words of that language are not searched for. */
export const ignoreUnsupportedWords = (items: readonly Item[], code: string | undefined): readonly Item[] =>
  code === undefined
    ? items
    : items.map((item) =>
        isUnknown(item) && wordsByLanguage.get(code)?.has(firstToken(item).text.toLowerCase()) === true
          ? withRoles(item, 'filler')
          : item,
      );
