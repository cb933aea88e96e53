import { syncFolder } from '../../durable-files/index.ts';
import type { BuiltSegment } from '../build/bulk-build.ts';
import { ByteCache } from '../segment/byte-cache.ts';
import { keyHash } from '../segment/key-filter.ts';
import { binaryKey } from '../segment/keys.ts';
import { Segment } from '../segment/segment.ts';
import type { Manifest } from './manifest.ts';
import { deathsIn, publishSegment, recordDeaths } from './segment-files.ts';
import type { Store } from './store.ts';

/** Tries to find the replaced documents outside the transaction before doing it inside, where other writers wait. */
const looseAttempts = 3;

/**
 * Makes new segments visible in one transaction, in the order of their age: every document they replace, in older
 * segments, in the tail or in an earlier one of them, dies in it.
 */
export function publishBuilt(
  directory: string,
  store: Store,
  manifest: Manifest,
  built: readonly BuiltSegment[],
  checkpoint: string | undefined,
): void {
  syncFolder(directory);
  const cache = new ByteCache(1 << 20);
  const opened = built.map((one) => ({ ...one, segment: new Segment(directory, one.facts, cache) }));
  try {
    for (let attempt = 1; ; attempt++) {
      store.read(() => manifest.refresh());
      const seen = manifest.generation;
      const replaced = attempt > looseAttempts ? undefined : findReplaced(manifest, opened);
      const isDone = store.write(() => {
        manifest.refresh();
        if (replaced !== undefined && manifest.generation !== seen) return false;
        const deaths = replaced ?? findReplaced(manifest, opened);
        const generation = manifest.generation + 1;
        for (const [segment, ordinals] of deaths)
          recordDeaths(store, segment, deathsIn(generation, ordinals));
        endInTail(store, opened, generation);
        for (const { facts } of built)
          publishSegment(store, { ...facts, births: facts.chunkDocuments.map(() => generation) });
        if (checkpoint !== undefined) store.setMeta('checkpoint', checkpoint);
        store.addToMeta('generation', 1);
        return true;
      });
      if (isDone) return;
    }
  } finally {
    for (const one of opened) one.segment.release();
  }
}

interface OpenedSegment extends BuiltSegment {
  readonly segment: Segment;
}

/** Ordinals of replaced documents by segment. */
function findReplaced(manifest: Manifest, opened: readonly OpenedSegment[]): Map<number, number[]> {
  const deaths = new Map<number, Set<number>>();
  for (const one of opened) deaths.set(one.facts.id, new Set(one.superseded));
  for (const live of manifest.segments) deaths.set(live.segment.id, new Set());
  opened.forEach((newer, at) => {
    const olders = opened.slice(0, at);
    for (const { key } of newer.segment.keys.from('')) {
      const hash = keyHash(key);
      for (const older of olders) {
        const ordinal = older.segment.keys.find(key, hash);
        if (ordinal >= 0) deaths.get(older.facts.id)?.add(ordinal);
      }
      for (const live of manifest.segments) {
        const ordinal = live.segment.keys.find(key, hash);
        if (ordinal >= 0 && !live.dead.has(ordinal)) deaths.get(live.segment.id)?.add(ordinal);
      }
    }
  });
  return new Map([...deaths].map(([id, ordinals]) => [id, [...ordinals]]));
}

/** Readers that hold a tail document learn of its end from a row without one. */
function endInTail(store: Store, opened: readonly OpenedSegment[], generation: number): void {
  const rows = store.all(
    'SELECT key, document IS NULL AS gone FROM tail WHERE seq IN (SELECT MAX(seq) FROM tail GROUP BY key)',
  );
  const now = Date.now();
  for (const row of rows) {
    if (Number(row['gone']) === 1) continue;
    const key = String(row['key']);
    if (!opened.some((one) => one.segment.keys.find(binaryKey(key)) >= 0)) continue;
    store.run(
      'INSERT INTO tail (key, first_ms, last_ms, document, generation) VALUES (?, ?, ?, NULL, ?)',
      key,
      now,
      now,
      generation,
    );
  }
}
