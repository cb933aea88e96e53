import { type Caller, type Tier, tierNames, tiers } from '../../access/index.ts';

export interface RowCap {
  readonly tier: Tier;
  readonly rows: number;
  /** Why this is the limit, as a sentence for the caller. */
  readonly reason: string;
}

/** The effective tier is the lower of the requested one and the caller's own. */
export function rowCapFor(requested: Tier, caller: Caller): RowCap {
  const own: Tier =
    caller.kind === 'account' ? caller.tier : caller.kind === 'operator' ? 'enterprise' : 'free';
  const tier = tierNames.indexOf(requested) < tierNames.indexOf(own) ? requested : own;
  return { tier, rows: tiers[tier].downloadRows, reason: reasonFor(requested, own) };
}

function reasonFor(asked: Tier, own: Tier): string {
  if (asked === own) return `tier=${asked}`;
  return tierNames.indexOf(asked) < tierNames.indexOf(own)
    ? `tier=${asked}; your plan is ${own}, so tier=${own} returns up to ${tiers[own].downloadRows} rows`
    : `your plan is ${own}, which is below tier=${asked}`;
}
