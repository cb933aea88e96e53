import type { Hit, TextIndex, TextQuery } from '../../src/lib/text-index/api.ts';
import type { Random } from '../search/corpus/random.ts';
import { expectedFields, type OracleModel } from './oracle-model.ts';

/** Queries the index in every way it offers and returns the first mistake, or undefined. */
export async function findMistake(
  index: TextIndex,
  model: OracleModel,
  query: TextQuery,
  random: Random,
): Promise<string | undefined> {
  const expected = model.matches(query);
  const all = await index.search(query, { limit: 100_000 });
  return (
    wrongSet(expected, all.total, all.hits) ??
    wrongOrder(all.hits) ??
    wrongPage(all.hits, await randomPage(index, query, random)) ??
    (await wrongCount(index, query, expected.size)) ??
    wrongRows(all.hits, model, query) ??
    (random.chance(0.05) ? await wrongStream(index, query, all.hits) : undefined) ??
    (random.chance(0.05) ? await wrongFacets(index, model, query, expected) : undefined)
  );
}

function wrongSet(expected: ReadonlySet<string>, total: number, hits: readonly Hit[]): string | undefined {
  const found = new Set(hits.map(({ key }) => key));
  const missing = [...expected].filter((key) => !found.has(key));
  const extra = [...found].filter((key) => !expected.has(key));
  if (missing.length > 0 || extra.length > 0)
    return `expected ${expected.size} documents, missing ${list(missing)}, too many ${list(extra)}`;
  if (found.size !== hits.length) return `${hits.length - found.size} documents came twice`;
  return total === expected.size ? undefined : `total ${total} instead of ${expected.size}`;
}

function wrongOrder(hits: readonly Hit[]): string | undefined {
  for (let at = 1; at < hits.length; at += 1) {
    const [before, after] = [hits[at - 1], hits[at]];
    if (before === undefined || after === undefined) continue;
    const bytewise = Buffer.compare(Buffer.from(before.key), Buffer.from(after.key));
    if (before.score < after.score || (before.score === after.score && bytewise >= 0))
      return `out of order at ${at}: ${before.key} (${before.score}) before ${after.key} (${after.score})`;
  }
  return undefined;
}

async function randomPage(index: TextIndex, query: TextQuery, random: Random) {
  const offset = random.chance(0.3) ? 0 : random.below(300);
  const limit = random.chance(0.05) ? 0 : random.between(1, 120);
  const answer = await index.search(query, { offset, limit, stored: random.chance(0.5) });
  return { offset, limit, answer };
}

function wrongPage(
  all: readonly Hit[],
  { offset, limit, answer }: Awaited<ReturnType<typeof randomPage>>,
): string | undefined {
  const expected = all.slice(offset, offset + limit).map(({ key, score }) => `${key} ${score}`);
  const found = answer.hits.map(({ key, score }) => `${key} ${score}`);
  if (answer.total !== all.length)
    return `the page at ${offset} has total ${answer.total}, not ${all.length}`;
  const wrongAt = Array.from({ length: Math.max(expected.length, found.length) }).findIndex(
    (_, at) => expected[at] !== found[at],
  );
  if (wrongAt < 0) return undefined;
  return `page offset ${offset} limit ${limit} differs at ${wrongAt}: ${found[wrongAt]} instead of ${expected[wrongAt]}`;
}

async function wrongCount(index: TextIndex, query: TextQuery, expected: number): Promise<string | undefined> {
  const single = await index.count(query);
  if (single !== expected) return `count ${single} instead of ${expected}`;
  const many = await index.counts([query, { ...query, mode: 'any' }, query]);
  return many[0] === expected && many[2] === expected ? undefined : `counts ${many} instead of ${expected}`;
}

function wrongRows(hits: readonly Hit[], model: OracleModel, query: TextQuery): string | undefined {
  for (const { key, stored, matchedFields } of hits.slice(0, 50)) {
    const document = model.find(key);
    if (document === undefined || stored === undefined) return `no record for ${key}`;
    if (Buffer.compare(stored, document.stored) !== 0)
      return `the record of ${key} is not the last one written`;
    const expected = expectedFields(document, query).join();
    if (matchedFields.join() !== expected)
      return `${key} matches in ${matchedFields.join() || 'no field'} instead of ${expected || 'none'}`;
  }
  return undefined;
}

async function wrongStream(
  index: TextIndex,
  query: TextQuery,
  all: readonly Hit[],
): Promise<string | undefined> {
  const streamed: string[] = [];
  for await (const batch of index.stream(query, { batch: 37 })) streamed.push(...batch.map(({ key }) => key));
  const expected = all.map(({ key }) => key);
  return streamed.join('\n') === expected.join('\n')
    ? undefined
    : 'the stream is not the concatenation of the pages';
}

async function wrongFacets(
  index: TextIndex,
  model: OracleModel,
  query: TextQuery,
  expected: ReadonlySet<string>,
): Promise<string | undefined> {
  const { facets, total } = await index.facets(query, ['country', 'tech', 'has_blog'], { size: 100 });
  if (total !== expected.size) return `facets have total ${total} instead of ${expected.size}`;
  const documents = [...expected].flatMap((key) => model.find(key) ?? []);
  for (const field of ['country', 'tech', 'has_blog']) {
    const found = (facets[field] ?? []).map(({ count }) => count).sort((a, b) => b - a);
    const counted = new Map<string, number>();
    for (const { filters } of documents)
      for (const value of [filters[field] ?? []].flat())
        counted.set(String(value), (counted.get(String(value)) ?? 0) + 1);
    const wanted = [...counted.values()].sort((a, b) => b - a);
    if (found.join() !== wanted.join()) return `facet ${field} counts ${found} instead of ${wanted}`;
  }
  return undefined;
}

function list(keys: readonly string[]): string {
  return keys.length === 0
    ? 'none'
    : `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`;
}
