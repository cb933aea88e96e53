import { Random } from '../corpus/random.ts';
import { buildVocabulary, type Vocabulary } from '../corpus/vocabulary.ts';
import { type Band, type PageShares, samplePageShares } from './page-shares.ts';
import {
  type BenchMode,
  type BenchQuery,
  benchFilter,
  type ClassName,
  type QueryClass,
  queryClasses,
} from './query-classes.ts';

export interface QuerySet {
  readonly classes: Readonly<Record<ClassName, readonly BenchQuery[]>>;
  /** As many other queries of each class that run only once, so that an engine cannot reuse anything from earlier ones. */
  readonly once: Readonly<Record<ClassName, readonly BenchQuery[]>>;
  /** Two hundred single words from common to rare, for the call that counts them all. */
  readonly keywords: readonly BenchQuery[];
}

const queriesPerClass = 24;

/** Shares of pages, from the table in the design: a frequent word is on about 14 % of the pages. */
const bands = {
  rare: { least: 0.0002, most: 0.001 },
  mid: { least: 0.005, most: 0.015 },
  uncommon: { least: 0.015, most: 0.04 },
  frequent: { least: 0.12, most: 0.16 },
  phraseFrequent: { least: 0.08, most: 0.2 },
  onMostPages: { least: 0.5, most: 1 },
} as const satisfies Record<string, Band>;

/** Draws the queries of every class from the corpus, by how many pages contain the words. */
export function drawQueries(seed: number): QuerySet {
  const vocabulary = buildVocabulary();
  const shares = samplePageShares(seed, vocabulary);
  const random = new Random(seed ^ 0x51ed270b);
  const others = new Random(seed ^ 0x2f1b9d35);
  const classes: Partial<Record<ClassName, readonly BenchQuery[]>> = {};
  const once: Partial<Record<ClassName, readonly BenchQuery[]>> = {};
  const add = (to: typeof classes, name: QueryClass, plain: readonly BenchQuery[]): void => {
    to[name] = plain;
    to[`${name}+filter`] = plain.map((query) => ({ ...query, filter: benchFilter }));
  };
  for (const name of queryClasses) {
    const drawn = drawClass(name, shares, random);
    const known = new Set(drawn.map(({ words }) => words.join(' ')));
    add(classes, name, drawn);
    add(
      once,
      name,
      drawClass(name, shares, others).filter(({ words }) => !known.has(words.join(' '))),
    );
  }
  return {
    classes: classes as QuerySet['classes'],
    once: once as QuerySet['once'],
    keywords: drawKeywords(vocabulary),
  };
}

/** How the words of each class match, and the frequency band of every word (or of the phrase). */
const recipes: Readonly<
  Record<
    QueryClass,
    { readonly mode: BenchMode; readonly words: readonly Band[] } | { readonly phrase: Band }
  >
> = {
  rare: { mode: 'phrase', words: [bands.rare] },
  mid: { mode: 'phrase', words: [bands.mid] },
  frequent: { mode: 'phrase', words: [bands.frequent] },
  phrase_rare: { phrase: bands.rare },
  phrase_frequent: { phrase: bands.phraseFrequent },
  phrase_very_frequent: { mode: 'phrase', words: [bands.onMostPages, bands.onMostPages] },
  all2: { mode: 'all', words: [bands.frequent, bands.mid] },
  all3: { mode: 'all', words: [bands.frequent, bands.frequent, bands.uncommon] },
  any3: { mode: 'any', words: [bands.frequent, bands.uncommon, bands.mid] },
  title: { mode: 'title', words: [bands.frequent] },
  prefix: { mode: 'prefix', words: [bands.mid] },
  exclude: { mode: 'exclude', words: [bands.frequent, bands.uncommon] },
  group: { mode: 'group', words: [bands.mid, bands.uncommon, bands.frequent] },
  near: { mode: 'near', words: [bands.frequent, bands.frequent] },
};

/**
 * The length of a prefix. The generated words have few beginnings: more than 1,024 of them share three letters, and such a prefix is
 * rejected.
 */
const PREFIX_LETTERS = 5;

function drawClass(name: QueryClass, shares: PageShares, random: Random): BenchQuery[] {
  const recipe = recipes[name];
  const drawWords =
    'phrase' in recipe
      ? () => random.pick(shares.phrasesIn(recipe.phrase))
      : () => recipe.words.map((band) => random.pick(shares.wordsIn(band)));
  const mode = 'phrase' in recipe ? 'phrase' : recipe.mode;
  const drawn = new Map<string, BenchQuery>();
  for (let attempt = 0; attempt < 2000 && drawn.size < queriesPerClass; attempt += 1) {
    const words = mode === 'prefix' ? drawWords().map((word) => word.slice(0, PREFIX_LETTERS)) : drawWords();
    if (new Set(words).size === words.length) drawn.set(words.join(' '), { words, mode });
  }
  return [...drawn.values()];
}

function drawKeywords(vocabulary: Vocabulary): BenchQuery[] {
  const plain = vocabulary.words.filter((word) => /^[a-z]+$/u.test(word));
  return Array.from({ length: 200 }, (_, index) => ({
    words: [plain[100 + index * 150] ?? 'the'],
    mode: 'all',
  }));
}
