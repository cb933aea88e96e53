import { conditionsInWords } from './answers/conditions-in-words.ts';
import { labelOf } from './answers/labels.ts';
import type { RelaxedSearch } from './copilot-answer.ts';
import type { AppliedArgument, Language, PlannedCall } from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { type Relaxation, relax, widerLookalikes } from './subject/relax.ts';
import type { ToolAnswer } from './tools/tool.ts';

/** Suggests conditions to drop when a search found nothing. */
export async function suggestRelaxations(
  call: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: CountMatches,
  applied: readonly AppliedArgument[] = [],
): Promise<RelaxedSearch[]> {
  if ((call.name !== 'search' && call.name !== 'facets') || content.total_count !== 0) return [];
  const isIndustryNamed = ['industry', 'q'].every((name) => applied.some(({ param }) => param === name));
  return (await relax(call, language, count, isIndustryNamed)).map(
    ({ dropped, call: fewer, found }: Relaxation) => ({
      label: dropped.map(({ param, value }) => labelOf(param, value, language)).join(', '),
      conditions: conditionsInWords(dropped, language),
      total_count: found,
      tool_call: fewer,
    }),
  );
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
