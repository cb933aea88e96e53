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
  private held: { readonly row: number; readonly score: number }[] = [];
  least = Number.NEGATIVE_INFINITY;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  add(row: number, score: number): void {
    if (score < this.least) return;
    this.held.push({ row, score });
    if (this.held.length >= 2 * this.wanted + 1024) this.drop();
  }

  rows(): Uint32Array {
    this.drop();
    return Uint32Array.from(this.held, ({ row }) => row);
  }

  private drop(): void {
    this.held.sort((a, b) => b.score - a.score || a.row - b.row);
    if (this.held.length < this.wanted) return;
    this.held.length = this.wanted;
    this.least = this.held[this.wanted - 1]?.score ?? this.least;
  }
}
