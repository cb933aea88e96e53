import { isNumberColumn, type PlannedCall } from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { resolveSearch } from './subject/resolve-search.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

/** What a message says about all the companies of which it asks a share. */
type Interpretation = Parameters<typeof resolveSearch>[1] & { readonly shareOf?: PlannedCall | undefined };

/** How many companies there are of which the message asks a share. */
export async function countAll(
  interpretation: Interpretation,
  count: CountMatches,
): Promise<number | undefined> {
  const { shareOf } = interpretation;
  return shareOf && count((await resolveSearch(shareOf, interpretation, count)).call.args);
}

/** As many values as a breakdown has at most: a value can be frequent in a part and rare in the whole. */
const WHOLES_COUNTED = 200;

/** The distribution of all the companies of which the message asks the share of each value. */
export async function countWholes(
  { name, args }: PlannedCall,
  interpretation: Interpretation,
  { tools, count }: { readonly tools: Tools; readonly count: CountMatches },
  context: CallContext,
): Promise<ToolAnswer['content'] | undefined> {
  const { shareOf } = interpretation;
  if (name !== 'facets' || shareOf === undefined || isNumberColumn(String(args.fields))) return undefined;
  const { call } = await resolveSearch(shareOf, interpretation, count);
  const whole = { ...call.args, fields: String(args.fields), size: WHOLES_COUNTED };
  return (await tools.facets.run(whole, { ...context, isCounted: false })).content;
}
