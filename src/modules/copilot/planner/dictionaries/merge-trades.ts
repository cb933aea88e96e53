import { type Language, languages } from '../lexicon/meaning.ts';
import { keysIn, nameKey } from './name-key.ts';

/** A trade, like bakeries, with its names. */
export interface Trade {
  /** Used in tests and logs. */
  readonly name: string;
  /** The industries that its companies are classified under. */
  readonly industries: readonly string[];
  /** The sub-industry that contains the companies of this trade and no others, as `Industry > Sub-industry`. */
  readonly part?: string | undefined;
  /** The sub-industry that contains this trade and a few others that also name it here: all of them together are the sub-industry. */
  readonly sharedPart?: string | undefined;
  /** A sub-industry whose companies are of this trade as well if their homepages call them so, as `Industry > Sub-industry`. */
  readonly besidePart?: string | undefined;
  /** Whether it means all companies of its single industry. */
  readonly isIndustry?: boolean | undefined;
  /** Sub-industries whose companies are not of this trade, as `Industry > Sub-industry`. */
  readonly exceptParts?: readonly string[] | undefined;
  /** Whether its names also mean companies of other industries, as agencies do. */
  readonly isAmbiguous?: boolean | undefined;
  /** Those of its names that also mean goods, as they do beside a word for online shops. */
  readonly goods?: string | undefined;
  /** Whether its names mean it only where they are the whole subject: "gas companies", but not "gas fitters". */
  readonly isSubjectOnly?: boolean | undefined;
  /** Whether its names are different goods, so that only the one that was written is searched for. */
  readonly isGroup?: boolean | undefined;
  /** Further names of that kind, by language. */
  readonly subjects?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Names of the goods or services that it deals in, by language, also those that mean another trade elsewhere: "café". */
  readonly goodsNames?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Names by language: always for the languages that messages can be curated in, for others if they are known. */
  readonly forms: Readonly<Record<Language, readonly string[]>> & Readonly<Record<string, readonly string[]>>;
}

interface TradeTables {
  /** Our own trades. */
  readonly curated: readonly Trade[];
  /** Names of kinds of places in many languages, each with its sub-industry. */
  readonly names: readonly {
    readonly part: string;
    readonly names: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Words for a whole industry, which mean the industry, not a trade. */
  readonly industryWords: Readonly<Record<string, string>>;
  /** Words for what a homepage has, which mean no trade either: "telephone" does not mean a telephone shop. */
  readonly featureWords: Readonly<Record<string, string>>;
}

/** A kind of place in an industry that a trade is not in is the same trade if they share at least this many of its names. */
const SHARED_NAMES_SHARE_MIN = 0.25;

/**
 * Merges our table of trades with those that only OpenStreetMap has. If OpenStreetMap's names, in any language, match one of our trades,
 * they are added to that trade. Every name belongs to one trade only.
 */
export function mergeTrades({ curated, names, industryWords, featureWords }: TradeTables): Trade[] {
  const isIndustryName = nameMatcher(industryWords);
  const featureNameKeys = keysIn(featureWords);
  const owners = new Map<string, number>();
  const merged: { trade: Omit<Trade, 'forms'>; forms: Record<string, string[]> }[] = [];
  const add = (trade: Omit<Trade, 'forms'>): number => {
    merged.push({ trade, forms: Object.fromEntries(languages.map((language) => [language, []])) });
    return merged.length - 1;
  };
  const own = (at: number, language: string, list: readonly string[]): void => {
    for (const name of list) {
      const key = nameKey(name);
      const owner = owners.get(key) ?? at;
      if (owner !== at) continue;
      owners.set(key, at);
      const forms = merged[at]?.forms ?? {};
      forms[language] = [...(forms[language] ?? []), name];
    }
  };
  for (const { forms, ...trade } of curated) {
    const at = add(trade);
    for (const [language, list] of Object.entries(forms)) own(at, language, list);
  }
  for (const { part, names: byLanguage } of names) {
    const read = languages.flatMap((language) => byLanguage[language] ?? []);
    const [industry = ''] = part.split(' > ');
    const shared = read.flatMap((name) => owners.get(nameKey(name)) ?? []);
    const named = mostFrequent(shared);
    // A "cartório" is a notary or a register office, which have no other name in common.
    const isSame =
      named !== undefined &&
      (merged[named]?.trade.industries.includes(industry) ||
        shared.filter((owner) => owner === named).length >= read.length * SHARED_NAMES_SHARE_MIN);
    const known = isSame ? named : undefined;
    if (known === undefined && read.some(isIndustryName)) continue;
    const at = known ?? add({ name: read[0] ?? part, industries: [industry] });
    for (const [language, list] of Object.entries(byLanguage))
      own(
        at,
        language,
        list
          .flatMap(splitName)
          .filter((name) => !featureNameKeys.has(nameKey(name)) && !isIndustryName(name)),
      );
  }
  return merged.map(({ trade, forms }) => ({ ...trade, forms: forms as Record<Language, string[]> }));
}

/** Goods and fields of business, of a trade that has this name or of their own. */
export interface Subject {
  readonly trade?: string | undefined;
  readonly name?: string | undefined;
  readonly industries?: readonly string[] | undefined;
  readonly part?: string | undefined;
  readonly isIndustry?: boolean | undefined;
  readonly isGroup?: boolean | undefined;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Adds goods and fields of business to the trades. A name that a trade of our own has keeps meaning that trade. */
export function addSubjects(
  trades: readonly Trade[],
  subjects: readonly Subject[],
  curated: readonly Trade[],
): Trade[] {
  const taken = new Set(
    curated.flatMap(({ forms }) => Object.values(forms).flatMap((list) => list.map(nameKey))),
  );
  const free = (names: Subject['names']): Record<Language, string[]> =>
    Object.fromEntries(
      Object.entries(names).map(([language, list]) => [
        language,
        list.filter((name) => !taken.has(nameKey(name))),
      ]),
    ) as Record<Language, string[]>;
  const ofTrades = new Map(subjects.map(({ trade, names }) => [trade, names]));
  return [
    ...trades.map((trade) => {
      const names = ofTrades.get(trade.name);
      return names === undefined ? trade : { ...trade, subjects: free(names), goodsNames: names };
    }),
    ...subjects.flatMap(({ trade, name = '', industries = [], names, ...section }) =>
      trade === undefined ? [{ name, industries, ...section, isSubjectOnly: true, forms: free(names) }] : [],
    ),
  ];
}

/** Whether lists have a name, or its beginning as in "telecom*". */
function nameMatcher(lists: Readonly<Record<string, string>>): (name: string) => boolean {
  const keys = keysIn(lists);
  const beginnings = [...keys].filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));
  return (name) => {
    const key = nameKey(name);
    return keys.has(key) || (!key.includes(' ') && beginnings.some((beginning) => key.startsWith(beginning)));
  };
}

/** Japanese names of places can be several with a note: 薬局・ドラッグストア（薬剤師が居る店）. No page contains all of that. */
const splitName = (name: string): string[] => name.replace(/（[^）]*）/g, '').split('・');

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
