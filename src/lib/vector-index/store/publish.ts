import { KeyFiles } from '../files/key-files.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { removeSegmentFiles } from '../files/segment-files.ts';
import { readModel } from './models.ts';
import { addDeaths, addSegment, dropSegment, pendingSegments, readSegments } from './segments.ts';
import type { Store } from './store.ts';
import { addTailRow, readTailRows, removeTailRows } from './tail-rows.ts';

/** A segment whose files are on disk, and rows of it that are dead from the start. */
export interface NewSegment {
  readonly facts: SegmentFacts;
  readonly replaced: Uint32Array;
}

/**
 * Makes a flushed segment visible instead of the tail rows up to a number and of the segments it was merged from. What was
 * written since the flush began is in the tail, after that number, and replaces rows of the new segment.
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
      addDeaths(store, made.facts.id, made.replaced);
      recordLaterDeaths(directory, store, made.facts, tailUpTo);
    }
    store.addTo('manifest', 1);
  });
  removeGarbage(directory, store, 'fold');
}

/** Makes a build visible: it replaces everything but what was written since it began, by the same model. */
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
      addDeaths(store, facts.id, replaced);
      recordLaterDeaths(directory, store, facts, 0, keptSegments);
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

/** Unneeded files: of removed segments and of abandoned work of this kind. The lock of the work is held. */
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
    // A number beyond the last was reserved a moment ago, by another process.
    if (id > needed.last) return false;
    return !(file === 'coder' ? needed.coders : needed.segments).has(id);
  });
}

function isSame(store: Store, before: number, after: number): boolean {
  const [a, b] = [readModel(store, before), readModel(store, after)];
  return a.name === b.name && a.dims === b.dims;
}

/** With its deaths. */
function keepSegment(store: Store, segment: SegmentFacts, model: number): SegmentFacts {
  const facts = { ...segment, model };
  store.run('DELETE FROM segments WHERE id = ?', segment.id);
  addSegment(store, facts);
  return facts;
}

/**
 * While a build is under way, tombstones stay if they are the newest row of their key: the build may have
 * read the key before.
 */
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

/** Rows written since are of the new build: they get its number, and new positions at the end in their order. */
function takeOverTail(store: Store, before: number, model: number, startSeq: number): void {
  const rows = [...readTailRows(store, startSeq)].filter((row) => row.model === before);
  for (const { key, vector } of rows) addTailRow(store, model, key, vector);
}

/** The tail and later segments are newer than this segment for every key. */
function recordLaterDeaths(
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
    addDeaths(store, facts.id, Uint32Array.from(dead));
  } finally {
    keys.close();
  }
}
