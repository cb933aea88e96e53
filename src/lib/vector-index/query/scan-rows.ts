import { weighQuery } from '../coder/quantise.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import type { Deadline } from './deadline.ts';
import { chunkRows } from './scan-area.ts';
import { passingRows, type ScannedSegment, type SegmentQuery, spansOf } from './spans.ts';

/** The rows worth reading among short vectors: those whose bytes are nearest to the query. */
export function scanRows(
  segment: ScannedSegment,
  { vector, skipped }: SegmentQuery,
  plan: SearchPlan,
  deadline: Deadline,
): Uint32Array {
  const { area, coder, facts } = segment;
  const weights = new Int16Array(area.memory, area.at.query, area.codeBytes);
  weighQuery(vector, coder.scales, weights);
  if (facts.lists > 1) segment.projectQuery(vector);
  const best = new BestScores(plan.second);
  const scores = new Float32Array(area.memory, area.at.scores, chunkRows);
  const found = new Uint32Array(area.memory, area.at.found, chunkRows);
  let seen = 0;
  for (const { first, count } of spansOf(segment, plan, facts.rows - skipped.count, () => seen)) {
    deadline.check();
    area.ensure(first, count);
    area.kernels.dots(
      area.codesAt + first * area.codeBytes,
      count,
      area.codeBytes,
      area.at.query,
      area.normsAt + first * 4,
      area.at.scores,
    );
    const padded = Math.ceil(count / 4) * 4;
    scores.fill(Number.NaN, count, padded);
    const hits = area.kernels.atLeast(area.at.scores, padded, best.least, area.at.found);
    for (let at = 0; at < hits; at++) {
      const position = found[at] as number;
      const row = area.ids[first + position] as number;
      if (!skipped.has(row)) best.add(row, scores[position] as number);
    }
    seen += passingRows(segment, skipped, first, count);
  }
  return best.rows();
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
