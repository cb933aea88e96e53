import { weighQuery } from '../coder/quantise.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import type { Deadline } from './deadline.ts';
import { chunkRows } from './scan-area.ts';
import type { Segment, SegmentQuery } from './segment.ts';
import { passingRows, spansOf } from './spans.ts';

const heldAtMost = 1 << 16;

/** Goes through short vectors whole. The rows it gives hold the best `limit` for certain, and a few that rounding could mix up with them. */
export function scanRows(
  segment: Segment,
  { vector, limit, skipped }: SegmentQuery,
  plan: SearchPlan,
  deadline: Deadline,
): Uint32Array {
  const { area, coder, facts } = segment;
  const weights = new Int16Array(area.memory, area.at.query, area.codeBytes);
  const { factor } = weighQuery(vector, coder.scales, weights);
  if (facts.lists > 1) segment.projectQuery(vector);
  const best = new BestScores(limit, roundingOf(coder.scales, factor) * factor);
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

/**
 * How far apart two cosines may be when one of their products with the query, rounded to i16, is higher than the other's:
 * half a step in each dimension for both, against bytes that are 127 at most or, together, as long as the smallest scale allows.
 */
function roundingOf(scales: Float32Array, factor: number): number {
  const smallest = scales.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const steps = Math.min(Math.sqrt(scales.length) / smallest, 1.5 * 127 * scales.length);
  return steps / factor + 1e-6;
}

/** The best scores met so far, with everything that lies within the rounding of the last of them. */
class BestScores {
  private readonly limit: number;
  private readonly rounding: number;
  private held: { readonly row: number; readonly score: number }[] = [];
  private heldMax: number;
  least = Number.NEGATIVE_INFINITY;

  constructor(limit: number, rounding: number) {
    this.limit = limit;
    this.rounding = rounding;
    this.heldMax = 2 * limit + 1024;
  }

  add(row: number, score: number): void {
    if (score < this.least) return;
    this.held.push({ row, score });
    if (this.held.length >= this.heldMax) this.drop();
  }

  rows(): Uint32Array {
    this.drop();
    return Uint32Array.from(this.held, ({ row }) => row);
  }

  private drop(): void {
    this.held.sort((a, b) => b.score - a.score || a.row - b.row);
    const last = this.held[this.limit - 1];
    if (last === undefined) return;
    this.least = Math.fround(last.score - this.rounding);
    const end = this.held.findIndex(({ score }) => score < this.least);
    if (end !== -1) this.held.length = end;
    // Rows that are the same to within the rounding are all looked at, but not without end.
    if (this.held.length > this.heldMax / 2) this.heldMax = Math.min(2 * this.heldMax, heldAtMost);
    if (this.held.length >= heldAtMost) this.held.length = heldAtMost / 2;
  }
}
