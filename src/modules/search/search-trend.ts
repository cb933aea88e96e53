import { foldText } from '../../lib/text-analysis/index.ts';
import type {
  Condition,
  Filter,
  QueryOptions,
  TextExpression,
  TextQuery,
  TextSearch,
} from '../../lib/text-index/api.ts';
import { type CrawlFact, crawlFacts, featureColumns, listCrawls } from '../company-index/index.ts';

export interface TrendPoint {
  readonly crawl_id: string;
  readonly at: string;
  readonly total_count: number;
  /** The companies that have a kept version from the crawl, which are those that were searched. */
  readonly companies: number;
}

/** Index fields whose values are known for each crawl. */
const factsByField: Readonly<Record<string, CrawlFact>> = {
  tech: 'tech',
  country: 'country',
  industry: 'industry',
  language: 'language',
};

/** The same for conditions that name a part of a value. */
const factsByPart: Readonly<Record<string, CrawlFact>> = { ...factsByField, tech_stack: 'tech' };

/** The values of one crawl, by fact. */
type CrawlValues = ReadonlyMap<CrawlFact, readonly string[]>;

/** How many values of one crawl a part may match. */
const VALUES_MAX = 4_096;

/**
 * How many companies matched in each crawl. Technologies, country, industry, language and features are those that the company had in
 * the crawl; words, and everything else, are looked for in the newest version of its homepage.
 */
export async function countTrend(
  index: TextSearch,
  query: TextQuery,
  options: QueryOptions,
): Promise<readonly TrendPoint[]> {
  const crawls = await listCrawls(index, options);
  const queries: TextQuery[] = [];
  for (const { crawlId } of crawls) {
    queries.push(asOfCrawl(query, crawlId, await valuesFor(index, query, crawlId, options)));
  }
  const seen = crawls.map(({ crawlId }): TextQuery => ({ mode: query.mode, filters: [inCrawl(crawlId)] }));
  const totals = await index.counts([...queries, ...seen], options);
  return crawls.map(({ crawlId, at }, place) => ({
    crawl_id: crawlId,
    at,
    total_count: totals[place] ?? 0,
    companies: totals[crawls.length + place] ?? 0,
  }));
}

const inCrawl = (crawlId: string): Filter => ({
  field: 'history',
  op: 'equals',
  value: crawlFacts.seen(crawlId),
});

/** The values of a crawl that conditions of the query name in part. */
export async function valuesFor(
  index: TextSearch,
  query: TextQuery,
  crawlId: string,
  options: QueryOptions,
): Promise<CrawlValues> {
  const values = new Map<CrawlFact, readonly string[]>();
  for (const condition of conditionsOf(query)) {
    const fact = partOfFact(condition)?.fact;
    if (fact === undefined || values.has(fact)) continue;
    const prefix = crawlFacts.with(crawlId, fact, '');
    const found = await index.suggest({ filter: 'history' }, prefix, VALUES_MAX, options);
    values.set(
      fact,
      found.map(({ value }) => value.slice(prefix.length)),
    );
  }
  return values;
}

function* conditionsOf({ filters = [], expression }: TextQuery): Iterable<Condition> {
  for (const filter of filters) yield* filter.op === 'none' ? filter.filters : [filter];
  if (expression !== undefined) yield* conditionsIn(expression);
}

function* conditionsIn(expression: TextExpression): Iterable<Condition> {
  if (expression.op === 'filter') yield expression.condition;
  else if (expression.op === 'not') yield* conditionsIn(expression.of);
  else if (expression.op === 'all' || expression.op === 'any')
    for (const part of expression.of) yield* conditionsIn(part);
}

/** The fact of which a condition names a part, and how to recognise its values. */
function partOfFact(
  condition: Condition,
): { readonly fact: CrawlFact; readonly holds: (value: string) => boolean } | undefined {
  if (condition.op !== 'contains' && condition.op !== 'starts') return undefined;
  const fact = Object.hasOwn(factsByPart, condition.field) ? factsByPart[condition.field] : undefined;
  if (fact === undefined) return undefined;
  const part = foldText(condition.value);
  const isInside = condition.op === 'contains';
  return {
    fact,
    holds: (value) => (isInside ? foldText(value).includes(part) : foldText(value).startsWith(part)),
  };
}

/** The query as it would have been sent at the time of the crawl. */
export function asOfCrawl(query: TextQuery, crawlId: string, known: CrawlValues): TextQuery {
  const then = (condition: Condition): Condition => conditionThen(condition, crawlId, known);
  return {
    ...query,
    ...(query.expression && { expression: expressionThen(query.expression, then) }),
    filters: [
      inCrawl(crawlId),
      ...(query.filters ?? []).map(
        (filter): Filter =>
          filter.op === 'none' ? { op: 'none', filters: filter.filters.map(then) } : then(filter),
      ),
    ],
  };
}

function expressionThen(
  expression: TextExpression,
  then: (condition: Condition) => Condition,
): TextExpression {
  if (expression.op === 'filter') return { op: 'filter', condition: then(expression.condition) };
  if (expression.op === 'not') return { op: 'not', of: expressionThen(expression.of, then) };
  if (expression.op !== 'all' && expression.op !== 'any') return expression;
  return { op: expression.op, of: expression.of.map((part) => expressionThen(part, then)) };
}

function conditionThen(condition: Condition, crawlId: string, known: CrawlValues): Condition {
  if (!('field' in condition)) return condition;
  const { field } = condition;
  const facts = (fact: CrawlFact, values: readonly string[]): Condition => ({
    field: 'history',
    op: 'in',
    values: values.map((value) => crawlFacts.with(crawlId, fact, value)),
  });
  const part = partOfFact(condition);
  if (part !== undefined) return facts(part.fact, (known.get(part.fact) ?? []).filter(part.holds));
  if (condition.op === 'equals' && condition.value === true && featureColumns.some((name) => name === field))
    return facts('has', [field]);
  const fact = Object.hasOwn(factsByField, field) ? factsByField[field] : undefined;
  if (fact === undefined) return condition;
  if (condition.op === 'equals') return facts(fact, [String(condition.value)]);
  return condition.op === 'in' ? facts(fact, condition.values.map(String)) : condition;
}
