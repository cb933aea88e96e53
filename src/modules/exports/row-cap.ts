import { type Caller, type Tier, tierNames, tiers } from '../accounts/index.ts';

/** The tier that counts is the lower of the one asked for and the caller's own. */
export function rowCapFor(asked: Tier, caller: Caller): { tier: Tier; rows: number } {
  const own: Tier =
    caller.kind === 'account' ? caller.tier : caller.kind === 'operator' ? 'enterprise' : 'free';
  const tier = tierNames.indexOf(asked) < tierNames.indexOf(own) ? asked : own;
  return { tier, rows: tiers[tier].downloadRows };
}
