/**
 * Indexes for tests, in folders of their own or in OpenSearch, depending on the test project. They are closed and removed after
 * each test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type {
  IndexDocument,
  OpenOptions,
  TextIndex,
  TextIndexSchema,
} from '../../src/lib/text-index/index.ts';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { openInOpenSearch } from './index-in-opensearch.ts';

export const schema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 6 },
    { name: 'h2', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'open', kind: 'flag' },
    { name: 'hiring', kind: 'flag' },
    { name: 'size', kind: 'number' },
    { name: 'heading', kind: 'text' },
  ],
};

/** The OpenSearch server of this test project, if it uses one. Undefined in a process that a test has started. */
const openSearch = ((): string | undefined => {
  try {
    return inject('opensearch');
  } catch {
    return undefined;
  }
})();

/** Whether this test project uses the embedded engine: some tests are about its files, threads and flushing. */
export const isEmbedded = openSearch === undefined;

/** Removed at the end of the running test, after what was opened in it is closed. */
export function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'text-index-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export async function open(
  directory = newDirectory(),
  options: Partial<OpenOptions> = {},
): Promise<TextIndex> {
  const index =
    openSearch === undefined
      ? await openTextIndex({ directory, schema, workers: 0, compaction: false, ...options })
      : await openInOpenSearch(openSearch, directory, options.schema ?? schema);
  // A hook of this module would only run in the first of the files that share its process.
  onTestFinished(() => index.close());
  return index;
}

export function page(
  key: string,
  text: IndexDocument['text'],
  rest: Partial<IndexDocument> = {},
): IndexDocument {
  return { key, text, filters: {}, stored: Buffer.from(`record of ${key}`), ...rest };
}

export const keysOf = (hits: readonly { key: string }[]): string[] => hits.map((hit) => hit.key);
