import { freshTurn, isTurnSpent } from '../../../lib/event-loop-turn.ts';
import type { TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import { forgetCheckpoint, holdCheckpoint } from '../../../platform/checkpoint.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
  storedFetchedAtMs,
  toIndexDocument,
} from '../../company-index/index.ts';
import type { reclassified } from '../../extraction/index.ts';
import { type CheckpointedIndex, checkpointName } from '../pipeline/checkpoint.ts';

const KEYS_PER_STEP = 200;

interface ReclassifyOptions {
  readonly database: Database;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly read: number; readonly changed: number }) => void;
}

export interface ReclassifySummary {
  /** Companies read in this run. */
  readonly read: number;
  readonly changed: number;
  readonly finished: boolean;
  /** The company after which this run continued. */
  readonly resumedAfter: string | undefined;
}

/**
 * Gives every company the industry that the current words and weights find in its stored text, without reading its page. It works while
 * services search and write: a company that changed since it was read is left to its writer. A stopped run continues where it was; with
 * other words or weights it starts over.
 */
export async function reclassifyIndex(
  index: TextSearch & TextWriter & CheckpointedIndex,
  { database, signal, onProgress }: ReclassifyOptions,
): Promise<ReclassifySummary> {
  // Loaded only here, because the extractor is large and an ingest has it in its worker threads.
  const { industryTablesDigest, reclassified } = await import('../../extraction/index.ts');
  const name = `reclassify ${industryTablesDigest()} ${checkpointName(index)}`;
  const held = await holdCheckpoint(database, name, {
    refusal: 'Another process is reclassifying this index.',
  });
  try {
    const resumedAfter = await held.find();
    let after = resumedAfter;
    let read = 0;
    let changed = 0;
    for (;;) {
      if (signal?.aborted) return { read, changed, finished: false, resumedAfter };
      const keys = await index.listKeys({ limit: KEYS_PER_STEP, ...(after !== undefined && { after }) });
      const last = keys.at(-1);
      if (last === undefined) break;
      changed += await reclassifyKeys(index, keys, reclassified);
      read += keys.length;
      after = last;
      await held.save(last);
      onProgress?.({ read, changed });
    }
    await forgetCheckpoint(database, name);
    return { read, changed, finished: true, resumedAfter };
  } finally {
    await held.release();
  }
}

async function reclassifyKeys(
  index: TextSearch & TextWriter,
  keys: readonly string[],
  improve: typeof reclassified,
): Promise<number> {
  const documents = [];
  const fetchedAtMs = new Map<string, number>();
  for (const { key, stored } of (await index.findMany(keys)).values()) {
    const better = improve(decodeProfile(stored), decodeStoredEvidence(stored));
    if (better !== null) {
      documents.push(toIndexDocument(better.profile, better.evidence, decodeStoredRelations(stored)));
      fetchedAtMs.set(key, storedFetchedAtMs(stored));
    }
    if (isTurnSpent()) await freshTurn();
  }
  if (documents.length === 0) return 0;
  // A page that was fetched again in the meantime already has the current industry.
  const now = await index.findMany(documents.map(({ key }) => key));
  const unchanged = documents.filter(({ key }) => {
    const stored = now.get(key)?.stored;
    return stored !== undefined && storedFetchedAtMs(stored) === fetchedAtMs.get(key);
  });
  if (unchanged.length > 0) await index.upsert(unchanged);
  return unchanged.length;
}
