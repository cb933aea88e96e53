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

/** How many technologies of one crawl a partial name may match. */
const NAMES_MAX = 4_096;

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
    queries.push(asOfCrawl(query, crawlId, await namesFor(index, query, crawlId, options)));
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

/** The technologies of a crawl, if a query contains a partial name. */
export async function namesFor(
  index: TextSearch,
  query: TextQuery,
  crawlId: string,
  options: QueryOptions,
): Promise<string[]> {
  if (!JSON.stringify(query).includes('"tech_stack"')) return [];
  const prefix = crawlFacts.with(crawlId, 'tech', '');
  const found = await index.suggest({ filter: 'history' }, prefix, NAMES_MAX, options);
  return found.map(({ value }) => value.slice(prefix.length));
}

/** The query as it would have been sent at the time of the crawl. */
export function asOfCrawl(query: TextQuery, crawlId: string, names: readonly string[]): TextQuery {
  const then = (condition: Condition): Condition => conditionThen(condition, crawlId, names);
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

function conditionThen(condition: Condition, crawlId: string, names: readonly string[]): Condition {
  if (!('field' in condition)) return condition;
  const { field } = condition;
  const facts = (fact: CrawlFact, values: readonly string[]): Condition => ({
    field: 'history',
    op: 'in',
    values: values.map((value) => crawlFacts.with(crawlId, fact, value)),
  });
  if (field === 'tech_stack' && condition.op === 'contains') {
    const part = condition.value.toLowerCase();
    return facts(
      'tech',
      names.filter((name) => name.toLowerCase().includes(part)),
    );
  }
  if (condition.op === 'equals' && condition.value === true && featureColumns.some((name) => name === field))
    return facts('has', [field]);
  const fact = Object.hasOwn(factsByField, field) ? factsByField[field] : undefined;
  if (fact === undefined) return condition;
  if (condition.op === 'equals') return facts(fact, [String(condition.value)]);
  return condition.op === 'in' ? facts(fact, condition.values.map(String)) : condition;
}
