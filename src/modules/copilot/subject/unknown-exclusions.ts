import type { AppliedArgument, PlannedCall } from '../planner/index.ts';
import type { CountMatches } from './counted-searches.ts';

interface WithoutUnknown {
  readonly call: PlannedCall;
  readonly applied: readonly AppliedArgument[];
  /** The words that were taken out. */
  readonly unknown: readonly string[];
}

/** "Without a responsive site": where no page has a word, leaving out the pages that have it says nothing of the others. */
export async function withoutUnknownExclusions(
  call: PlannedCall,
  applied: readonly AppliedArgument[],
  count: CountMatches,
): Promise<WithoutUnknown> {
  const { exclude, ...args } = call.args;
  if (call.name !== 'search' || exclude === undefined) return { call, applied, unknown: [] };
  const terms = String(exclude).match(/"[^"]+"|[^\s,"]+/g) ?? [];
  const unknown: string[] = [];
  for (const term of terms)
    if ((await count({ q: term.replaceAll('"', ''), mode: 'phrase', forms: 'true' })) === 0)
      unknown.push(term);
  if (unknown.length === 0) return { call, applied, unknown };
  const left = terms.filter((term) => !unknown.includes(term));
  const isKept = ({ param, value }: AppliedArgument): boolean =>
    param !== 'exclude' || !unknown.includes(String(value));
  return {
    call: { ...call, args: { ...args, ...(left.length > 0 && { exclude: left.join(',') }) } },
    applied: applied.filter(isKept),
    unknown: unknown.map((term) => term.replaceAll('"', '')),
  };
}
