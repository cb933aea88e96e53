import { RowBits } from '../files/row-bits.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import { Deadline } from '../query/deadline.ts';
import type { Segment } from '../query/segment.ts';
import { measuredAt, type TrueNeighbours } from './true-neighbours.ts';

const recallWanted = 0.985;
/** Measured on a sample, so a little more than wanted. */
const margin = 0.0025;
const candidates = [
  { first: 2000, second: 400 },
  { first: 4000, second: 800 },
  { first: 8000, second: 1600 },
] as const;
const measuringMs = 60_000;

/** Before anything is measured, and for an index without rows. */
export const usualPlan: SearchPlan = { probes: 1, first: 2000, second: 400, recallAt25: 1 };

/**
 * Chooses the cheapest way to search that finds the wanted share of the true neighbours: first how many candidates, with many
 * lists open, then how few lists.
 */
export function measurePlan(segment: Segment, neighbours: TrueNeighbours, onStep: () => void): SearchPlan {
  const { lists } = segment.facts;
  const truth = neighbours.found();
  const recall = (plan: Omit<SearchPlan, 'recallAt25'>): SearchPlan => {
    onStep();
    return { ...plan, recallAt25: recallOf(segment, neighbours.asked, truth, { ...plan, recallAt25: 0 }) };
  };
  const probesMost = Math.max(1, Math.ceil(lists / 4));
  let best: SearchPlan | undefined;
  for (const counts of candidates) {
    const plan = recall({ ...counts, probes: lists === 1 ? 1 : probesMost });
    if (best === undefined || plan.recallAt25 > best.recallAt25) best = plan;
    if (plan.recallAt25 >= recallWanted + margin) break;
  }
  if (best === undefined) return usualPlan;
  let [enough, tooFew] = [best, 0];
  while (enough.probes - tooFew > Math.max(1, enough.probes / 16)) {
    const probes = Math.ceil((enough.probes + tooFew) / 2);
    if (probes === enough.probes) break;
    const plan = recall({ first: best.first, second: best.second, probes });
    if (plan.recallAt25 >= Math.min(recallWanted + margin, best.recallAt25)) enough = plan;
    else tooFew = probes;
  }
  return enough;
}

function recallOf(
  segment: Segment,
  asked: Uint32Array,
  truth: readonly (readonly { readonly row: number }[])[],
  plan: SearchPlan,
): number {
  let [found, wanted] = [0, 0];
  asked.forEach((row, at) => {
    const skipped = new RowBits(segment.facts.rows);
    skipped.add(row);
    const rows = segment.search(
      { vector: segment.vector(row), limit: measuredAt, skipped },
      new Deadline(measuringMs),
      plan,
    );
    const known = new Set(rows.map((hit) => hit.row));
    for (const neighbour of truth[at] ?? []) {
      wanted++;
      if (known.has(neighbour.row)) found++;
    }
  });
  return wanted === 0 ? 1 : found / wanted;
}
