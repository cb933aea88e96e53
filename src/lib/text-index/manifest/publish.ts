import { setImmediate as pause } from 'node:timers/promises';
import { syncFolder } from '../../durable-files/index.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { keyHash } from '../format/key-filter.ts';
import { binaryKey } from '../format/keys.ts';
import { Segment } from '../format/segment.ts';
import type { BuiltSegment } from '../indexing/bulk-build.ts';
import type { LiveSegment, Manifest } from './manifest.ts';
import { deathsIn, publishSegment, recordDeaths } from './manifest-rows.ts';
import type { Store } from './store.ts';
import { endInTail } from './tail-rows.ts';

/** How often segments that appeared in the meantime are searched before the transaction, while no writer waits. */
const unlockedAttempts = 3;
/** Yields to the event loop after this many look-ups, which take a few milliseconds. */
const lookupsPerPause = 2048;

/**
 * Makes new segments visible in one transaction, oldest first. Every document they replace, whether in older segments, in the
 * tail or in an earlier one of the new segments, dies in that transaction.
 */
export async function publishBuilt(
  directory: string,
  store: Store,
  manifest: Manifest,
  built: readonly BuiltSegment[],
  checkpoint: string | undefined,
): Promise<void> {
  syncFolder(directory);
  const cache = new ByteCache(1 << 20);
  const opened: OpenedSegment[] = built.map((one) => ({
    ...one,
    segment: new Segment(directory, one.facts, cache),
    keys: [],
  }));
  try {
    await inPieces(readKeys(opened));
    const replaced = new Map<number, readonly number[]>();
    await inPieces(findReplacedAmong(opened, replaced));
    for (let attempt = 1; attempt <= unlockedAttempts; attempt++) {
      store.read(() => manifest.refresh());
      await findReplaced(manifest.segments, opened, replaced);
    }
    await store.writeInTurn(() => {
      manifest.refresh();
      // Segments that appeared since then. A flush is small, and a merge that ends at this very moment is rare.
      for (const live of manifest.segments)
        if (!replaced.has(live.segment.id)) drain(findReplacedIn(live, opened, replaced));
      const generation = manifest.generation + 1;
      for (const { facts } of built)
        recordDeaths(store, facts.id, deathsIn(generation, replaced.get(facts.id) ?? []));
      for (const { segment, dead } of manifest.segments) {
        const dying = (replaced.get(segment.id) ?? []).filter((ordinal) => !dead.has(ordinal));
        recordDeaths(store, segment.id, deathsIn(generation, dying));
      }
      endReplacedInTail(store, opened, generation);
      for (const { facts } of built)
        publishSegment(store, { ...facts, births: facts.chunkDocuments.map(() => generation) });
      if (checkpoint !== undefined) store.setMeta('checkpoint', checkpoint);
      store.addTo('generation', 1);
    });
  } finally {
    for (const one of opened) one.segment.release();
  }
}

interface OpenedSegment extends BuiltSegment {
  readonly segment: Segment;
  readonly keys: { readonly key: string; readonly hash: number }[];
}

function* readKeys(opened: readonly OpenedSegment[]): Generator<void> {
  for (const { segment, keys } of opened) {
    for (const { key } of segment.keys.from('')) {
      yield;
      keys.push({ key, hash: keyHash(key) });
    }
  }
}

/** Ordinals of the replaced documents by segment, live or dead. */
type Replaced = Map<number, readonly number[]>;

/**
 * Searches the segments that have not been searched yet. Segment files do not change, so earlier results stay valid. All
 * segments are retained from the start, because a write in between may refresh the manifest, which releases merged ones.
 */
async function findReplaced(
  segments: readonly LiveSegment[],
  opened: readonly OpenedSegment[],
  replaced: Replaced,
): Promise<void> {
  const unknown = segments.filter((live) => !replaced.has(live.segment.id));
  for (const { segment } of unknown) segment.retain();
  try {
    for (const live of unknown) await inPieces(findReplacedIn(live, opened, replaced));
  } finally {
    for (const { segment } of unknown) segment.release();
  }
}

function* findReplacedIn(
  { segment }: LiveSegment,
  opened: readonly OpenedSegment[],
  replaced: Replaced,
): Generator<void> {
  const ordinals = new Set<number>();
  for (const newer of opened) {
    for (const { key, hash } of newer.keys) {
      yield;
      const ordinal = segment.keys.find(key, hash);
      if (ordinal >= 0) ordinals.add(ordinal);
    }
  }
  replaced.set(segment.id, [...ordinals]);
}

/** Documents of the new segments whose key occurs again later in the same segment or in a later one. */
function* findReplacedAmong(opened: readonly OpenedSegment[], replaced: Replaced): Generator<void> {
  for (const [at, older] of opened.entries()) {
    const ordinals = new Set(older.superseded);
    for (const newer of opened.slice(at + 1)) {
      for (const { key, hash } of newer.keys) {
        yield;
        const ordinal = older.segment.keys.find(key, hash);
        if (ordinal >= 0) ordinals.add(ordinal);
      }
    }
    replaced.set(older.facts.id, [...ordinals]);
  }
}

async function inPieces(work: Generator<void>): Promise<void> {
  for (let steps = 1; work.next().done !== true; steps++) if (steps % lookupsPerPause === 0) await pause();
}

function drain(work: Generator<void>): void {
  while (work.next().done !== true);
}

function endReplacedInTail(store: Store, opened: readonly OpenedSegment[], generation: number): void {
  const rows = store.all(
    'SELECT key, document IS NULL AS gone FROM tail WHERE seq IN (SELECT MAX(seq) FROM tail GROUP BY key)',
  );
  for (const row of rows) {
    if (Number(row.gone) === 1) continue;
    const key = String(row.key);
    if (opened.some((one) => one.segment.keys.find(binaryKey(key)) >= 0)) endInTail(store, key, generation);
  }
}
