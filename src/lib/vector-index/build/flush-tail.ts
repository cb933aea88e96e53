import { readCoder } from '../coder/coder.ts';
import { dequantise } from '../coder/quantise.ts';
import { KeyFiles } from '../files/key-files.ts';
import { RowBits } from '../files/row-bits.ts';
import { RowFile } from '../files/row-file.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import type { SizeThresholds } from '../size-thresholds.ts';
import { currentModel } from '../store/models.ts';
import { publishFlush, removeGarbage } from '../store/publish.ts';
import { readDeletedRows, readSegments, reserveSegment } from '../store/segments.ts';
import type { Store } from '../store/store.ts';
import { readTailRows } from '../store/tail-rows.ts';
import { WorkLock } from '../store/work-lock.ts';
import { finishSegment } from './finish-segment.ts';
import { StagedRows } from './staged-rows.ts';

/**
 * A segment is merged with the flushed rows unless it is this many times larger, which keeps segments few and rewrites of each row rare.
 */
const growth = 4;

interface FlushPlan {
  readonly model: number;
  readonly dims: number;
  readonly tailUpTo: number;
  readonly merged: readonly SegmentFacts[];
  /** The segment whose coder is used; undefined if all rows are merged, so that a new coder can be learned. */
  readonly base: SegmentFacts | undefined;
}

/** Moves the recent rows into a segment, together with earlier small segments. Returns false if another process does it. */
export function flushTail(
  directory: string,
  store: Store,
  sizeThresholds: SizeThresholds,
  onStep: () => void,
  kind?: KernelKind,
): boolean {
  const lock = WorkLock.take(directory, 'fold');
  if (lock === undefined) return false;
  try {
    removeGarbage(directory, store, 'fold');
    const plan = store.read(() => planFlush(store));
    if (plan !== undefined) flushBy(plan, directory, store, sizeThresholds, onStep, kind);
    return true;
  } finally {
    lock.release();
  }
}

function planFlush(store: Store): FlushPlan | undefined {
  const current = currentModel(store);
  if (current === undefined) return undefined;
  // Rows from before and after the start of a build stay separate, because the build replaces only the former.
  const barrier = Number(store.meta('building') ?? 0) === 0 ? -1 : Number(store.meta('build_from'));
  const hasBefore = store.get(
    'SELECT seq FROM tail WHERE seq <= ? AND model = ? AND vector IS NOT NULL LIMIT 1',
    barrier,
    current.id,
  );
  const tailUpTo = hasBefore === undefined ? store.counter('tail_seq') : barrier;
  const count = store.get(
    `SELECT count(*) AS n FROM tail WHERE seq <= ? AND model = ? ${barrier === -1 ? '' : 'AND vector IS NOT NULL'}`,
    tailUpTo,
    current.id,
  );
  if (count?.n === 0) return undefined;
  const isMergeable = ({ firstSeq }: SegmentFacts): boolean =>
    barrier === -1 || firstSeq > barrier === tailUpTo > barrier;
  const segments = readSegments(store).filter(({ model }) => model === current.id);
  const bySize = segments.filter(isMergeable).sort((a, b) => a.rows - b.rows);
  const merged: SegmentFacts[] = [];
  let rows = Number(count?.n);
  for (const segment of bySize) {
    if (segment.rows > growth * rows) break;
    merged.push(segment);
    rows += segment.rows;
  }
  const left = segments.filter((segment) => !merged.includes(segment));
  const base = left.sort((a, b) => b.rows - a.rows)[0];
  return { model: current.id, dims: current.model.dims, tailUpTo, merged, base };
}

function flushBy(
  { model, dims, tailUpTo, merged, base }: FlushPlan,
  directory: string,
  store: Store,
  sizeThresholds: SizeThresholds,
  onStep: () => void,
  kind?: KernelKind,
): void {
  const id = reserveSegment(store, 'fold');
  const { identity } = store;
  const coder =
    base === undefined
      ? undefined
      : { id: base.coder, coder: readCoder(directory, identity, base.coder), plan: base.plan };
  const staged = new StagedRows(directory, identity, id, dims, coder?.coder.scales);
  try {
    let firstSeq = merged.reduce((least, segment) => Math.min(least, segment.firstSeq), tailUpTo);
    for (const segment of merged) copyRows(directory, store, segment, staged, coder?.id, onStep);
    const recent = new Map<string, Float32Array>();
    for (const row of readTailRows(store, 0, tailUpTo)) {
      if (row.model !== model) continue;
      if (row.vector === undefined) recent.delete(row.key);
      else {
        // Deletions do not count: they may be from before a build and stay in the tail until it ends.
        firstSeq = Math.min(firstSeq, row.seq);
        recent.set(row.key, row.vector);
      }
    }
    for (const [key, vector] of recent) staged.add(key, vector);
    staged.complete();
    const options = { directory, store: identity, id, model, firstSeq, sizeThresholds, coder, kind, onStep };
    const made = staged.rows === 0 ? undefined : finishSegment(staged, options);
    publishFlush(
      directory,
      store,
      made,
      merged.map((segment) => segment.id),
      tailUpTo,
      model,
    );
  } finally {
    staged.close();
    staged.discard();
  }
}

/** Copies the live rows of a segment; byte for byte if the coder stays the same. */
function copyRows(
  directory: string,
  store: Store,
  { id, rows, dims, coder }: SegmentFacts,
  staged: StagedRows,
  target: number | undefined,
  onStep: () => void,
): void {
  const { identity } = store;
  const dead = new RowBits(rows);
  for (const deleted of readDeletedRows(store, 0))
    if (deleted.segment === id) for (const row of deleted.rows) dead.add(row);
  const file = new RowFile(
    segmentPath(directory, id, 'rows'),
    fileIdentity(identity, id, 'rows'),
    dims,
    rows,
  );
  const keys = new KeyFiles(directory, identity, id, rows);
  const { scales } = readCoder(directory, identity, coder);
  try {
    for (let row = 0; row < rows; row++) {
      if (row % 1024 === 0) onStep();
      if (dead.has(row)) continue;
      file.read(row);
      if (coder === target) staged.addNumbers(keys.keyOf(row), file.values, file.inverseNorm);
      else staged.add(keys.keyOf(row), dequantise(file.values, scales, file.inverseNorm));
    }
  } finally {
    keys.close();
    file.close();
  }
}
