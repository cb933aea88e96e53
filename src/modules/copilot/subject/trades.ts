import { tokenize } from '../../../lib/text-analysis/index.ts';
import {
  businessNouns,
  findSubjectByName,
  findTradeByName,
  forWords,
  functionWords,
  NAME_WORDS_MAX,
  SUBJECT_WORDS_MAX,
  type Trade,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { inflectionsOf } from './word-forms.ts';

export interface FoundTrades {
  readonly trades: readonly Trade[];
  /** The words that name the trades, as they were written. */
  readonly named: readonly string[];
  /** The other words, in order. */
  readonly others: readonly string[];
}

/** Splits a word at its hyphens: "Bio-Bauernhöfe" are farms. Names that contain a hyphen, like "IT-Berater", stay whole. */
const partsAtHyphens = (word: string): string[] => {
  if (word === '') return [];
  const parts = word.split('-').filter((part) => part !== '');
  const isApart = parts.length > 1 && !findTradeByName(word) && parts.some((part) => findTradeByName(part));
  return isApart ? parts : [word];
};

/** Prepositions and other connecting words within names; no page is found by them. */
export const isFunctionWord = (word: string): boolean =>
  /^\p{Ll}{1,2}$/u.test(word) || functionWords.has(foldWord(word)) || forWords.has(foldWord(word));

/** Next to a trade, words like "brokers" and "houses" only say that it is a business. */
export const isSpecificWord = (word: string): boolean => !businessNouns.has(foldWord(word));

/**
 * Finds the trades that search words name, longest name first. Words for what companies should have are not trades: "a hotel with a pool".
 */
export function findTrades(text: string, attributeWords: ReadonlySet<string> = new Set()): FoundTrades {
  const whole = attributeWords.size === 0 ? findWholeSubject(text.split(/\s+/)) : undefined;
  if (whole) return whole;
  const words = text
    .split(/\s+/)
    .flatMap((word) => (attributeWords.has(foldWord(word)) ? [word] : partsAtHyphens(word)));
  const found = new Set<Trade>();
  const named: string[] = [];
  const others: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = attributeWords.has(foldWord(words[at] ?? '')) ? undefined : matchAt(words, at);
    if (match) {
      found.add(match.trade);
      named.push(words.slice(at, at + match.length).join(' '));
    } else if (!isFunctionWord(words[at] ?? '')) others.push(words[at] ?? '');
    at += match?.length ?? 1;
  }
  return { trades: [...found], named, others: found.size > 0 ? others.filter(isSpecificWord) : others };
}

/**
 * The goods or field of business that all of the words name, because such names mean a trade only alone: "gas", or "gas Gaz gás" in a
 * search for its names.
 */
function findWholeSubject(words: readonly string[]): FoundTrades | undefined {
  const named: string[] = [];
  let trade: Trade | undefined;
  for (let at = 0; at < words.length; ) {
    const [goods, ofTrade] = [subjectAt(words, at), matchAt(words, at)];
    // "Coffee roasters" are a trade, although coffee alone is a good.
    const match = goods && (ofTrade?.length ?? 0) <= goods.length ? goods : at > 0 ? ofTrade : undefined;
    if (!match || (trade !== undefined && match.trade !== trade)) return undefined;
    trade = match.trade;
    named.push(words.slice(at, at + match.length).join(' '));
    at += match.length;
  }
  return trade && { trades: [trade], named, others: [] };
}

function subjectAt(words: readonly string[], at: number): { trade: Trade; length: number } | undefined {
  for (let length = Math.min(SUBJECT_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const trade = findSubjectByName(words.slice(at, at + length).join(' '));
    if (trade) return { trade, length };
  }
  return undefined;
}

/** One name for each trade: the first one that the user wrote. */
export const oneNamePerTrade = ({ trades: found, named }: FoundTrades): string[] =>
  found.map((trade) => named.find((name) => findTrades(name).trades[0] === trade) ?? trade.name);

function matchAt(words: readonly string[], at: number): { trade: Trade; length: number } | undefined {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const trade = findTradeByName(words.slice(at, at + length).join(' '));
    if (trade) return { trade, length };
  }
  return undefined;
}

/** Whether the index stores a name as a single word. Japanese is stored in parts, and each part alone is on pages of other trades. */
export const isSingleWord = (name: string): boolean => !/[\s'/-]/.test(name) && tokenize(name).length === 1;

/** With at least this many forms, singular and plural are both among them. */
const FORMS_KNOWN_MIN = 2;

/** The single-word forms of a trade, in the order of the languages. If a language has few, likely other forms are added. */
export function singleWordForms(trade: Trade, languages: readonly string[], perLanguage: number): string[] {
  const words = languages.flatMap((language) => {
    const known = (trade.forms[language] ?? []).filter((name) => isSingleWord(name) && !isFunctionWord(name));
    const guessed =
      known.length >= FORMS_KNOWN_MIN ? [] : known.flatMap((form) => inflectionsOf(form, language));
    return [...known, ...guessed.filter((form) => findTradeByName(form) === trade)].slice(0, perLanguage);
  });
  return [...new Map(words.map((word) => [foldWord(word), word])).values()];
}
