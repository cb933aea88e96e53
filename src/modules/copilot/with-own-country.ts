import type { Plan, PlannedCall } from './planner/index.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

/** "Like Alder Legal, but not in the same country": the country is that of the company. */
export async function withOwnCountry(
  call: PlannedCall,
  { ownCountry }: Pick<Plan, 'ownCountry'>,
  tools: Tools,
  context: CallContext,
): Promise<PlannedCall> {
  const domains = call.args.domain ?? call.args.domains;
  if (ownCountry === undefined || call.name !== 'similar' || domains === undefined) return call;
  const { content } = await tools.search.run({ domains: String(domains) }, { ...context, isCounted: false });
  const rows = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const codes = [...new Set(rows.flatMap(({ country }) => (typeof country === 'string' ? country : [])))];
  const { country: _country, not_country: _notCountry, ...args } = call.args;
  const param = ownCountry === 'same' ? 'country' : 'not_country';
  return codes.length === 0 ? call : { name: call.name, args: { ...args, [param]: codes.join(',') } };
}
