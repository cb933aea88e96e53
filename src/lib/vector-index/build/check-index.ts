import type { VectorCheck } from '../api.ts';
import { readCoder } from '../coder/coder.ts';
import { BlockFile } from '../files/block-file.ts';
import { KeyFiles } from '../files/key-files.ts';
import { RowBits } from '../files/row-bits.ts';
import { RowFile } from '../files/row-file.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { fileIdentity, segmentFiles, segmentPath } from '../files/segment-files.ts';
import { readDeletedRows, readSegments } from '../store/segments.ts';
import type { Store } from '../store/store.ts';
import { readTailRows } from '../store/tail-rows.ts';
import { forEachBlock } from './encode-rows.ts';

/** Reads every file of the index, verifies its checksums, and compares the files of a segment with each other. */
export function checkIndex(directory: string, store: Store, onStep: () => void): VectorCheck {
  const problems: string[] = [];
  let rowsChecked = 0;
  const attempt = (check: () => void): void => {
    try {
      check();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  attempt(() => {
    store.read(() => {
      store.refuseLostRows('tail', 'tail_rows');
      store.refuseLostRows('dead', 'dead_rows');
      for (const _ of readTailRows(store, 0)) rowsChecked++;
      readDeletedRows(store, 0);
    });
    for (const facts of readSegments(store)) {
      for (const file of segmentFiles)
        if (file !== 'rows' && (file !== 'norms' || facts.kind === 'exact'))
          attempt(() => readWhole(directory, store, facts.id, file, onStep));
      attempt(() => readCoder(directory, store.identity, facts.coder));
      attempt(() => checkRows(directory, store, facts, onStep));
      attempt(() => checkKeys(directory, store, facts, onStep));
      attempt(() => checkIds(directory, store, facts));
      rowsChecked += facts.rows;
    }
  });
  return { ok: problems.length === 0, problems, rowsChecked };
}

function readWhole(
  directory: string,
  store: Store,
  id: number,
  name: (typeof segmentFiles)[number],
  onStep: () => void,
): void {
  const file = new BlockFile(segmentPath(directory, id, name), fileIdentity(store.identity, id, name));
  try {
    const block = new Uint8Array(1 << 16);
    for (let at = 0; at < file.blocks; at++) {
      if (at % 256 === 0) onStep();
      file.readBlock(at, block);
    }
  } finally {
    file.close();
  }
}

function checkRows(
  directory: string,
  store: Store,
  { id, dims, rows }: SegmentFacts,
  onStep: () => void,
): void {
  const { identity } = store;
  const file = new RowFile(
    segmentPath(directory, id, 'rows'),
    fileIdentity(identity, id, 'rows'),
    dims,
    rows,
  );
  try {
    forEachBlock(file, dims, onStep);
  } finally {
    file.close();
  }
}

/** Checks that the key of every row leads back to it, or to a later row with the same key. */
function checkKeys(directory: string, store: Store, { id, rows }: SegmentFacts, onStep: () => void): void {
  const keys = new KeyFiles(directory, store.identity, id, rows);
  try {
    for (let row = 0; row < rows; row++) {
      if (row % 1024 === 0) onStep();
      const found = keys.find(keys.keyOf(row));
      if (found === undefined || found < row)
        throw new Error(`segment ${id} does not find the key of its row ${row}`);
    }
  } finally {
    keys.close();
  }
}

/** Checks that every row has exactly one code. */
function checkIds(directory: string, store: Store, { id, rows }: SegmentFacts): void {
  const file = new BlockFile(segmentPath(directory, id, 'ids'), fileIdentity(store.identity, id, 'ids'));
  try {
    const seen = new RowBits(rows);
    for (const row of new Uint32Array(file.readAll().buffer)) if (row < rows) seen.add(row);
    if (seen.count !== rows)
      throw new Error(`segment ${id} has codes of ${seen.count} rows instead of ${rows}`);
  } finally {
    file.close();
  }
}
