import { type Language, type Trade, trades } from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';

export interface FoundTrades {
  readonly trades: readonly Trade[];
  /** The words that name them, as they were written. */
  readonly named: readonly string[];
  /** The other words, in their order. */
  readonly others: readonly string[];
}

const partsOf = (text: string): string[] =>
  foldWord(text)
    .split(/[\s'-]+/)
    .filter((part) => part !== '');

const byName = new Map(
  trades.flatMap((trade) =>
    Object.values(trade.forms)
      .flat()
      .map((form) => [partsOf(form).join(' '), trade] as const),
  ),
);
const PARTS_MAX = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The trades that words to search for name, the longest name first. */
export function findTrades(text: string): FoundTrades {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found = new Set<Trade>();
  const named: string[] = [];
  const others: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = matchAt(words, at);
    if (match) {
      found.add(match.trade);
      named.push(words.slice(at, at + match.length).join(' '));
    } else others.push(words[at] ?? '');
    at += match?.length ?? 1;
  }
  return { trades: [...found], named, others };
}

/** One name for each trade: the first that was written. */
export const namedOnce = ({ trades: found, named }: FoundTrades): string[] =>
  found.map((trade) => named.find((name) => findTrades(name).trades[0] === trade) ?? trade.name);

function matchAt(words: readonly string[], at: number): { trade: Trade; length: number } | undefined {
  for (let length = Math.min(PARTS_MAX, words.length - at); length > 0; length -= 1) {
    const trade = byName.get(partsOf(words.slice(at, at + length).join(' ')).join(' '));
    if (trade) return { trade, length };
  }
  return undefined;
}

/** The forms of a trade that are one word, in the order of the languages. */
export function searchedForms(
  { forms }: Trade,
  languages: readonly Language[],
  perLanguage: number,
): string[] {
  const words = languages.flatMap((language) =>
    forms[language].filter((form) => !/[\s'-]/.test(form)).slice(0, perLanguage),
  );
  return [...new Map(words.map((word) => [foldWord(word), word])).values()];
}
