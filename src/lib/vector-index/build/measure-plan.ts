import { Deadline } from '../../deadline.ts';
import { RowBits } from '../files/row-bits.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import type { Segment } from '../query/segment.ts';
import { measuredAt, type TrueNeighbours } from './true-neighbours.ts';

const recallRequired = 0.985;
/** Recall is measured on a sample, so a little more than required is demanded. */
const margin = 0.0025;
/** How many codes are ranked by their numbers, and how many rows are then read; reading a row costs as much as comparing 450 codes. */
const candidates = [
  { first: 2000, second: 100 },
  { first: 2000, second: 200 },
  { first: 2000, second: 400 },
  { first: 4000, second: 800 },
  { first: 8000, second: 1600 },
] as const;
const rowCost = 450;
const measuringMs = 60_000;

/** Used before anything is measured, and for an index without rows. */
export const usualPlan: SearchPlan = { probes: 1, first: 2000, second: 400, recallAt25: 1 };

/**
 * Chooses the cheapest way to search that finds the required share of the true neighbours: for each number of candidates the fewest lists
 * that suffice, and of these the one with the least to compare and to read. If a quarter of the lists does not suffice, because neighbours
 * are scattered, all of them may be searched; if nothing suffices, the best plan is used.
 */
export function measurePlan(segment: Segment, neighbours: TrueNeighbours, onStep: () => void): SearchPlan {
  const { lists, rows } = segment.facts;
  const truth = neighbours.found();
  const recall: Measure = (plan) => {
    onStep();
    return {
      ...plan,
      recallAt25: recallOf(segment, neighbours.queryRows, truth, { ...plan, recallAt25: 0 }),
    };
  };
  const cost = ({ probes, second }: SearchPlan): number => (rows / lists) * probes + second * rowCost;
  let most: SearchPlan | undefined;
  for (const probesMost of new Set([Math.ceil(lists / 4), lists])) {
    let best: SearchPlan | undefined;
    for (const counts of candidates) {
      // The additional rows alone would cost more than the best plan so far.
      if (best !== undefined && cost({ ...best, ...counts, probes: 1 }) >= cost(best)) break;
      const open = recall({ ...counts, probes: probesMost });
      if (most === undefined || open.recallAt25 > most.recallAt25) most = open;
      if (open.recallAt25 < recallRequired + margin) continue;
      const plan = fewestProbes(open, recall);
      if (best === undefined || cost(plan) < cost(best)) best = plan;
    }
    if (best !== undefined) return best;
  }
  return most === undefined ? usualPlan : fewestProbes(most, recall);
}

type Measure = (plan: Omit<SearchPlan, 'recallAt25'>) => SearchPlan;

function fewestProbes(open: SearchPlan, recall: Measure): SearchPlan {
  const wanted = Math.min(recallRequired + margin, open.recallAt25);
  let [enough, insufficientCredits] = [open, 0];
  while (enough.probes - insufficientCredits > Math.max(1, enough.probes / 16)) {
    const probes = Math.ceil((enough.probes + insufficientCredits) / 2);
    if (probes === enough.probes) break;
    const plan = recall({ first: open.first, second: open.second, probes });
    if (plan.recallAt25 >= wanted) enough = plan;
    else insufficientCredits = probes;
  }
  return enough;
}

function recallOf(
  segment: Segment,
  queryRows: Uint32Array,
  truth: readonly (readonly { readonly row: number }[])[],
  plan: SearchPlan,
): number {
  let [found, wanted] = [0, 0];
  queryRows.forEach((row, at) => {
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
