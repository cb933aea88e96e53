import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import {
  columnWords,
  featureWords,
  forLanguages,
  industryWords,
  tradeNames,
  writtenTrades,
} from './dictionaries.ts';

/** A trade, such as a bakery, with what it is called. */
export interface Trade {
  /** For tests and logs. */
  readonly name: string;
  /** The industries its companies are counted under. */
  readonly industries: readonly string[];
  /** The part of an industry whose companies are of this trade and of no other, as `Industry > Sub-industry`. */
  readonly part?: string | undefined;
  /** All companies of its one industry are meant. */
  readonly isIndustry?: boolean | undefined;
  /** By language; those that messages are written in are all there, others where they are known. */
  readonly forms: Readonly<Record<Language, readonly string[]>> & Readonly<Record<string, readonly string[]>>;
}

const keysRead = new Map<string, string>();
const KEYS_READ_MAX = 50_000;

/** A name as the table of names has it. */
export function nameKey(text: string): string {
  const read = keysRead.get(text);
  if (read !== undefined) return read;
  const key = foldWord(text)
    .split(/[\s'-]+/)
    .filter((part) => part !== '')
    .join(' ');
  if (keysRead.size < KEYS_READ_MAX) keysRead.set(text, key);
  return key;
}

const keysIn = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(',').map((word) => nameKey(word))));

/** The industry that a word or phrase is a name of. */
export const industryNamed = (text: string): string | undefined => industriesByName.get(nameKey(text));

const industriesByName = new Map(
  Object.entries(industryWords).flatMap(([industry, list]) =>
    list.split(',').map((word) => [nameKey(word), industry] as const),
  ),
);

/** Words for whole industries mean just that. */
const namesOfIndustries = keysIn(industryWords);
/** So do words for what a homepage has: a telephone is no telephone shop. */
export const namesOfFeatures = keysIn({ ...featureWords, ...columnWords });

/**
 * The trades of our table, then those that only OpenStreetMap has. What it calls a trade of ours, in whatever language, is a name of that;
 * each name is of one trade.
 */
function mergedTrades(): Trade[] {
  const owners = new Map<string, number>();
  const merged: { trade: Trade; forms: Record<string, string[]> }[] = [];
  const add = (trade: Trade): number => {
    merged.push({ trade, forms: Object.fromEntries(languages.map((language) => [language, []])) });
    return merged.length - 1;
  };
  const own = (at: number, language: string, names: readonly string[]): void => {
    for (const name of names) {
      const key = nameKey(name);
      const owner = owners.get(key) ?? at;
      if (owner !== at) continue;
      owners.set(key, at);
      const forms = merged[at]?.forms ?? {};
      forms[language] = [...(forms[language] ?? []), name];
    }
  };
  for (const trade of writtenTrades) {
    const at = add(trade);
    for (const [language, names] of Object.entries(trade.forms)) own(at, language, names);
  }
  for (const { part, names } of tradeNames) {
    const read = languages.flatMap((language) => names[language] ?? []);
    const known = mostFrequent(read.flatMap((name) => owners.get(nameKey(name)) ?? []));
    if (known === undefined && read.some((name) => namesOfIndustries.has(nameKey(name)))) continue;
    const [industry = ''] = part.split(' > ');
    const at = known ?? add({ name: read[0] ?? part, industries: [industry], forms: forLanguages(() => []) });
    for (const [language, list] of Object.entries(names))
      own(
        at,
        language,
        list.filter((name) => !namesOfFeatures.has(nameKey(name)) && !namesOfIndustries.has(nameKey(name))),
      );
  }
  return merged.map(({ trade, forms }) => ({
    ...trade,
    forms: { ...forms, ...forLanguages((language) => forms[language] ?? []) },
  }));
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export const trades: readonly Trade[] = mergedTrades();
