import { expect } from 'vitest';
import { foldText } from '../../src/lib/text-analysis/index.ts';
import type {
  Condition,
  FacetAnswer,
  Hit,
  SearchPosition,
  SortOrder,
  TextExpression,
  TextIndex,
  TextQuery,
} from '../../src/lib/text-index/index.ts';
import { type Expected, type ExpressionOracle, randomExpression, rounded } from './expression-oracle.ts';
import { compareBytes } from './fts5-oracle.ts';
import { World } from './random-world.ts';
import { newDirectory } from './test-index.ts';

interface Opened {
  readonly open: (directory: string, workers: number) => Promise<TextIndex>;
  readonly oracle: ExpressionOracle;
  readonly seed: number;
  /** Number of expressions compared after each of eight changes. */
  readonly each: number;
}

/** Compares random expressions with a naive evaluation through builds, writes, deletes, merges and a restart. */
export async function compareExpressions({ open, oracle, seed, each }: Opened): Promise<number> {
  const world = new World(seed);
  const directory = newDirectory();
  let index = await open(directory, 0);
  let compared = 0;
  const compare = async (): Promise<void> => {
    for (let i = 0; i < each; i++) {
      const expression = randomExpression(world, 3);
      const expected = oracle.matches(expression);
      await compareOne(index, expression, expected, compared % 10 === 0);
      if (compared % 12 === 0) await compareOrder(index, expression, expected, oracle, world);
      compared++;
    }
  };
  for (let commit = 0; commit < 2; commit++) {
    const bulk = await index.bulk();
    for (let i = 0; i < 80; i++) {
      const document = world.document(110);
      await bulk.add(document);
      oracle.upsert(document);
    }
    await bulk.commit();
    await bulk.close();
    await compare();
  }
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 40; i++) {
      const document = world.document(140);
      await index.upsert([document]);
      oracle.upsert(document);
      if (i % 3 !== 0) continue;
      const key = world.pick(oracle.keys());
      await index.delete([key]);
      oracle.delete(key);
    }
    await compare();
    if (round === 1) continue;
    await index.compact();
    await compare();
  }
  await index.close();
  index = await open(directory, 1);
  await compare();
  await index.close();
  return compared;
}

/** Compares hits, order, scores and fields, and from time to time every other kind of query. */
async function compareOne(
  index: TextIndex,
  expression: TextExpression,
  expected: readonly Expected[],
  isThorough: boolean,
): Promise<void> {
  const about = JSON.stringify(expression);
  const query: TextQuery = { mode: 'all', expression };
  const best = await index.search(query, { limit: 100, stored: false });
  expect(best.total, about).toBe(expected.length);
  const shown = (hits: readonly Hit[]): string =>
    hits.map(({ key, score, matchedFields }) => `${key} ${rounded(score)} ${matchedFields}`).join();
  const wanted = expected.map(({ key, score, fields }) => `${key} ${score} ${fields}`);
  expect(shown(best.hits), about).toBe(wanted.slice(0, 100).join());
  if (!isThorough) return;
  expect(await index.count(query), about).toBe(expected.length);
  const facets = await index.facets(query, ['country', 'pricing', 'size'], { size: 5 });
  expect(facets.total, about).toBe(expected.length);
  await compareClicks(index, query, facets);
  const streamed: Hit[] = [];
  for await (const batch of index.stream(query, { batch: 50, stored: false })) streamed.push(...batch);
  expect(shown(streamed), about).toBe(wanted.join());
  expect(await index.countUnion([query, query]), about).toBe(expected.length);
  const deep = await index.search(query, { limit: 30_000, offset: 7, stored: false });
  expect(shown(deep.hits), about).toBe(wanted.slice(7).join());
  const filtered: TextQuery = {
    ...query,
    filters: [{ op: 'keys', keys: expected.map(({ key }) => key).slice(3) }],
  };
  expect(await index.count(filtered), about).toBe(Math.max(0, expected.length - 3));
  const fresh = await index.newMatches(query, { since: Number.MAX_SAFE_INTEGER, limit: 0 });
  expect(fresh.total, about).toBe(expected.length);
}

/** Filtering by a facet value must find as many documents as the facet counted. */
async function compareClicks(
  index: TextIndex,
  query: TextQuery,
  { facets, histograms }: FacetAnswer,
): Promise<void> {
  const clicks: [Condition, number][] = [];
  for (const { value, count } of facets.country ?? [])
    clicks.push([{ field: 'country', op: 'equals', value }, count]);
  for (const { value, count } of facets.pricing ?? [])
    clicks.push([{ field: 'pricing', op: 'equals', value: value === 'true' }, count]);
  for (const { from, to, count } of histograms.size ?? [])
    clicks.push([{ field: 'size', op: 'range', min: from, max: to - 1e-9 }, count]);
  const queries = clicks.map(([condition]) => ({ ...query, filters: [condition] }));
  expect(await index.counts(queries), JSON.stringify(query)).toEqual(clicks.map(([, count]) => count));
}

/** Compares any sort order: page by page with positions, as one large page, and streamed. */
async function compareOrder(
  index: TextIndex,
  expression: TextExpression,
  expected: readonly Expected[],
  oracle: ExpressionOracle,
  world: World,
): Promise<void> {
  const sort: SortOrder = {
    by: world.pick(['score', 'key', { filter: 'size' }, { filter: 'heading' }] as const),
    isDescending: world.random() < 0.5,
  };
  const about = JSON.stringify([expression, sort]);
  const query: TextQuery = { mode: 'all', expression };
  const wanted = sorted(expected, sort, oracle).map(({ key, score }) => `${key} ${score}`);
  const shown = (hits: readonly Hit[]): string[] => hits.map(({ key, score }) => `${key} ${rounded(score)}`);
  const limit = world.pick([1, 7, 40]);
  const walked: string[] = [];
  let after: SearchPosition | undefined;
  for (let pages = 0; pages <= expected.length; pages++) {
    const { hits, total, end } = await index.search(query, {
      limit,
      sort,
      stored: false,
      ...(after && { after }),
    });
    expect(total, about).toBe(expected.length);
    walked.push(...shown(hits));
    after = end;
    if (after === undefined) break;
  }
  expect(walked, about).toEqual(wanted);
  const offset = world.pick([0, 3, expected.length, 1_000_000]);
  const deep = await index.search(query, { limit: 30_000, offset, sort, stored: false });
  expect([deep.total, shown(deep.hits)], about).toEqual([expected.length, wanted.slice(offset)]);
  expect(deep.end, about).toBeUndefined();
  const streamed: Hit[] = [];
  for await (const batch of index.stream(query, { batch: 50, sort, stored: false })) streamed.push(...batch);
  expect(shown(streamed), about).toEqual(wanted);
}

/** Sorts by brute force: documents without a value come last in both directions, equal values are sorted by key. */
function sorted(
  expected: readonly Expected[],
  { by, isDescending }: SortOrder,
  oracle: ExpressionOracle,
): Expected[] {
  const sortedValue = ({ key, score }: Expected): number | string | null => {
    if (by === 'score') return score;
    if (by === 'key') return key;
    const value = oracle.document(key).filters[by.filter] ?? null;
    return typeof value === 'string' ? foldText(value) : (value as number | null);
  };
  const compare = (a: number | string, b: number | string): number =>
    typeof a === 'number' ? a - Number(b) : compareBytes(a, String(b));
  return [...expected].sort((a, b) => {
    const [value, other] = [sortedValue(a), sortedValue(b)];
    if ((value === null) !== (other === null)) return value === null ? 1 : -1;
    const compared = value === null || other === null ? 0 : compare(value, other);
    return (isDescending ? -compared : compared) || compareBytes(a.key, b.key);
  });
}
