import { z } from 'zod';
import type { PageReading } from './page-reading.ts';

/** What is usual in a language: on how many pages a word occurs, and the mean of the page vectors. */
const LanguageStatistics = z.object({
  pages: z.int(),
  /** Share of the pages that contain the word, for the most common words. */
  shares: z.record(z.string(), z.number()),
  mean: z.array(z.number()),
});

/**
 * What the model has learned from an index of pages. It is stored with the vectors, which are comparable only under the same statistics.
 */
export const Statistics = z.object({
  /** Pages that the statistics were fitted on; 0 for those that come with the model. */
  pages: z.int(),
  languages: z.record(z.string(), LanguageStatistics),
  /** The mean over all languages, for those that are not listed. */
  mean: z.array(z.number()),
});

export type LanguageStatistics = z.infer<typeof LanguageStatistics>;
export type Statistics = z.infer<typeof Statistics>;

/** The smallest share that is distinguished; all rarer words count the same. */
const SHARE_MIN = 0.005;
/** Words that most pages contain are not informative. */
const SHARE_MAX = 0.35;
const SHARES_MAX = 2_500;
const LANGUAGES_MAX = 60;
/** Previous statistics count as much as this many pages, so that those of few pages are blended with them. */
const FEW_PAGES = 8;

/** How rare the words of a language are; 0 for those that most pages have. */
export function rarityIn(statistics: Statistics, language: string): (word: string) => number {
  const shares = languageOf(statistics, language)?.shares;
  if (shares === undefined) return () => RARITY_MAX;
  const rarities = raritiesOf(shares);
  return (word) => rarities.get(word) ?? RARITY_MAX;
}

const RARITY_MAX = -Math.log(SHARE_MIN);
/** Computed once per language, because each page looks up hundreds of words. */
const rarities = new WeakMap<object, ReadonlyMap<string, number>>();

function raritiesOf(shares: LanguageStatistics['shares']): ReadonlyMap<string, number> {
  const known = rarities.get(shares);
  if (known) return known;
  const made = new Map(
    Object.entries(shares).map(([word, share]) => [
      word,
      share > SHARE_MAX ? 0 : -Math.log(Math.max(share, SHARE_MIN)),
    ]),
  );
  rarities.set(shares, made);
  return made;
}

export const meanOf = (statistics: Statistics, language: string): readonly number[] =>
  languageOf(statistics, language)?.mean ?? statistics.mean;

const languageOf = ({ languages }: Statistics, language: string): LanguageStatistics | undefined =>
  Object.hasOwn(languages, language) ? languages[language] : undefined;

/** Means and shares of some pages, blended with the previous ones, which count less the more pages there are. */
export function fitStatistics(
  readings: readonly PageReading[],
  before: Statistics,
  embedUncentred: (reading: PageReading, statistics: Statistics) => Float32Array | undefined,
): Statistics {
  const byLanguage = Map.groupBy(readings, ({ language }) => language);
  const largest = [...byLanguage]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, LANGUAGES_MAX);
  const counted: Statistics = {
    ...before,
    pages: readings.length,
    languages: {
      ...before.languages,
      ...Object.fromEntries(
        largest.map(([language, pages]) => [
          language,
          {
            pages: pages.length,
            shares: sharesOf(pages, languageOf(before, language)?.shares ?? {}),
            mean: [...meanOf(before, language)],
          },
        ]),
      ),
    },
  };
  return withMeans(counted, largest, (reading) => embedUncentred(reading, counted));
}

/**
 * Only the means, for a model that does not count words. If a language has few pages, they are blended with its previous mean, or with the
 * mean of all languages.
 */
export function fitMeans(
  pages: readonly { readonly language: string; readonly vector: Float32Array }[],
  before: Statistics = { pages: 0, languages: {}, mean: new Array(pages[0]?.vector.length ?? 0).fill(0) },
): Statistics {
  const mean = blend(
    pages.map(({ vector }) => vector),
    before.mean,
  );
  const largest = [...Map.groupBy(pages, ({ language }) => language)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, LANGUAGES_MAX);
  const languages = largest.map(([language, own]) => [
    language,
    {
      pages: own.length,
      shares: {},
      mean: blend(
        own.map(({ vector }) => vector),
        languageOf(before, language)?.mean ?? mean,
      ),
    },
  ]);
  return {
    pages: pages.length,
    languages: { ...before.languages, ...Object.fromEntries(languages) },
    mean,
  };
}

/** Joins the statistics of two models whose vectors are concatenated. */
export function joinMeans(words: Statistics, others: Statistics): Statistics {
  const languages = Object.keys({ ...others.languages, ...words.languages }).map((language) => [
    language,
    {
      pages: languageOf(words, language)?.pages ?? 0,
      shares: languageOf(words, language)?.shares ?? {},
      mean: [...meanOf(words, language), ...meanOf(others, language)],
    },
  ]);
  return {
    pages: words.pages,
    languages: Object.fromEntries(languages),
    mean: [...words.mean, ...others.mean],
  };
}

function withMeans(
  statistics: Statistics,
  languages: readonly (readonly [string, readonly PageReading[]])[],
  embed: (reading: PageReading) => Float32Array | undefined,
): Statistics {
  const vectors = languages.map(([language, pages]) => ({
    language,
    vectors: pages.flatMap((page) => embed(page) ?? []),
  }));
  const mean = blend(
    vectors.flatMap((one) => one.vectors),
    statistics.mean,
  );
  return {
    ...statistics,
    mean,
    languages: {
      ...statistics.languages,
      ...Object.fromEntries(
        vectors.map(({ language, vectors: own }) => [
          language,
          {
            ...(statistics.languages[language] as LanguageStatistics),
            mean: blend(own, isDefault(statistics, language) ? mean : meanOf(statistics, language)),
          },
        ]),
      ),
    },
  };
}

/** Whether a language has no statistics of its own. */
const isDefault = (statistics: Statistics, language: string): boolean =>
  meanOf(statistics, language).every((value, at) => value === statistics.mean[at]);

function blend(vectors: readonly Float32Array[], before: readonly number[]): number[] {
  const sum = before.map((value) => value * FEW_PAGES);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (vector[at] as number);
  return sum.map((value) => round(value / (vectors.length + FEW_PAGES), 5));
}

function sharesOf(
  pages: readonly PageReading[],
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const counts = new Map<string, number>(
    Object.entries(before).map(([word, share]) => [word, share * FEW_PAGES]),
  );
  for (const { words } of pages)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .map(([word, count]) => [word, round(count / (pages.length + FEW_PAGES), 3)] as const)
      .filter(([, share]) => share > SHARE_MIN)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, SHARES_MAX),
  );
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
