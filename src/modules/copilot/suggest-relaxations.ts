import { conditionsInWords } from './answers/conditions-in-words.ts';
import { labelOf } from './answers/labels.ts';
import type { RelaxedSearch } from './copilot-answer.ts';
import type { AppliedArgument, Language, PlannedCall } from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { type Relaxation, relax, widerLookalikes } from './subject/relax.ts';
import type { ResolvedSearch } from './subject/resolve-search.ts';
import type { ToolAnswer } from './tools/tool.ts';

/** Suggests conditions to drop when a search found nothing. */
export async function suggestRelaxations(
  call: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: CountMatches,
  applied: readonly AppliedArgument[] = [],
  unfound?: ResolvedSearch['unfound'],
): Promise<RelaxedSearch[]> {
  if ((call.name !== 'search' && call.name !== 'facets') || content.total_count !== 0) return [];
  if (unfound !== undefined) return offerIndustry(call, unfound, language, count);
  const isIndustryNamed = ['industry', 'q'].every((name) => applied.some(({ param }) => param === name));
  return (await relax(call, language, count, isIndustryNamed)).map((one) => asOffer(one, language));
}

/** An offer names all that it leaves out, also the words of a trade that the search for its industry has no more. */
const asOffer = (
  { dropped, call, found }: Relaxation,
  language: Language,
  words: readonly string[] = [],
): RelaxedSearch => ({
  label: [...words.map((one) => ({ param: 'q', value: one })), ...dropped]
    .map(({ param, value }) => labelOf(param, value, language))
    .join(', '),
  conditions: [...words, ...conditionsInWords(dropped, language)],
  total_count: found,
  tool_call: call,
});

/** For a trade that no page has, whatever the other conditions: its industry under the same ones, or under fewer. */
async function offerIndustry(
  { name, args: { fields, size } }: PlannedCall,
  { words, wholeIndustry }: NonNullable<ResolvedSearch['unfound']>,
  language: Language,
  count: CountMatches,
): Promise<RelaxedSearch[]> {
  const found = await count(wholeIndustry);
  const breakdown = { ...(fields !== undefined && { fields }), ...(size !== undefined && { size }) };
  if (found === undefined) return [];
  const call: PlannedCall = { name, args: { ...wholeIndustry, ...breakdown } };
  const offers = found === 0 ? await relax(call, language, count) : [{ dropped: [], call, found }];
  return offers.map((one) => asOffer(one, language, [words]));
}

/** Suggests conditions to drop when no lookalike meets them all. */
export async function suggestWiderLookalikes(
  { name, args }: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: CountMatches,
): Promise<RelaxedSearch[]> {
  if (Number(content.total_found) > 0) return [];
  const wider: RelaxedSearch[] = [];
  for (const { dropped, args: fewer } of widerLookalikes(args)) {
    const found = await count(fewer);
    if (found !== undefined && found > 0)
      wider.push({
        label: dropped.map(({ param, value }) => labelOf(param, value, language)).join(', '),
        conditions: conditionsInWords(dropped, language),
        total_count: found,
        tool_call: { name, args: fewer },
      });
  }
  return wider;
}
