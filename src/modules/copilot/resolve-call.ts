import type { Plan, PlannedCall } from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { quoteWithWords } from './subject/quoted-words.ts';
import { type ResolvedSearch, resolveSearch } from './subject/resolve-search.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

type Resolvable = Parameters<typeof resolveSearch>[1] & { readonly adjacentWords?: string };

/** Facet counts must cover the same companies that the search would find, so both are resolved in the same way. */
export async function resolveCall(
  planned: PlannedCall,
  interpretation: Resolvable,
  count: CountMatches,
): Promise<ResolvedSearch> {
  if (planned.name !== 'facets')
    return resolveSearch(withAdjacentWords(planned, interpretation), interpretation, count);
  const { fields = '', size = '', ...args } = withAdjacentWords(planned, interpretation).args;
  const resolved = await resolveSearch({ name: 'search', args }, interpretation, count);
  return { ...resolved, call: { name: 'facets', args: { ...resolved.call.args, fields, size } } };
}

/** What is found by meaning is in the order of meaning, so another order that was asked for is named as ignored. */
export function withoutOrderOfMeaning(resolved: ResolvedSearch): ResolvedSearch {
  const { sort, ...args } = resolved.call.args;
  if (sort === undefined || args.mode !== 'meaning') return resolved;
  const texts = resolved.applied.flatMap(({ param, text }) => (param === 'sort' ? [text] : []));
  return {
    ...resolved,
    call: { name: resolved.call.name, args },
    applied: resolved.applied.filter(({ param }) => param !== 'sort'),
    ignored: [...(resolved.ignored ?? []), ...texts],
  };
}

/** Adds the words next to a quoted text to the search for that text. */
const withAdjacentWords = ({ name, args }: PlannedCall, { adjacentWords = '' }: Resolvable): PlannedCall =>
  adjacentWords === '' || args.mode !== 'phrase'
    ? { name, args }
    : { name, args: { ...args, q: quoteWithWords(String(args.q), adjacentWords), mode: 'query' } };

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
