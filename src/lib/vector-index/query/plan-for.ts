import type { SearchPlan } from '../files/segment-facts.ts';

/** The results that plans are measured by. */
const measuredResults = 25;

/**
 * A plan for so many results as are wanted. The further ones lie in further lists, and are more alike, so that a smaller share of
 * what is read beyond them serves to put them in order.
 */
export function planFor(plan: SearchPlan, limit: number): SearchPlan {
  const deeper = Math.max(1, Math.sqrt(limit / measuredResults));
  const second = Math.max(plan.second, limit <= 100 ? 4 * limit : 200 + 2 * limit);
  return {
    ...plan,
    probes: Math.ceil(plan.probes * deeper),
    first: Math.max(plan.first, 4 * second),
    second,
  };
}
