import { expect, test } from 'vitest';
import { EngineRefusal, type OpenSearchClient } from '../opensearch/index.ts';
import { EngineUnreachable, InvalidQuery, QueryBudgetExceeded } from '../text-index/errors.ts';
import { QueryBudget } from './query-budget.ts';

type Answer = Readonly<Record<string, unknown>>;

const whole = (about: unknown): Answer => ({
  timed_out: false,
  _shards: { failed: 0 },
  hits: { hits: [] },
  about,
});
const partial: Answer = { timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } };
const late: Answer = { timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } };
const refusedAs = (status: number, error: string): Answer => ({ error: { type: error }, status });

/** A cluster that answers each search by a function of its body and of how often it was sent. */
function cluster(answerTo: (body: { id: number }, sent: number) => Answer) {
  const sent = new Map<number, number>();
  const calls: { path: string; budgetMs: number; searches: number }[] = [];
  const answer = (body: { id: number }): Answer => {
    sent.set(body.id, (sent.get(body.id) ?? 0) + 1);
    return answerTo(body, sent.get(body.id) ?? 0);
  };
  const client = {
    async call(
      _: string,
      path: string,
      body: { id: number } | { id: number }[],
      options: { budgetMs: number },
    ) {
      const bodies = Array.isArray(body) ? body.filter((_line, at) => at % 2 === 1) : [body];
      calls.push({ path, budgetMs: options.budgetMs, searches: bodies.length });
      return Array.isArray(body) ? { responses: bodies.map(answer) } : answer(body);
    },
  } as unknown as OpenSearchClient;
  return { client, calls, sent };
}

const bodies = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test('many searches are sent a hundred at a time, and answered in their order', async () => {
  const { client, calls } = cluster(({ id }) => whole(id));
  const answers = await new QueryBudget(client, 'index').searchMany(bodies(250));
  expect(answers.map((answer) => (answer as unknown as Answer).about)).toEqual(
    bodies(250).map(({ id }) => id),
  );
  expect(calls.map(({ path, searches }) => [path, searches])).toEqual([
    ['/index/_msearch', 100],
    ['/index/_msearch', 100],
    ['/index/_msearch', 50],
  ]);
});

test('only what came back incomplete is searched for again, until it is whole', async () => {
  const lost = refusedAs(500, 'node_disconnected_exception');
  const unready: readonly Answer[] = [partial, late, refusedAs(503, 'unavailable'), lost];
  const { client, sent } = cluster(({ id }, times) => (times === 1 && unready[id]) || whole(id));
  const answers = await new QueryBudget(client, 'index').searchMany(bodies(5));
  expect(answers.map((answer) => (answer as unknown as Answer).about)).toEqual([0, 1, 2, 3, 4]);
  expect([...sent.values()]).toEqual([2, 2, 2, 2, 1]);
});

test('a search that fails for good is an error, and one that matches too many words is refused', async () => {
  const { client, sent } = cluster(() => refusedAs(400, 'parsing_exception'));
  expect(await failureOf(new QueryBudget(client, 'index').searchMany(bodies(1)))).toBeInstanceOf(
    EngineUnreachable,
  );
  expect(sent.get(0)).toBe(1);
  const wide = cluster(() => refusedAs(500, 'too_many_clauses'));
  expect(await failureOf(new QueryBudget(wide.client, 'index').searchMany(bodies(1)))).toBeInstanceOf(
    InvalidQuery,
  );
  const refusing = cluster(() => {
    throw new EngineRefusal(400, 'too_many_clauses: maxClauseCount is set to 1024');
  });
  expect(await failureOf(new QueryBudget(refusing.client, 'index').search({ id: 0 }))).toBeInstanceOf(
    InvalidQuery,
  );
});

test('all requests of a query share its budget, and none is sent when it is used up', async () => {
  const { client, calls } = cluster(({ id }) => whole(id));
  const budget = new QueryBudget(client, 'index', { budgetMs: 60_000 });
  await budget.search({ id: 0 });
  const end = performance.now() + 5;
  while (performance.now() < end);
  await budget.search({ id: 1 });
  expect(calls[1]?.budgetMs).toBeLessThan(60_000);
  expect(calls[0]?.path).toContain('allow_partial_search_results=false');
  const spent = new QueryBudget(client, 'index', { budgetMs: 0 });
  expect(await failureOf(spent.search({ id: 2 }))).toBeInstanceOf(QueryBudgetExceeded);
  expect(calls).toHaveLength(2);
});
