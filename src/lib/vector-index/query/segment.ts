import type { Deadline } from '../../deadline.ts';
import type { Coder } from '../coder/coder.ts';
import type { Projection } from '../coder/projection.ts';
import { dequantise, exactWeights, quantise, type RowNumbers, weighQuery } from '../coder/quantise.ts';
import { VectorIndexDamaged } from '../errors.ts';
import { BlockFile } from '../files/block-file.ts';
import { KeyFiles } from '../files/key-files.ts';
import { RowBits } from '../files/row-bits.ts';
import { RowFile } from '../files/row-file.ts';
import type { SearchPlan, SegmentFacts } from '../files/segment-facts.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';
import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';
import { type LentArea, ScanArea } from './scan-area.ts';
import { scanCodes } from './scan-codes.ts';
import { scanRows } from './scan-rows.ts';
import type { ScoredRow, SegmentQuery } from './spans.ts';

/** Fewer rows than this are all read; codes would save nothing. */
const readAllMax = 2000;

/** A segment as one thread reads it. */
export class Segment {
  readonly facts: SegmentFacts;
  readonly keys: KeyFiles;
  readonly dead: RowBits;
  readonly area: ScanArea;
  readonly projection: Projection;
  private readonly rows: RowFile;
  /** Set if rows are stored as bytes. */
  private readonly bytes: ByteScores | undefined;
  /** Where each list starts among the codes, followed by the number of codes. */
  readonly listStarts: Uint32Array;

  constructor(
    directory: string,
    store: string,
    facts: SegmentFacts,
    projection: Projection,
    lent: LentArea,
    thread: { readonly number: number; readonly of: number },
    kind?: KernelKind,
  ) {
    const { id, dims, rows } = facts;
    this.facts = facts;
    this.projection = projection;
    this.dead = new RowBits(rows);
    this.bytes = facts.kind === 'codes' ? new ByteScores(dims, kind) : undefined;
    const opened: { close(): void }[] = [];
    const keep = <T extends { close(): void }>(part: T): T => {
      opened.push(part);
      return part;
    };
    try {
      if (projection.coder.dims !== dims || projection.coder.kind !== facts.kind)
        throw new VectorIndexDamaged(segmentPath(directory, id, 'coder'), 'belongs to another model');
      this.rows = keep(
        new RowFile(segmentPath(directory, id, 'rows'), fileIdentity(store, id, 'rows'), dims, rows),
      );
      this.keys = keep(new KeyFiles(directory, store, id, rows));
      this.area = keep(new ScanArea(directory, store, facts, lent, thread, kind));
      this.listStarts = readListStarts(directory, store, facts);
    } catch (error) {
      for (const part of opened) part.close();
      throw error;
    }
  }

  get coder(): Coder {
    return this.projection.coder;
  }

  search(query: SegmentQuery, deadline: Deadline, plan: SearchPlan = this.facts.plan): ScoredRow[] {
    const left = this.facts.rows - query.skipped.count;
    if (left === 0) return [];
    if (left <= readAllMax) {
      const rows = Uint32Array.from(query.skipped.absent(this.facts.rows));
      return this.score(query, rows, deadline);
    }
    const deep = planFor(plan, query.limit, this.facts.kind);
    const rows =
      this.facts.kind === 'exact'
        ? scanRows(this, query, deep, deadline)
        : scanCodes(this, query, deep, deadline);
    return this.score(query, rows, deadline);
  }

  /** The vector of a row, with length one. */
  vector(row: number): Float32Array {
    this.rows.read(row);
    return this.lastRead();
  }

  /** Projects the query as if it were a row. */
  projectQuery(vector: Float32Array): void {
    const bytes = new Int8Array(this.facts.dims);
    quantise(vector, this.coder.scales, bytes);
    this.projection.project([bytes]);
    this.projection.coarsen(1);
  }

  close(): void {
    this.rows.close();
    this.keys.close();
    this.area.close();
  }

  private lastRead(): Float32Array {
    return dequantise(this.rows.values, this.coder.scales, this.rows.inverseNorm);
  }

  /** The cosine of the query with each of the rows as stored, best first. */
  private score(
    { vector, limit, compare }: SegmentQuery,
    rows: Uint32Array,
    deadline: Deadline,
  ): ScoredRow[] {
    const scored =
      this.bytes === undefined
        ? this.compareNumbers(vector, compare, rows.sort(), deadline)
        : this.compareBytes(this.bytes, vector, compare, rows.sort(), deadline);
    scored.sort((a, b) => b.score - a.score);
    const least = scored[limit - 1]?.score;
    // Rows with the same score as the last one stay, because the keys decide between them.
    return least === undefined ? scored : scored.filter(({ score }) => score >= least);
  }

  private compareNumbers(
    vector: Float32Array,
    compare: SegmentQuery['compare'],
    rows: Uint32Array,
    deadline: Deadline,
  ): ScoredRow[] {
    const weights = exactWeights(vector, this.coder.scales, this.rows.values);
    return Array.from(rows, (row, at) => {
      if (at % 64 === 0) deadline.check();
      this.rows.read(row);
      const score = product(weights, this.rows.values) * this.rows.inverseNorm;
      return compare ? { row, score, compared: compare(this.lastRead()) } : { row, score };
    });
  }

  private compareBytes(
    bytes: ByteScores,
    vector: Float32Array,
    compare: SegmentQuery['compare'],
    rows: Uint32Array,
    deadline: Deadline,
  ): ScoredRow[] {
    bytes.seek(vector, this.coder.scales);
    const scored: ScoredRow[] = [];
    for (let from = 0; from < rows.length; from += rowsTogether) {
      deadline.check();
      const together = rows.subarray(from, from + rowsTogether);
      const compared = Array.from(together, (row, slot) => {
        this.rows.read(row);
        bytes.put(slot, this.rows.values as Int8Array, this.rows.inverseNorm);
        return compare?.(this.lastRead());
      });
      bytes.compare(together.length);
      together.forEach((row, slot) => {
        const [score, other] = [bytes.scores[slot] as number, compared[slot]];
        scored.push(other === undefined ? { row, score } : { row, score, compared: other });
      });
    }
    return scored;
  }
}

function product(weights: Float64Array, values: RowNumbers): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < weights.length; at += 4) {
    s0 += (weights[at] as number) * (values[at] as number);
    s1 += (weights[at + 1] as number) * (values[at + 1] as number);
    s2 += (weights[at + 2] as number) * (values[at + 2] as number);
    s3 += (weights[at + 3] as number) * (values[at + 3] as number);
  }
  for (; at < weights.length; at++) s0 += (weights[at] as number) * (values[at] as number);
  return s0 + s1 + (s2 + s3);
}

function readListStarts(directory: string, store: string, { id, rows, lists }: SegmentFacts): Uint32Array {
  const path = segmentPath(directory, id, 'lists');
  const file = new BlockFile(path, fileIdentity(store, id, 'lists'));
  try {
    const starts = new Uint32Array(file.readAll().buffer);
    if (starts.length !== lists + 1 || starts[lists] !== rows)
      throw new VectorIndexDamaged(path, `does not have the ${lists} lists of its segment`);
    return starts;
  } finally {
    file.close();
  }
}

/** The number of results for which plans are measured. */
const measuredResults = 25;

/**
 * A plan for the requested number of results. Further results are in more distant lists and more similar to each other, so a smaller share
 * of additional rows suffices to rank them.
 */
function planFor(plan: SearchPlan, limit: number, kind: SegmentFacts['kind']): SearchPlan {
  const deeper = Math.max(1, Math.sqrt(limit / measuredResults));
  // Bytes rank nearly like the numbers they round, codes do not.
  const ranked = kind === 'exact' ? limit + plan.second : limit <= 100 ? 4 * limit : 200 + 2 * limit;
  const second = Math.max(plan.second, ranked);
  return {
    ...plan,
    probes: Math.ceil(plan.probes * deeper),
    first: Math.max(plan.first, 4 * second),
    second,
  };
}

/** Number of rows compared by one call of a kernel. */
const rowsTogether = 32;
const pageBytes = 1 << 16;

/**
 * Cosines of a query with rows of bytes, by the kernel that compares short vectors: a row of 3,584 values takes a tenth of the time. The
 * query is converted to integers as well, which changes a cosine by some millionths.
 */
class ByteScores {
  private readonly stride: number;
  private readonly kernels: Kernels;
  private readonly weights: Int16Array;
  private readonly rows: Int8Array;
  private readonly norms: Float32Array;
  /** The scores of the rows that were compared last. */
  readonly scores: Float32Array;
  private factor = 1;

  constructor(dims: number, kind?: KernelKind) {
    this.stride = Math.ceil(dims / 16) * 16;
    const bytes = this.stride * (2 + rowsTogether) + rowsTogether * 8;
    const pages = Math.ceil(bytes / pageBytes);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.kernels = makeKernels(memory, kind);
    this.weights = new Int16Array(memory.buffer, 0, this.stride);
    this.rows = new Int8Array(memory.buffer, this.stride * 2, this.stride * rowsTogether);
    this.norms = new Float32Array(memory.buffer, this.stride * (2 + rowsTogether), rowsTogether);
    this.scores = new Float32Array(memory.buffer, this.norms.byteOffset + rowsTogether * 4, rowsTogether);
  }

  seek(query: Float32Array, scales: Float32Array): void {
    this.factor = weighQuery(query, scales, this.weights).factor;
  }

  put(slot: number, values: Int8Array, inverseNorm: number): void {
    this.rows.set(values, slot * this.stride);
    this.norms[slot] = inverseNorm / this.factor;
  }

  compare(count: number): void {
    const { kernels, rows, stride, norms, scores } = this;
    kernels.dots(rows.byteOffset, count, stride, 0, norms.byteOffset, scores.byteOffset);
  }
}
