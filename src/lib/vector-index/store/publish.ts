import { KeyFiles } from '../files/key-files.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { removeSegmentFiles } from '../files/segment-files.ts';
import { readModel } from './models.ts';
import { addDeletedRows, addSegment, dropSegment, pendingSegments, readSegments } from './segments.ts';
import type { Store } from './store.ts';
import { addTailRow, readTailRows, removeTailRows } from './tail-rows.ts';

/** A segment whose files are on disk, and those of its rows that are deleted from the start. */
export interface NewSegment {
  readonly facts: SegmentFacts;
  readonly replaced: Uint32Array;
}

/**
 * Publishes a flushed segment in place of the tail rows up to a sequence number and of the segments it was merged from. Rows written since
 * the flush started are in the tail, after that number, and replace rows of the new segment.
 */
export function publishFlush(
  directory: string,
  store: Store,
  made: NewSegment | undefined,
  merged: readonly number[],
  tailUpTo: number,
  model: number,
): void {
  store.write(() => {
    if (store.counter('model') !== model) return;
    for (const id of merged) dropSegment(store, id);
    removeFlushedRows(store, tailUpTo, model);
    if (made !== undefined) {
      addSegment(store, made.facts);
      addDeletedRows(store, made.facts.id, made.replaced);
      recordReplacedRows(directory, store, made.facts, tailUpTo);
    }
    store.addTo('manifest', 1);
  });
  removeGarbage(directory, store, 'fold');
}

/** Publishes a build: it replaces everything except what was written since it started, by the same model. */
export function publishBuild(
  directory: string,
  store: Store,
  { facts, replaced }: NewSegment,
  startSeq: number,
): number {
  const generation = store.write(() => {
    const before = store.counter('model');
    const isSameModel = before !== 0 && isSame(store, before, facts.model);
    const keptSegments: SegmentFacts[] = [];
    for (const segment of readSegments(store)) {
      if (isSameModel && segment.firstSeq > startSeq)
        keptSegments.push(keepSegment(store, segment, facts.model));
      else dropSegment(store, segment.id);
    }
    if (isSameModel) takeOverTail(store, before, facts.model, startSeq);
    removeTailRows(store, 'model <> ?', facts.model);
    if (facts.rows > 0) {
      addSegment(store, facts);
      addDeletedRows(store, facts.id, replaced);
      recordReplacedRows(directory, store, facts, 0, keptSegments);
    }
    store.setCounter('model', facts.model);
    store.run('DELETE FROM models WHERE id <> ?', facts.model);
    store.setMeta('building', 0);
    store.addTo('manifest', 1);
    return store.addTo('generation', 1);
  });
  removeGarbage(directory, store, 'build');
  return generation;
}

/** Removes unneeded files: those of removed segments and of abandoned work of this kind. The caller holds the work lock. */
export function removeGarbage(directory: string, store: Store, work: 'fold' | 'build'): void {
  const needed = store.write(() => {
    store.run('DELETE FROM pending WHERE work = ?', work);
    const segments = readSegments(store);
    const pending = pendingSegments(store, work === 'fold' ? 'build' : 'fold');
    return {
      segments: new Set([...segments.map(({ id }) => id), ...pending]),
      coders: new Set([...segments.map(({ coder }) => coder), ...pending]),
      last: store.counter('last_segment'),
    };
  });
  removeSegmentFiles(directory, (id, file) => {
    // A number above the last was reserved a moment ago by another process.
    if (id > needed.last) return false;
    return !(file === 'coder' ? needed.coders : needed.segments).has(id);
  });
}

function isSame(store: Store, before: number, after: number): boolean {
  const [a, b] = [readModel(store, before), readModel(store, after)];
  return a.name === b.name && a.dims === b.dims;
}

/** Keeps a segment with its deleted rows. */
function keepSegment(store: Store, segment: SegmentFacts, model: number): SegmentFacts {
  const facts = { ...segment, model };
  store.run('DELETE FROM segments WHERE id = ?', segment.id);
  addSegment(store, facts);
  return facts;
}

/** While a build is running, a tombstone stays if it is the newest row of its key, because the build may have read the key before. */
function removeFlushedRows(store: Store, upTo: number, model: number): void {
  const isFlushed = 'seq <= ? AND model = ?';
  if (Number(store.meta('building') ?? 0) === 0) {
    removeTailRows(store, isFlushed, upTo, model);
    return;
  }
  const hasLater =
    'EXISTS (SELECT 1 FROM tail AS later WHERE later.key = tail.key AND later.model = tail.model AND later.seq > tail.seq)';
  removeTailRows(store, `${isFlushed} AND vector IS NULL AND ${hasLater}`, upTo, model);
  removeTailRows(store, `${isFlushed} AND vector IS NOT NULL`, upTo, model);
}

/** Rows written since belong to the new build: they get its number, and new positions at the end, in their order. */
function takeOverTail(store: Store, before: number, model: number, startSeq: number): void {
  const rows = [...readTailRows(store, startSeq)].filter((row) => row.model === before);
  for (const { key, vector } of rows) addTailRow(store, model, key, vector);
}

/** For every key, the tail and later segments are newer than this segment. */
function recordReplacedRows(
  directory: string,
  store: Store,
  facts: SegmentFacts,
  after: number,
  laterSegments: readonly SegmentFacts[] = [],
): void {
  const keys = new KeyFiles(directory, store.identity, facts.id, facts.rows);
  try {
    const dead = new Set<number>();
    const note = (key: string): void => {
      const row = keys.find(key);
      if (row !== undefined) dead.add(row);
    };
    for (const { key, model } of readTailRows(store, after)) if (model === facts.model) note(key);
    for (const { id, rows } of laterSegments) {
      const later = new KeyFiles(directory, store.identity, id, rows);
      try {
        for (let row = 0; row < rows; row++) note(later.keyOf(row));
      } finally {
        later.close();
      }
    }
    addDeletedRows(store, facts.id, Uint32Array.from(dead));
  } finally {
    keys.close();
  }
}
