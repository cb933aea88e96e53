import { expect } from 'vitest';
import type { Hit, TextIndex, TextQuery } from '../../src/lib/text-index/index.ts';
import { compareBytes, type Fts5Oracle } from './fts5-oracle.ts';
import type { World } from './random-world.ts';

/** Runs random queries on an engine, in every way it offers, and on FTS5 with the same tokens. Both must agree on everything. */
export async function compareWithOracle(
  index: TextIndex,
  oracle: Fts5Oracle,
  world: World,
  queries: number,
): Promise<void> {
  for (let i = 0; i < queries; i++) {
    const query = world.query(oracle.keys());
    const expected = oracle.matches(query);
    const all = await index.search(query, { limit: 100_000, stored: false });
    expect(
      all.hits
        .map((hit) => hit.key)
        .sort()
        .join(),
      JSON.stringify(query),
    ).toBe([...expected].sort().join());
    expect(all.total).toBe(expected.size);
    expect(await index.count(query)).toBe(expected.size);
    const offset = Math.floor(world.random() * 30);
    const page = await index.search(query, { limit: 20, offset });
    expect(page.total).toBe(expected.size);
    const shape = (hits: readonly Hit[]): string =>
      hits.map((hit) => `${hit.key} ${hit.score} ${hit.matchedFields}`).join();
    expect(shape(page.hits), JSON.stringify(query)).toBe(shape(all.hits.slice(offset, offset + 20)));
    const wrong = page.hits.filter(
      (hit) => !Buffer.from(hit.stored ?? []).equals(oracle.get(hit.key)?.stored ?? Buffer.alloc(0)),
    );
    expect(wrong).toEqual([]);
    const misplaced = all.hits.filter((hit, at) => {
      const before = all.hits[at - 1] ?? { score: Number.POSITIVE_INFINITY, key: '' };
      return (
        before.score < hit.score || (before.score === hit.score && compareBytes(before.key, hit.key) >= 0)
      );
    });
    expect(misplaced).toEqual([]);
    const deep = await index.search(query, { limit: 30_000, offset });
    expect(shape(deep.hits)).toBe(shape(all.hits.slice(offset)));
    await compareOtherWays(index, query, all.hits);
    await compareUnion(index, [query, world.query(oracle.keys()), world.query(oracle.keys())], i % 2 === 0);
  }
}

/** A union must equal the queries run one after the other, with each document attributed to the first query that finds it, in one order. */
async function compareUnion(
  index: TextIndex,
  queries: readonly TextQuery[],
  isLimited: boolean,
): Promise<void> {
  const found = new Map<string, { key: string; score: number; query: number }>();
  for (const [at, query] of queries.entries()) {
    const { hits } = await index.search(query, { limit: 100_000, stored: false });
    for (const { key, score } of hits) if (!found.has(key)) found.set(key, { key, score, query: at });
  }
  const expected = [...found.values()].sort((a, b) => b.score - a.score || compareBytes(a.key, b.key));
  const { total, batches } = await index.streamUnion(queries, isLimited ? { limit: 25 } : {});
  const streamed: string[] = [];
  for await (const batch of batches)
    streamed.push(...batch.map(({ key, score, query }) => `${key} ${score} ${query}`));
  const about = JSON.stringify(queries);
  expect(total, about).toBe(expected.length);
  expect(await index.countUnion(queries), about).toBe(expected.length);
  expect(streamed, about).toEqual(
    expected
      .slice(0, isLimited ? 25 : expected.length)
      .map(({ key, score, query }) => `${key} ${score} ${query}`),
  );
}

/** Streams and facets must see the same matches, and exclusions must not change the scores of the remaining ones. */
async function compareOtherWays(index: TextIndex, query: TextQuery, hits: readonly Hit[]): Promise<void> {
  const about = JSON.stringify(query);
  const streamed: string[] = [];
  for await (const batch of index.stream(query, { batch: 50 })) streamed.push(...batch.map((hit) => hit.key));
  expect(streamed, about).toEqual(hits.map((hit) => hit.key));
  expect((await index.facets(query, ['country', 'pricing'], { size: 5 })).total, about).toBe(hits.length);
  const { filters: _filters, exclude: _exclude, ...unrestricted } = query;
  const free = await index.search(unrestricted, { limit: 100_000, stored: false });
  const freeScores = new Map(free.hits.map((hit) => [hit.key, `${hit.score} ${hit.matchedFields}`]));
  for (const hit of hits) expect(`${hit.score} ${hit.matchedFields}`, about).toBe(freeScores.get(hit.key));
}
