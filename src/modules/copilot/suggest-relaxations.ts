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

const asOffer = ({ dropped, call, found }: Relaxation, language: Language): RelaxedSearch => ({
  label: dropped.map(({ param, value }) => labelOf(param, value, language)).join(', '),
  conditions: conditionsInWords(dropped, language),
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
  return found === 0
    ? (await relax({ name, args: { ...wholeIndustry, ...breakdown } }, language, count)).map((one) =>
        asOffer(one, language),
      )
    : [
        {
          label: labelOf('q', words, language),
          conditions: [words],
          total_count: found,
          tool_call: { name, args: { ...wholeIndustry, ...breakdown } },
        },
      ];
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
