import type { CallArguments } from '../planner/index.ts';

/** How many companies a search would find; undefined once this message has used up its counts. */
export type CountMatches = (args: CallArguments) => Promise<number | undefined>;

/** The minimum size of a sub-industry, as a share of the companies that the name finds, for it to replace the name. */
const COVERED_MIN = 0.3;

/** Uses only the sub-industry if it covers the name. */
export async function preferSubIndustry(
  args: CallArguments,
  bySubIndustry: CallArguments | undefined,
  count: CountMatches,
): Promise<CallArguments> {
  if (bySubIndustry === undefined || args === bySubIndustry) return args;
  return (await covers(bySubIndustry, args, count)) ? bySubIndustry : args;
}

/**
 * Whether a sub-industry can replace a search by words. For hotels it can, and excludes the travel agencies whose pages contain the word.
 */
export async function covers(
  bySubIndustry: CallArguments,
  all: CallArguments,
  count: CountMatches,
): Promise<boolean> {
  const [found, inSubIndustry] = [await count(all), await count(bySubIndustry)];
  return inSubIndustry !== undefined && inSubIndustry > 0 && inSubIndustry >= COVERED_MIN * (found ?? 0);
}

/** The first search that finds a company; among searches with the same meaning, the one that finds the most. */
export async function firstWithMatches(
  candidates: readonly (CallArguments | readonly CallArguments[])[],
  count: CountMatches,
  otherwise: CallArguments,
): Promise<CallArguments> {
  for (const candidate of candidates) {
    let best: { readonly args: CallArguments; readonly found: number } | undefined;
    for (const args of Array.isArray(candidate)
      ? (candidate as readonly CallArguments[])
      : [candidate as CallArguments]) {
      const found = await count(args);
      if (found !== undefined && found > (best?.found ?? 0)) best = { args, found };
    }
    if (best) return best.args;
  }
  return otherwise;
}
