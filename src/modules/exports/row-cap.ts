import type { Caller, Tier } from '../accounts/index.ts';

export const tierNames = ['free', 'pro', 'enterprise'] as const satisfies readonly Tier[];

const rowCaps: Readonly<Record<Tier, number>> = { free: 100, pro: 10_000, enterprise: 1_000_000 };

/** The tier that counts is the lower of the one asked for and the caller's own. */
export function rowCapFor(asked: Tier, caller: Caller): { tier: Tier; rows: number } {
  const own: Tier =
    caller.kind === 'account' ? caller.tier : caller.kind === 'operator' ? 'enterprise' : 'free';
  const tier = tierNames.indexOf(asked) < tierNames.indexOf(own) ? asked : own;
  return { tier, rows: rowCaps[tier] };
}
