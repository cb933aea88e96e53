import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { domainOfHost } from '../../../lib/domain-name.ts';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import type { IndexDocument, TextIndex, TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import { DamagedIndex, SchemaMismatch, UnsupportedFormat } from '../../../lib/text-index/index.ts';
import type { ClusterIndex } from '../../../lib/text-index-cluster/index.ts';
import { forgetCheckpoint, holdCheckpoint } from '../../../platform/checkpoint.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { readIndexDocument, storedFetchedAtMs, withLongerHistory } from '../../company-index/index.ts';
import { dataFolder, takeInventory } from '../../data-folder/index.ts';
import { checkPages } from '../archive/check-pages.ts';
import { storedSegments } from '../archive/page-archive.ts';
import { writeMissingLists } from '../archive/page-list.ts';
import { type CheckpointedIndex, checkpointName, readCheckpoint } from '../pipeline/checkpoint.ts';
import type { IngestSummary } from '../pipeline/ingest-counts.ts';
import { type IngestOptions, runIngest } from '../pipeline/run-ingest.ts';
import { openDomainRanks } from '../ranks/domain-ranks.ts';
import { warcFilesSource } from '../sources/warc-files.ts';
import type { OpenIndexAt } from './open-index-at.ts';

const KEYS_PER_STEP = 500;

type SharedOptions = Pick<
  IngestOptions,
  'database' | 'workers' | 'fingerprintsDir' | 'historyVersions' | 'isExcluded' | 'onProgress' | 'signal'
>;

interface RebuildOptions extends SharedOptions {
  readonly openIndexAt: OpenIndexAt;
}

/**
 * Rebuilds the index from the stored pages, with the current extractor and without fetching anything. The old index stays in place until
 * the new one is complete; an interrupted rebuild resumes where it stopped. Companies without a stored page are rebuilt from their record
 * in the old index, even if it has an older analysis version. If the old index is missing, damaged or of another format, nothing is carried
 * over from it, and it is kept beside the new one.
 */
export async function rebuildIndex(
  directory: string,
  { openIndexAt, ...options }: RebuildOptions,
): Promise<RebuildSummary> {
  const paths = dataFolder(directory);
  await settleReplacedIndex(directory);
  if (!existsSync(paths.index) && !existsSync(paths.pages))
    throw new AppError('not_found', `${directory} has neither an index nor stored pages to rebuild it from.`);
  const fresh = await openFresh(paths.rebuild, openIndexAt);
  const ranks = existsSync(paths.ranks) ? await openDomainRanks(paths.ranks) : undefined;
  let rebuilt: RebuildSummary;
  let replaced: string | undefined;
  try {
    const source = await warcFilesSource(existsSync(paths.pages) ? [paths.pages] : [], { areOurs: true });
    const summary = await runIngest({ ...options, index: fresh, source, steps: [], ...(ranks && { ranks }) });
    if (!summary.finished) return { ...summary, carriedOver: 0, damagedPages: 0, unreadable: undefined };
    await writeMissingLists(paths.pages);
    const { checkpoint, ...taken } = await takeOver(paths.index, fresh, options.database, openIndexAt);
    if (taken.unreadable !== undefined && summary.pages_read === 0)
      throw new AppError(
        'conflict',
        `${directory} has no stored pages to rebuild the index from, and the index cannot be read: ${taken.unreadable.reason}`,
      );
    rebuilt = { ...summary, ...taken, damagedPages: await damagedPages(summary, paths.pages) };
    replaced = checkpoint;
  } finally {
    await ranks?.close();
    await fresh.close();
  }
  const aside = rebuilt.unreadable?.keptIn ?? paths.replaced;
  if (existsSync(paths.index)) await rename(paths.index, aside);
  await rename(paths.rebuild, paths.index);
  syncFolder(directory);
  takeInventory(directory);
  await rm(paths.replaced, { recursive: true, force: true });
  if (replaced !== undefined) await forgetCheckpoint(options.database, replaced);
  return rebuilt;
}

/** Resumes the index of an interrupted rebuild; one started by another version of this program is discarded. */
async function openFresh(directory: string, openIndexAt: OpenIndexAt): Promise<TextIndex> {
  try {
    return await openIndexAt(directory, { acceptOlderSchema: false });
  } catch (error) {
    if (!(error instanceof UnsupportedFormat || error instanceof SchemaMismatch)) throw error;
    await rm(directory, { recursive: true });
    return openIndexAt(directory);
  }
}

export interface RebuildSummary extends IngestSummary {
  /** Companies without a stored page that were copied from the old index. */
  readonly carriedOver: number;
  /** Places in the stored pages that could not be read, other than pages that were never completed. */
  readonly damagedPages: number;
  /** Why nothing could be carried over from the old index, and where it is now. */
  readonly unreadable: { readonly reason: string; readonly keptIn: string } | undefined;
}

interface ClusterRebuildOptions extends SharedOptions {
  readonly current: ClusterIndex;
  readonly fresh: ClusterIndex;
}

/**
 * The same in a cluster: fills a second index from the pages stored on this machine, carries over companies without a stored page, and
 * swaps it in while the services keep running. If it is interrupted, the next call resumes where it stopped.
 */
export async function rebuildInCluster(
  directory: string,
  { current, fresh, ...options }: ClusterRebuildOptions,
): Promise<RebuildSummary> {
  const paths = dataFolder(directory);
  if (!existsSync(paths.pages))
    throw new AppError('not_found', `${directory} has no stored pages to rebuild the index from.`);
  const since = current.generation();
  const ranks = existsSync(paths.ranks) ? await openDomainRanks(paths.ranks) : undefined;
  const source = await warcFilesSource([paths.pages], { areOurs: true });
  const summary = await runIngest({
    ...options,
    index: fresh,
    source,
    steps: [],
    ...(ranks && { ranks }),
  }).finally(() => ranks?.close());
  if (!summary.finished) return { ...summary, carriedOver: 0, damagedPages: 0, unreadable: undefined };
  await writeMissingLists(paths.pages);
  let carriedOver = await carryOver(current, fresh);
  await continueIngests(options.database, current, fresh);
  const replaced = checkpointName(current);
  await current.replaceBy(fresh, since, async (keys) => {
    for (let at = 0; at < keys.length; at += KEYS_PER_STEP)
      carriedOver += await carryKeys(keys.slice(at, at + KEYS_PER_STEP), current, fresh);
  });
  await forgetCheckpoint(options.database, replaced);
  return {
    ...summary,
    carriedOver,
    damagedPages: await damagedPages(summary, paths.pages),
    unreadable: undefined,
  };
}

/** An ingest also counts the half page that a killed writer left, which is no loss. */
async function damagedPages({ damaged_stretches }: IngestSummary, pages: string): Promise<number> {
  return damaged_stretches === 0 ? 0 : (await checkPages(pages, await storedSegments(pages))).damaged;
}

/** Restores the old index after an interruption between the two renames; the rebuild can be run again. */
export async function settleReplacedIndex(directory: string): Promise<void> {
  const { index, replaced } = dataFolder(directory);
  if (existsSync(index) || !existsSync(replaced)) return;
  await rename(replaced, index);
  syncFolder(directory);
}

interface TakenOver extends Pick<RebuildSummary, 'carriedOver' | 'unreadable'> {
  /** The name of the old index's checkpoint. */
  readonly checkpoint: string | undefined;
}

/** Copies what the old index has beyond the pages: companies that were not archived, and which inputs were ingested. */
async function takeOver(
  directory: string,
  fresh: TextSearch & TextWriter,
  database: Database,
  openIndexAt: OpenIndexAt,
): Promise<TakenOver> {
  if (!existsSync(directory)) return { carriedOver: 0, unreadable: undefined, checkpoint: undefined };
  let old: TextIndex | undefined;
  try {
    // Documents are only read by key, so an older analysis version does not matter.
    old = await openIndexAt(directory, { compaction: false, acceptOtherAnalysis: true });
    const carriedOver = await carryOver(old, fresh);
    await continueIngests(database, old, fresh);
    return { carriedOver, unreadable: undefined, checkpoint: checkpointName(old) };
  } catch (error) {
    if (
      !(
        error instanceof DamagedIndex ||
        error instanceof UnsupportedFormat ||
        error instanceof SchemaMismatch
      )
    )
      throw error;
    const keptIn = `${directory}-unreadable-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    return { carriedOver: 0, unreadable: { reason: error.message, keptIn }, checkpoint: undefined };
  } finally {
    await old?.close();
  }
}

/** Lets the new index continue the ingests of the old one. */
async function continueIngests(
  database: Database,
  old: CheckpointedIndex,
  fresh: CheckpointedIndex,
): Promise<void> {
  const checkpoint = { ...(await readCheckpoint(database, old)), generation: await fresh.generation() };
  const held = await holdCheckpoint(database, checkpointName(fresh), {
    refusal: 'Another ingest is writing to the new index.',
  });
  await held.save(JSON.stringify(checkpoint)).finally(() => held.release());
}

/** Companies whose newest page is not in the archive (for example because it was fetched live) keep their profile. */
async function carryOver(old: TextSearch, fresh: TextSearch & TextWriter): Promise<number> {
  let carried = 0;
  for (let after: string | undefined; ; ) {
    const keys = await old.listKeys({ limit: KEYS_PER_STEP, ...(after !== undefined && { after }) });
    after = keys.at(-1);
    if (after === undefined) return carried;
    carried += await carryKeys(keys, old, fresh);
  }
}

async function carryKeys(
  keys: readonly string[],
  old: TextSearch,
  fresh: TextSearch & TextWriter,
): Promise<number> {
  const [before, now] = [await old.findMany(keys), await fresh.findMany(keys)];
  let carried = 0;
  const documents: IndexDocument[] = [];
  for (const { key, stored } of before.values()) {
    // A key of an older rule cannot be requested any more; its page, if there is one, is indexed under the new key.
    if (domainOfHost(key) !== key) continue;
    const rebuilt = now.get(key)?.stored;
    const fetchedAtMs = storedFetchedAtMs(stored);
    const rebuiltAtMs = rebuilt && storedFetchedAtMs(rebuilt);
    // Dates in the future were once accepted; such a page does not count as newer.
    if (rebuiltAtMs === undefined || (fetchedAtMs <= Date.now() && rebuiltAtMs < fetchedAtMs)) {
      documents.push(readIndexDocument(stored));
      carried += 1;
    } else if (rebuilt && rebuiltAtMs === fetchedAtMs) {
      // Pages of earlier versions may no longer be stored.
      const document = withLongerHistory(rebuilt, stored);
      if (document) documents.push(document);
    }
  }
  if (documents.length > 0) await fresh.upsert(documents);
  return carried;
}
