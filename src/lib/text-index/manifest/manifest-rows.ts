import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import type { SegmentFacts } from '../format/segment-writer.ts';
import { type Deaths, packNumbers, unpackDeaths } from './dead-documents.ts';
import type { Store } from './store.ts';

const deathRowsMax = 256;

/** Adds a finished segment to the manifest. Call it inside a write transaction, after `syncFolder`. */
export function publishSegment(store: Store, facts: SegmentFacts): void {
  // A builder that was silent for too long has lost its reservation, and perhaps its files.
  if (store.run('DELETE FROM pending WHERE id = ?', facts.id) !== 1)
    throw new Error(`another process considered segment ${facts.id} abandoned; nothing of it was published`);
  const text = JSON.stringify(facts);
  store.run('INSERT INTO segments VALUES (?, ?)', facts.id, `${crc32(text)} ${text}`);
  store.addTo('manifest', 1);
}

/** Parses a manifest row after verifying its checksum. */
export function parseFacts(row: Record<string, unknown>): SegmentFacts {
  const stored = String(row.facts);
  const at = stored.indexOf(' ');
  const text = stored.slice(at + 1);
  if (crc32(text) !== Number(stored.slice(0, at)))
    throw new DamagedIndex('index.sqlite', 'contains a segment description with a wrong checksum');
  return JSON.parse(text) as SegmentFacts;
}

/**
 * Removes segments from the manifest. Call it inside a write transaction and remove the files after its commit. The record that
 * they were dropped stays until the index is next opened.
 */
export function retireSegments(store: Store, ids: readonly number[]): void {
  for (const id of ids) {
    store.run('DELETE FROM segments WHERE id = ?', id);
    removeDeaths(store, id);
    store.run('INSERT INTO dropped VALUES (?)', id);
  }
  store.addTo('manifest', 1);
}

export function recordDeaths(store: Store, segment: number, { ordinals, generations }: Deaths): void {
  if (ordinals.length === 0) return;
  store.run(
    'INSERT INTO dead (segment, docs, generations) VALUES (?, ?, ?)',
    segment,
    packNumbers(ordinals),
    packNumbers(generations),
  );
  store.addTo('dead_rows', 1);
}

function removeDeaths(store: Store, segment: number): void {
  store.addTo('dead_rows', -store.run('DELETE FROM dead WHERE segment = ?', segment));
}

/** Documents that die in the same generation. */
export function deathsIn(generation: number, ordinals: readonly number[]): Deaths {
  return { ordinals, generations: ordinals.map(() => generation) };
}

/** Single writes leave one row per death. Joining many rows of a segment into one keeps opening the index fast. */
export function joinDeaths(store: Store): void {
  const crowded = store.all('SELECT segment FROM dead GROUP BY segment HAVING COUNT(*) > ?', deathRowsMax);
  for (const row of crowded) {
    const segment = Number(row.segment);
    const rows = store.all('SELECT docs, generations FROM dead WHERE segment = ? ORDER BY seq', segment);
    // The new row comes after all others. Readers that already know these deaths read them again, which changes nothing.
    const joined = rows.map(unpackDeaths);
    removeDeaths(store, segment);
    recordDeaths(store, segment, {
      ordinals: joined.flatMap(({ ordinals }) => Array.from(ordinals)),
      generations: joined.flatMap(({ ordinals, generations }) =>
        Array.from(ordinals, (_, i) => generations[i] ?? 0),
      ),
    });
  }
}
