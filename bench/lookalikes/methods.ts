import { basename } from 'node:path';
import { readSentenceModel, readShared, SentenceEncoder } from '../../src/lib/sentence-encoder/index.ts';
import { isKnownToLists } from '../../src/modules/extraction/business/lexicon-building/listings.ts';
import { packLexicon } from '../../src/modules/extraction/business/lexicon-building/pack-lexicon.ts';
import { withLexicon } from '../../src/modules/extraction/business/matching/lexicon.ts';
import { readEnglishWords, WORD_DIMENSIONS } from '../../src/modules/lookalikes/embedding/english-words.ts';
import { GlossaryReader } from '../../src/modules/lookalikes/embedding/glossary-reader.ts';
import { type PageReading, readPage } from '../../src/modules/lookalikes/embedding/page-reading.ts';
import { termOverlap } from '../../src/modules/lookalikes/embedding/page-terms.ts';
import { unitVector } from '../../src/modules/lookalikes/embedding/unit-vector.ts';
import {
  INDUSTRY_FROM,
  UseMultilingualReader,
} from '../../src/modules/lookalikes/embedding/use-multilingual-reader.ts';
import { WordMeanings } from '../../src/modules/lookalikes/embedding/word-meanings.ts';
import { cosine } from '../../src/modules/lookalikes/vectors/calibrate.ts';
import { type LabelledPage, realPages } from './labelled-pages.ts';

/** How similar two pages are, by their positions. */
export type Similarity = (one: number, other: number) => number;

export interface Method {
  readonly name: string;
  readonly similarity: Similarity;
  /** CPU time for reading and embedding a page, in milliseconds. */
  readonly cpuMsPerPage?: number;
  /** How much more memory the process uses once the model has read the pages, in megabytes. */
  readonly memoryMb?: number;
}

const KEYWORDS = 60;
const PASSES = 5;
export const GLOSSARY_UNSEEN = 'glossary vectors, trade words of a folder excluded';
export const USE_UNSEEN = 'USE-multilingual, trade words of a folder excluded';

/** Our two methods and the two that they are compared with, on the same pages. */
export function methodsOver(pages: readonly LabelledPage[]): Method[] {
  const profiles = pages.map(({ profile }) => profile);
  const reader = new GlossaryReader();
  const statistics = reader.fit(profiles);
  const { vectors, cpuMs } = embedRepeatedly(() =>
    profiles.map((profile) => reader.embed(profile, statistics)),
  );
  const withoutIndustry = vectors.map((vector) => vector && unitVector(vector.slice(0, WORD_DIMENSIONS)));
  const terms = profiles.map((profile) => reader.terms(profile, statistics));
  const meanings = new WordMeanings();
  const readings = profiles.map((profile) => readPage(profile, meanings));
  return [
    {
      name: 'glossary vectors (default)',
      similarity: (one, other) => cosineOf(vectors[one], vectors[other]),
      cpuMsPerPage: cpuMs / pages.length,
    },
    {
      name: 'glossary vectors without the industry',
      similarity: (one, other) => cosineOf(withoutIndustry[one], withoutIndustry[other]),
    },
    {
      name: 'concept Jaccard (fallback)',
      similarity: (one, other) => termOverlap(terms[one] ?? [], terms[other] ?? []),
    },
    { name: 'English words alone, one mean', similarity: wordVectorsAlone(readings) },
    { name: 'keyword Jaccard, 60 words', similarity: keywordJaccard(readings) },
  ];
}

/**
 * The models on pages that nobody has written words from: each folder is read and embedded with only the trade words that were not written
 * from it. What to expect on other pages.
 */
export async function unseenWordsMethods(folders: readonly string[], use?: string): Promise<Method[]> {
  const methods = [withoutWordsOf(folders, GLOSSARY_UNSEEN, new GlossaryReader())];
  return use === undefined
    ? methods
    : [...methods, withoutWordsOf(folders, USE_UNSEEN, await useReader(use))];
}

function withoutWordsOf(
  folders: readonly string[],
  name: string,
  reader: GlossaryReader | UseMultilingualReader,
): Method {
  const statistics = reader.fit(realPages(folders).map(({ profile }) => profile));
  const vectors = folders.flatMap((folder) => {
    const embed = () => realPages([folder]).map(({ profile }) => reader.embed(profile, statistics));
    const set = basename(folder);
    return isKnownToLists(set) ? withLexicon(packLexicon(set), embed) : embed();
  });
  return {
    name,
    similarity: (one, other) => cosineOf(vectors[one], vectors[other]),
  };
}

/** The minimum of several passes, which excludes other load on a shared core and compiling in the first pass. */
function embedRepeatedly<Vectors>(embed: () => Vectors): { vectors: Vectors; cpuMs: number } {
  let cpuMs = Number.POSITIVE_INFINITY;
  let vectors = embed();
  for (let pass = 0; pass < PASSES; pass++) {
    const started = process.cpuUsage();
    vectors = embed();
    const { user, system } = process.cpuUsage(started);
    cpuMs = Math.min(cpuMs, (user + system) / 1000);
  }
  return { vectors, cpuMs };
}

/** USE-multilingual-v3 combined with the words, from a packed model, with and without the industry. */
export async function useMethods(pages: readonly LabelledPage[], file: string): Promise<Method[]> {
  const profiles = pages.map(({ profile }) => profile);
  const before = process.memoryUsage().rss;
  const reader = await useReader(file);
  const statistics = reader.fit(profiles);
  const started = process.cpuUsage();
  const vectors = profiles.map((profile) => reader.embed(profile, statistics));
  const { user, system } = process.cpuUsage(started);
  const memoryMb = (process.memoryUsage().rss - before) / 1e6;
  const withoutIndustry = vectors.map((vector) => vector && unitVector(vector.slice(0, INDUSTRY_FROM)));
  return [
    {
      name: 'USE-multilingual with the words',
      similarity: (one, other) => cosineOf(vectors[one], vectors[other]),
      cpuMsPerPage: (user + system) / 1000 / pages.length,
      memoryMb,
    },
    {
      name: 'USE-multilingual without the industry',
      similarity: (one, other) => cosineOf(withoutIndustry[one], withoutIndustry[other]),
    },
  ];
}

const useReader = async (file: string): Promise<UseMultilingualReader> =>
  new UseMultilingualReader(new SentenceEncoder(readSentenceModel(await readShared(file))));

const cosineOf = (one: Float32Array | undefined, other: Float32Array | undefined): number =>
  one && other ? cosine(one, other) : -1;

/** Sums the English word vectors of a page, weighted by rarity and centred on one mean, without glossaries or languages. */
function wordVectorsAlone(readings: readonly PageReading[]): Similarity {
  const english = readEnglishWords(
    new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url),
  );
  const rarity = rarityIn(readings);
  const sums = readings.map(({ words }) => {
    const sum = new Float32Array(WORD_DIMENSIONS);
    for (const [word, count] of words) {
      const index = english.indexOf(word);
      if (index !== undefined) english.addTo(sum, index, Math.log1p(count) * rarity(word));
    }
    return unitVector(sum) ?? sum;
  });
  const mean = new Float32Array(WORD_DIMENSIONS);
  for (const sum of sums)
    for (let at = 0; at < WORD_DIMENSIONS; at++)
      mean[at] = (mean[at] as number) + (sum[at] as number) / sums.length;
  const vectors = sums.map((sum) => unitVector(sum.map((value, at) => value - (mean[at] as number))));
  return (one, other) => cosineOf(vectors[one], vectors[other]);
}

/** The fallback of the specification, taken literally: words exactly as written. */
function keywordJaccard(readings: readonly PageReading[]): Similarity {
  const rarity = rarityIn(readings);
  const keywords = readings.map(
    ({ words }) =>
      new Map(
        [...words]
          .map(([word, count]) => ({
            word,
            rare: rarity(word),
            strength: Math.sqrt(Math.min(count, 12)) * rarity(word),
          }))
          .filter(({ rare }) => rare < Math.log(readings.length / 1.5))
          .sort((a, b) => b.strength - a.strength)
          .slice(0, KEYWORDS)
          .map(({ word, rare }) => [word, rare] as const),
      ),
  );
  return (one, other) => {
    const [a, b] = [keywords[one], keywords[other]];
    if (!a || !b) return 0;
    let shared = 0;
    let all = 0;
    for (const [word, rare] of a) {
      all += rare;
      if (b.has(word)) shared += rare;
    }
    for (const [word, rare] of b) if (!a.has(word)) all += rare;
    return all === 0 ? 0 : shared / all;
  };
}

function rarityIn(readings: readonly PageReading[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { words } of readings)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log((readings.length + 1) / ((counts.get(word) ?? 0) + 0.5));
}
