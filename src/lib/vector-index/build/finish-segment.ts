import { syncFolder } from '../../durable-files/index.ts';
import type { BuildProgress } from '../api.ts';
import { type Coder, listCount, writeCoder } from '../coder/coder.ts';
import { blockRows, Projection } from '../coder/projection.ts';
import { bytesOf, dequantise } from '../coder/quantise.ts';
import { addLists, trainCoder } from '../coder/train-coder.ts';
import { RowFile } from '../files/row-file.ts';
import type { SearchPlan, SegmentFacts } from '../files/segment-facts.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import { makeArea } from '../query/scan-area.ts';
import { Segment } from '../query/segment.ts';
import type { SizeThresholds } from '../size-thresholds.ts';
import { encodeRows } from './encode-rows.ts';
import { measurePlan, usualPlan } from './measure-plan.ts';
import type { StagedRows } from './staged-rows.ts';
import { spreadRows, TrueNeighbours } from './true-neighbours.ts';
import { writeCodes } from './write-codes.ts';
import { writeKeys } from './write-keys.ts';

/** Rows from which the coder is learned, rows per list from which the lists are learned, and rows whose true neighbours are computed. */
const trainingRows = 16_384;
const trainingRowsPerList = 32;
const measuredRows = 100;

export interface SegmentBuildOptions {
  readonly directory: string;
  /** The identity of the store. */
  readonly store: string;
  readonly id: number;
  readonly model: number;
  readonly firstSeq: number;
  readonly sizeThresholds: SizeThresholds;
  /** The coder of another segment, to be reused; if undefined, one is learned from the rows. */
  readonly coder: { readonly id: number; readonly coder: Coder; readonly plan: SearchPlan } | undefined;
  readonly kind: KernelKind | undefined;
  /** Called regularly; throws to stop the work. */
  onStep(step: BuildProgress['step'], rows: number): void;
}

export interface FinishedSegment {
  readonly facts: SegmentFacts;
  /** Rows whose key also occurs in a later row. */
  readonly replaced: Uint32Array;
}

/** Makes a segment from staged rows; all its files are on disk when it returns. */
export function finishSegment(staged: StagedRows, options: SegmentBuildOptions): FinishedSegment {
  const { directory, store, id, sizeThresholds, kind } = options;
  const { dims, rows } = staged;
  options.onStep('training', 0);
  const replaced = writeKeys(directory, store, id, rows, () => staged.keys());
  const file = new RowFile(segmentPath(directory, id, 'rows'), fileIdentity(store, id, 'rows'), dims, rows);
  try {
    const queryRows = spreadRows(rows, options.coder === undefined ? measuredRows : 0, 0.25);
    const coder = options.coder?.coder ?? learnCoder(file, staged.scales, queryRows, options);
    const listsFrom = coder.kind === 'exact' ? sizeThresholds.exactRowsMax : sizeThresholds.flatRowsMax;
    const used = rows > listsFrom ? coder : { ...coder, groupStarts: coder.groupStarts.subarray(0, 0) };
    const neighbours =
      options.coder === undefined ? neighboursOf(file, queryRows, staged.scales, kind) : undefined;
    const onRows = (done: number): void => options.onStep('encoding', done);
    writeCodes(directory, store, id, used, encodeRows(file, used, { onRows, neighbours, kind }));
    if (options.coder === undefined) writeCoder(directory, store, id, coder);
    const facts: SegmentFacts = {
      id,
      model: options.model,
      rows,
      dims,
      kind: coder.kind,
      coder: options.coder?.id ?? id,
      lists: Math.max(1, listCount(used)),
      plan: options.coder?.plan ?? usualPlan,
      firstSeq: options.firstSeq,
    };
    syncFolder(directory);
    return {
      facts: neighbours === undefined ? facts : measured(facts, coder, neighbours, options),
      replaced,
    };
  } finally {
    file.close();
  }
}

function learnCoder(
  file: RowFile,
  scales: Float32Array,
  queryRows: Uint32Array,
  options: SegmentBuildOptions,
): Coder {
  const { sizeThresholds, kind } = options;
  const coder = trainCoder(sampleOf(file, trainingRows, queryRows), scales, kind);
  const listsFrom = coder.kind === 'exact' ? sizeThresholds.exactRowsMax : sizeThresholds.flatRowsMax;
  if (file.rows <= listsFrom) return coder;
  const lists = Math.max(2, Math.round(4 * Math.sqrt(file.rows)));
  const sample = spreadRows(file.rows, lists * trainingRowsPerList, 0.5);
  const numbers = new Int16Array(sample.length * coder.width);
  const projection = new Projection(coder, kind);
  for (let from = 0; from < sample.length; from += blockRows) {
    options.onStep('training', from);
    const rows = Array.from(sample.subarray(from, from + blockRows), (row) => {
      file.read(row);
      return bytesOf(file.values).slice();
    });
    projection.project(rows);
    projection.coarsen(rows.length);
    numbers.set(projection.coarse.subarray(0, rows.length * coder.width), from * coder.width);
  }
  return addLists(coder, { numbers, width: coder.width }, lists, kind);
}

/** Evenly distributed rows, without those that recall is measured on. */
function sampleOf(file: RowFile, wanted: number, without: Uint32Array): Int8Array[] {
  const left = new Set(without);
  const rows = spreadRows(file.rows, wanted, 0.5).filter((row) => file.rows <= wanted || !left.has(row));
  return Array.from(rows, (row) => {
    file.read(row);
    return bytesOf(file.values).slice();
  });
}

function neighboursOf(
  file: RowFile,
  queryRows: Uint32Array,
  scales: Float32Array,
  kind?: KernelKind,
): TrueNeighbours {
  const vectors = Array.from(queryRows, (row) => {
    file.read(row);
    return dequantise(file.values, scales, file.inverseNorm);
  });
  return new TrueNeighbours(queryRows, vectors, scales, kind);
}

function measured(
  facts: SegmentFacts,
  coder: Coder,
  neighbours: TrueNeighbours,
  { directory, store, kind, onStep }: SegmentBuildOptions,
): SegmentFacts {
  const thread = { number: 0, of: 1 };
  const projection = new Projection(coder, kind);
  const segment = new Segment(directory, store, facts, projection, makeArea(facts, 1), thread, kind);
  try {
    return { ...facts, plan: measurePlan(segment, neighbours, () => onStep('measuring', facts.rows)) };
  } finally {
    segment.close();
  }
}
