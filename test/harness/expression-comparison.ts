import { expect } from 'vitest';
import type { Hit, TextExpression, TextIndex, TextQuery } from '../../src/lib/text-index/index.ts';
import { type Expected, type ExpressionOracle, randomExpression, rounded } from './expression-oracle.ts';
import { World } from './random-world.ts';
import { newDirectory } from './test-index.ts';

interface Opened {
  readonly open: (directory: string, workers: number) => Promise<TextIndex>;
  readonly oracle: ExpressionOracle;
  readonly seed: number;
  /** Expressions compared after each of eight changes. */
  readonly each: number;
}

/** Random expressions equal the naive answer through builds, writes, deletes, merges and another start. */
export async function compareExpressions({ open, oracle, seed, each }: Opened): Promise<number> {
  const world = new World(seed);
  const directory = newDirectory();
  let index = await open(directory, 0);
  let compared = 0;
  const compare = async (): Promise<void> => {
    for (let i = 0; i < each; i++) {
      const expression = randomExpression(world, 3);
      await compareOne(index, expression, oracle.matches(expression), compared % 10 === 0);
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

/** Hits, order, scores and fields; and now and then every other way of asking. */
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
  const facets = await index.facets(query, ['country', 'pricing'], { size: 5 });
  expect(facets.total, about).toBe(expected.length);
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
