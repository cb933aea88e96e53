import type { ThreadLost } from '../../../lib/threads/index.ts';
import type { TextDescription } from './describe-text.ts';
import type { EmbeddingModel } from './embedding-model.ts';
import { WORD_DIMENSIONS } from './english-words.ts';
import { defaultStatistics, readByGlossary } from './glossary-reader.ts';
import { openPageReaders } from './page-readers.ts';
import type { Term } from './page-terms.ts';
import { PAGE_DIMENSIONS } from './page-vector.ts';
import { type PageText, pageTextOf } from './page-words.ts';
import type { Statistics } from './statistics.ts';

/** The default model. It also describes in words what pages are about, which all methods show as reasons. */
export interface GlossaryModel extends EmbeddingModel {
  terms(
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<readonly (readonly Term[])[]>;
  /** Includes the less informative ones: too many to compare by, but two similar pages share some of them. */
  allTerms: GlossaryModel['terms'];
  /** What a description is about, in whichever of the languages fits it best, with translations into others. */
  describe(
    text: string,
    languages: readonly string[],
    into: readonly string[],
    statistics: Statistics,
  ): Promise<TextDescription>;
  /** A language's words for some concepts. */
  wordsFor(language: string, concepts: readonly string[]): Promise<readonly string[]>;
}

interface Options {
  /** With 0, pages are read on the calling thread. */
  readonly workers: number;
  readonly workerUrl?: URL;
  readonly onLost?: (error: ThreadLost) => void;
}

export function createGlossaryModel({ workers, workerUrl, onLost }: Options): GlossaryModel {
  const readers = openPageReaders({
    workers,
    file: workerUrl ?? new URL('./glossary-worker.ts', import.meta.url),
    workerData: undefined,
    batchPages: 32,
    readHere: readByGlossary,
    onLost,
  });
  return {
    name: 'glossary-4-128',
    thresholds: { competitor: 0.52, lookalike: 0.54, shown: 0.15 },
    industryFrom: WORD_DIMENSIONS,
    get defaults() {
      return defaultStatistics();
    },
    fitPagesMax: 5_000,
    dimensions: async () => PAGE_DIMENSIONS,
    problem: async () => undefined,
    fit: (pages) => readers.ask<Statistics>({ kind: 'fit', pages: pages.map(pageTextOf) }),
    embed: (pages, statistics, signal) =>
      readers.askAll<Float32Array | undefined>('embed', pages, statistics, signal),
    terms: (pages, statistics, signal) => readers.askAll<readonly Term[]>('terms', pages, statistics, signal),
    allTerms: (pages, statistics, signal) =>
      readers.askAll<readonly Term[]>('allTerms', pages, statistics, signal),
    describe: (text, languages, into, statistics) =>
      readers.ask<TextDescription>({ kind: 'describe', text, languages, into, statistics }),
    embedDescription: (text, language, statistics) =>
      readers.ask<Float32Array | undefined>({ kind: 'embedDescription', text, language, statistics }),
    wordsFor: (language, concepts) => readers.ask<readonly string[]>({ kind: 'words', language, concepts }),
    close: () => readers.close(),
  };
}
