import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import {
  columnWords,
  curatedTrades,
  featureWords,
  industryWords,
  mapLanguages,
  tradeNames,
} from './dictionaries.ts';

/** A trade, like bakeries, with its names. */
export interface Trade {
  /** Used in tests and logs. */
  readonly name: string;
  /** The industries that its companies are classified under. */
  readonly industries: readonly string[];
  /** The sub-industry that contains the companies of this trade and no others, as `Industry > Sub-industry`. */
  readonly part?: string | undefined;
  /** Whether it means all companies of its single industry. */
  readonly isIndustry?: boolean | undefined;
  /** Names by language: always for the languages that messages can be written in, for others if they are known. */
  readonly forms: Readonly<Record<Language, readonly string[]>> & Readonly<Record<string, readonly string[]>>;
}

const keyCache = new Map<string, string>();
const CACHED_KEYS_MAX = 50_000;

/** Normalizes a name for lookup in the table of names. */
export function nameKey(text: string): string {
  const read = keyCache.get(text);
  if (read !== undefined) return read;
  const key = foldWord(text)
    .split(/[\s'-]+/)
    .filter((part) => part !== '')
    .join(' ');
  if (keyCache.size < CACHED_KEYS_MAX) keyCache.set(text, key);
  return key;
}

const keysIn = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(',').map((word) => nameKey(word))));

/** The industry with this name. */
export const findIndustryByName = (text: string): string | undefined => industriesByName.get(nameKey(text));

const industriesByName = new Map(
  Object.entries(industryWords).flatMap(([industry, list]) =>
    list.split(',').map((word) => [nameKey(word), industry] as const),
  ),
);

/** A word for a whole industry means the industry, not a trade. */
const industryNameKeys = keysIn(industryWords);
/** The same goes for words for what a homepage has: "telephone" does not mean a telephone shop. */
export const featureNameKeys = keysIn({ ...featureWords, ...columnWords });

/**
 * Merges our table of trades with those that only OpenStreetMap has. If OpenStreetMap's names, in any language, match one of our trades,
 * they are added to that trade. Every name belongs to one trade only.
 */
function mergeTrades(): Trade[] {
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
  for (const trade of curatedTrades) {
    const at = add(trade);
    for (const [language, names] of Object.entries(trade.forms)) own(at, language, names);
  }
  for (const { part, names } of tradeNames) {
    const read = languages.flatMap((language) => names[language] ?? []);
    const known = mostFrequent(read.flatMap((name) => owners.get(nameKey(name)) ?? []));
    if (known === undefined && read.some((name) => industryNameKeys.has(nameKey(name)))) continue;
    const [industry = ''] = part.split(' > ');
    const at = known ?? add({ name: read[0] ?? part, industries: [industry], forms: mapLanguages(() => []) });
    for (const [language, list] of Object.entries(names))
      own(
        at,
        language,
        list.filter((name) => !featureNameKeys.has(nameKey(name)) && !industryNameKeys.has(nameKey(name))),
      );
  }
  return merged.map(({ trade, forms }) => ({
    ...trade,
    forms: { ...forms, ...mapLanguages((language) => forms[language] ?? []) },
  }));
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export const trades: readonly Trade[] = mergeTrades();
