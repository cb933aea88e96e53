import { stat } from 'node:fs/promises';
import { readShared } from '../../../lib/sentence-encoder/index.ts';
import { ThreadLost } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { EmbeddingModel } from './embedding-model.ts';
import { openPageReaders, type PageReaders } from './page-readers.ts';
import { pageTextOf } from './page-words.ts';
import type { Statistics } from './statistics.ts';
import {
  defaultUseStatistics,
  INDUSTRY_FROM,
  readByUseMultilingual,
  USE_PAGE_DIMENSIONS,
} from './use-multilingual-reader.ts';

interface Options {
  /** Where 'homedex models add use-multilingual' writes the model. */
  readonly file: string;
  /** With 0, pages are read on the calling thread. */
  readonly workers: number;
  readonly onLost?: ((error: ThreadLost) => void) | undefined;
}

/** Small, because a page takes about fifteen milliseconds. */
const BATCH_PAGES = 4;

/** Combines USE-multilingual-v3 with the words of the glossary. Its file is read with the first page. */
export function createUseMultilingualModel(options: Options): EmbeddingModel {
  const { ask, problem, close } = openOnDemand(options);
  return {
    name: 'use-multilingual-4-640',
    thresholds: { competitor: 0.52, lookalike: 0.54, shown: 0.09 },
    industryFrom: INDUSTRY_FROM,
    get defaults() {
      return defaultUseStatistics();
    },
    fitPagesMax: 5_000,
    dimensions: async () => USE_PAGE_DIMENSIONS,
    problem,
    fit: (pages) => ask((readers) => readers.ask<Statistics>({ kind: 'fit', pages: pages.map(pageTextOf) })),
    embed: (pages, statistics, signal) =>
      ask((readers) => readers.askAll<Float32Array | undefined>('embed', pages, statistics, signal)),
    embedDescription: (text, language, statistics) =>
      ask((readers) =>
        readers.ask<Float32Array | undefined>({ kind: 'embedDescription', text, language, statistics }),
      ),
    close,
  };
}

/** Opens threads that share one copy of the model in memory. A problem with the file is reported until the file changes. */
function openOnDemand({ file, workers, onLost }: Options) {
  let opened: { readonly stamp: string; readonly readers: Promise<PageReaders> } | undefined;
  let refused: { readonly stamp: string; readonly error: AppError } | undefined;
  let isClosed = false;

  async function open(): Promise<PageReaders> {
    const model = await readShared(file).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const readers = openPageReaders({
      workers,
      file: new URL('./use-multilingual-worker.ts', import.meta.url),
      workerData: { model },
      batchPages: BATCH_PAGES,
      readHere: () => readByUseMultilingual(model),
      onLost,
    });
    try {
      // The first page would reveal a damaged model too; if it is found now, the threads end instead of being restarted repeatedly.
      await readers.ask({ kind: 'embed', pages: [], statistics: defaultUseStatistics() });
    } catch (error) {
      await readers.close();
      throw refusalOf(error);
    }
    if (isClosed) await readers.close();
    return readers;
  }

  async function readers(): Promise<PageReaders> {
    if (isClosed) throw new Error('the model is closed');
    if (!opened) {
      const stamp = await stampOf(file);
      if (refused?.stamp === stamp) throw refused.error;
      opened ??= { stamp, readers: open() };
    }
    const mine = opened;
    try {
      return await mine.readers;
    } catch (error) {
      if (opened === mine) opened = undefined;
      if (error instanceof AppError) refused = { stamp: mine.stamp, error };
      throw error;
    }
  }

  return {
    ask: async <Answer>(use: (readers: PageReaders) => Promise<Answer>) => use(await readers()),
    problem: () =>
      readers().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    async close() {
      isClosed = true;
      await (await opened?.readers.catch(() => undefined))?.close();
    },
  };
}

/** Identifies the content of the file: it changes when the file is replaced. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none';
}

/** Tells a person what to do about a model that cannot be read; the loss of a thread is not the file's fault. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ThreadLost) return error;
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const reason = isMissing
    ? 'is not in the data folder'
    : `cannot be read (${error instanceof Error ? error.message : error})`;
  return new AppError(
    'unavailable',
    `The model use-multilingual ${reason}. Run 'homedex models add use-multilingual' to install it.`,
    { cause: error },
  );
}
