import type { FacetValue, TextIndexSchema } from '../text-index/api.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { BETWEEN } from './mapping.ts';
import type { Aggregation, QueryBudget } from './query-budget.ts';

/** As many values as are counted in one request; the few fields that have more are counted a part at a time. */
const VALUES_AT_ONCE = 10_000;

/** How many of the documents have which value, exactly. */
export async function countFacets(
  query: object,
  requested: readonly string[],
  size: number,
  schema: TextIndexSchema,
  budget: QueryBudget,
): Promise<{ total: number; facets: Record<string, readonly FacetValue[]> }> {
  const fields = [...new Set(requested)].map((name) => ({ name, isFlag: isFlag(name, schema) }));
  const aggs = Object.fromEntries(
    fields.map(({ name, isFlag }) => [
      name,
      isFlag
        ? { filter: { term: { [`f_${name}`]: true } } }
        : { terms: { field: `w_${name}`, size: VALUES_AT_ONCE, shard_size: VALUES_AT_ONCE } },
    ]),
  );
  const { hits, aggregations = {} } = await budget.search({
    size: 0,
    track_total_hits: true,
    query,
    ...(fields.length > 0 && { aggs }),
  });
  const facets: Record<string, readonly FacetValue[]> = {};
  for (const { name, isFlag } of fields) {
    const found = aggregations[name] ?? {};
    const count = found.doc_count ?? 0;
    facets[name] = isFlag
      ? count > 0 && size > 0
        ? [{ value: 'true', count }]
        : []
      : rank(isComplete(found) ? valuesIn(found) : await countAll(query, name, budget), size);
  }
  return { total: hits.total?.value ?? 0, facets };
}

function isFlag(name: string, schema: TextIndexSchema): boolean {
  const kind = schema.filters.find((filter) => filter.name === name)?.kind;
  if (kind === undefined) throw new InvalidQuery(`no filter is called ${name}`);
  if (kind === 'number' || kind === 'text')
    throw new InvalidQuery(`filter ${name} is a ${kind} and has no facets`);
  return kind === 'flag';
}

const isComplete = ({ doc_count_error_upper_bound, sum_other_doc_count }: Aggregation): boolean =>
  doc_count_error_upper_bound === 0 && sum_other_doc_count === 0;

export interface WrittenValue {
  readonly folded: string;
  readonly written: string;
  readonly count: number;
}

export const valuesIn = ({ buckets = [] }: Aggregation): WrittenValue[] =>
  buckets.map(({ key, doc_count }) => toWritten(key, doc_count));

function toWritten(key: string, count: number): WrittenValue {
  const at = key.indexOf(BETWEEN);
  return { folded: key.slice(0, at), written: key.slice(at + 1), count };
}

/** In the order of the values, a part at a time: exact however many there are and however they lie in the shards. */
async function countAll(query: object, name: string, budget: QueryBudget): Promise<WrittenValue[]> {
  const values: WrittenValue[] = [];
  for (let after: Aggregation['after_key']; ; ) {
    const { aggregations } = await budget.search({
      size: 0,
      track_total_hits: false,
      query,
      aggs: {
        values: {
          composite: {
            size: VALUES_AT_ONCE,
            sources: [{ value: { terms: { field: `w_${name}` } } }],
            ...(after && { after }),
          },
        },
      },
    });
    const found = aggregations?.['values'];
    for (const { key, doc_count } of found?.buckets ?? []) values.push(toWritten(key.value, doc_count));
    after = found?.after_key;
    if (after === undefined) return values;
  }
}

/** Values by what they are without case and accents, each as most documents write it. */
export function groupByFolded(
  values: readonly WrittenValue[],
): { folded: string; value: string; count: number }[] {
  const groups = new Map<string, WrittenValue[]>();
  for (const value of values) {
    const known = groups.get(value.folded);
    if (known) known.push(value);
    else groups.set(value.folded, [value]);
  }
  return Array.from(groups, ([folded, ways]) => {
    ways.sort((a, b) => b.count - a.count || compareBytes(a.written, b.written));
    return {
      folded,
      value: ways[0]?.written ?? folded,
      count: ways.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

const rank = (values: readonly WrittenValue[], size: number): FacetValue[] =>
  groupByFolded(values)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, size)
    .map(({ value, count }) => ({ value, count }));

export const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
