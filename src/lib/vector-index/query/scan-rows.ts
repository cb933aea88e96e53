import type { Deadline } from '../../deadline.ts';
import { weighQuery } from '../coder/quantise.ts';
import type { RowBits } from '../files/row-bits.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import { chunkRows, type ScanArea } from './scan-area.ts';
import { passingRows, type ScannedSegment, type SegmentQuery, spansOf } from './spans.ts';

/** Comparing a row by itself takes as long as comparing this many that lie next to each other. */
const rowsPerSingle = 8;

/** The rows worth reading among short vectors: those whose bytes are nearest to the query. */
export function scanRows(
  segment: ScannedSegment,
  query: SegmentQuery,
  plan: SearchPlan,
  deadline: Deadline,
): Uint32Array {
  const { area, coder, facts } = segment;
  weighQuery(query.vector, coder.scales, new Int16Array(area.memory, area.at.query, area.codeBytes));
  const best = new BestScores(plan.second);
  const passing = facts.rows - query.skipped.count;
  // With several lists the codes are not in the order of the rows.
  if (facts.lists === 1 && passing * rowsPerSingle < facts.rows)
    scanSingly(segment, query.skipped, best, deadline);
  else scanSpans(segment, query, plan, best, deadline);
  return best.rows();
}

/** Compares all rows of the lists to search, and drops those that are skipped. */
function scanSpans(
  segment: ScannedSegment,
  { vector, skipped }: SegmentQuery,
  plan: SearchPlan,
  best: BestScores,
  deadline: Deadline,
): void {
  const { area, facts } = segment;
  if (facts.lists > 1) segment.projectQuery(vector);
  const scores = new ChunkScores(area);
  let seen = 0;
  for (const { first, count } of spansOf(segment, plan, facts.rows - skipped.count, () => seen)) {
    deadline.check();
    area.ensure(first, count);
    scores.compare(first, count, 0);
    scores.forBest(count, best, (position, score) => {
      const row = area.ids[first + position] as number;
      if (!skipped.has(row)) best.add(row, score);
    });
    seen += passingRows(segment, skipped, first, count);
  }
}

/** Compares only the rows that are not skipped, one by one. */
function scanSingly(
  { area, facts }: ScannedSegment,
  skipped: RowBits,
  best: BestScores,
  deadline: Deadline,
): void {
  const scores = new ChunkScores(area);
  const rows = new Uint32Array(chunkRows);
  let held = 0;
  const add = (): void => {
    deadline.check();
    scores.forBest(held, best, (position, score) => best.add(rows[position] as number, score));
    held = 0;
  };
  for (const row of skipped.absent(facts.rows)) {
    area.ensure(row, 1);
    scores.compare(row, 1, held);
    rows[held++] = row;
    if (held === chunkRows) add();
  }
  add();
}

/** Compares rows with the query of an area, and has room for the scores of a chunk. */
class ChunkScores {
  private readonly area: ScanArea;
  private readonly scores: Float32Array;
  private readonly found: Uint32Array;

  constructor(area: ScanArea) {
    this.area = area;
    this.scores = new Float32Array(area.memory, area.at.scores, chunkRows);
    this.found = new Uint32Array(area.memory, area.at.found, chunkRows);
  }

  /** Compares `count` rows from `first` on; the first score is stored at a position. */
  compare(first: number, count: number, position: number): void {
    const { kernels, codesAt, codeBytes, normsAt, at } = this.area;
    const [rows, norms] = [codesAt + first * codeBytes, normsAt + first * 4];
    kernels.dots(rows, count, codeBytes, at.query, norms, at.scores + position * 4);
  }

  /** Calls `use` for the first `count` scores that may be among the best. */
  forBest(count: number, { least }: BestScores, use: (position: number, score: number) => void): void {
    const { kernels, at } = this.area;
    const padded = Math.ceil(count / 4) * 4;
    this.scores.fill(Number.NaN, count, padded);
    const hits = kernels.atLeast(at.scores, padded, least, at.found);
    for (let hit = 0; hit < hits; hit++) {
      const position = this.found[hit] as number;
      use(position, this.scores[position] as number);
    }
  }
}

/** The best scores so far; of equal ones the first. */
class BestScores {
  private readonly wanted: number;
  private readonly rowNumbers: Uint32Array;
  private readonly scores: Float32Array;
  private held = 0;
  least = Number.NEGATIVE_INFINITY;

  constructor(wanted: number) {
    this.wanted = wanted;
    this.rowNumbers = new Uint32Array(2 * wanted + chunkRows);
    this.scores = new Float32Array(2 * wanted + chunkRows);
  }

  add(row: number, score: number): void {
    if (score < this.least) return;
    this.rowNumbers[this.held] = row;
    this.scores[this.held++] = score;
    if (this.held === this.scores.length) this.drop();
  }

  rows(): Uint32Array {
    this.drop();
    return this.rowNumbers.slice(0, this.held);
  }

  private drop(): void {
    if (this.held <= this.wanted) return;
    const { scores, rowNumbers } = this;
    // Typed arrays sort plain numbers many times faster than objects with a comparison function.
    const ordered = scores.slice(0, this.held).sort();
    this.least = ordered[this.held - this.wanted] as number;
    let equals = this.wanted - (this.held - (ordered.lastIndexOf(this.least) + 1));
    let count = 0;
    for (let at = 0; at < this.held; at++) {
      const score = scores[at] as number;
      if (score < this.least || (score === this.least && equals-- <= 0)) continue;
      rowNumbers[count] = rowNumbers[at] as number;
      scores[count++] = score;
    }
    this.held = count;
  }
}
