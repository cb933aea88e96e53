import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningOpenSearch } from '../../../cluster/opensearch/start-opensearch.ts';
import { ExpressionOracle, randomExpression, rounded } from '../../../test/harness/expression-oracle.ts';
import { Fts5Oracle } from '../../../test/harness/fts5-oracle.ts';
import { createLocalWriteLock } from '../../../test/harness/local-write-lock.ts';
import { compareWithOracle } from '../../../test/harness/oracle-comparison.ts';
import { World, worldSchema } from '../../../test/harness/random-world.ts';
import { startRealOpenSearch, whyNoOpenSearch } from '../../../test/harness/real-opensearch.ts';
import { keysOf, open, page, schema } from '../../../test/harness/test-index.ts';
import {
  EngineUnreachable,
  type Hit,
  type IndexDocument,
  InvalidQuery,
  QueryBudgetExceeded,
  SchemaMismatch,
  type SearchPosition,
  type TextExpression,
  type TextIndex,
  type TextIndexSchema,
  type TextQuery,
} from '../text-index/index.ts';
import { openOpenSearchIndex } from './index.ts';

const whyNot = whyNoOpenSearch();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the tests on OpenSearch are skipped, because ${whyNot}\n`);

/** Records of the tests that read them back are the documents. */
const readDocument = (key: string, stored: Uint8Array): IndexDocument => ({
  ...(JSON.parse(Buffer.from(stored).toString()) as Pick<IndexDocument, 'text'>),
  key,
  filters: {},
  stored,
});
/** The same with every nearness asked for in the body, which has one value here. */
function inBody(expression: TextExpression): TextExpression {
  if (expression.op === 'all' || expression.op === 'any')
    return { ...expression, of: expression.of.map(inBody) };
  if (expression.op === 'not') return { op: 'not', of: inBody(expression.of) };
  return expression.op === 'near' ? { ...expression, fields: ['body'] } : expression;
}

/** Whether both engines give the same scores: one word, its forms or a phrase of plain words at every place that scores. */
function isScoredAlike(expression: TextExpression): boolean {
  switch (expression.op) {
    case 'all':
    case 'any':
      return expression.of.every(isScoredAlike);
    case 'text': {
      const { slots } = expression;
      const hasPrefix = slots.some((slot) => 'prefix' in slot);
      const hasForms = slots.some((slot) => 'word' in slot && slot.forms !== undefined);
      return !hasPrefix && (slots.length === 1 || !hasForms);
    }
    case 'near':
      return false;
    default:
      return true;
  }
}

const record = (text: IndexDocument['text']): Uint8Array => Buffer.from(JSON.stringify({ text }));
const readable = (key: string, text: IndexDocument['text'], prior?: number): IndexDocument =>
  page(key, text, { stored: record(text), ...(prior !== undefined && { prior }) });

describe.skipIf(whyNot !== undefined)('the index in OpenSearch', () => {
  let server: RunningOpenSearch;
  const opened: TextIndex[] = [];
  beforeAll(async () => {
    server = await startRealOpenSearch();
  });
  afterAll(async () => {
    for (const index of opened) await index.close();
    await server?.stop();
  });

  async function openThere(
    of: TextIndexSchema = schema,
    writeLock = createLocalWriteLock(),
  ): Promise<TextIndex> {
    const index = await openOpenSearchIndex({
      nodes: ['http://127.0.0.1:1', server.url],
      prefix: 'test',
      shape: { shards: 2, replicas: 0 },
      schema: of,
      writeLock,
      readDocument,
    });
    opened.push(index);
    return index;
  }

  test('answers like FTS5 with the same tokens, and scores like the embedded engine, through builds, writes and deletes', async () => {
    const world = new World(11);
    const oracle = new Fts5Oracle();
    const [there, here] = [await openThere(worldSchema), await open(undefined, { schema: worldSchema })];
    const write = async (documents: readonly IndexDocument[]): Promise<void> => {
      await Promise.all([there.upsert(documents), here.upsert(documents)]);
      for (const document of documents) oracle.upsert(document);
    };
    const bulk = await there.bulk();
    for (let n = 0; n < 700; n++) {
      const document = world.document(500);
      await bulk.add(document);
      await here.upsert([document]);
      oracle.upsert(document);
    }
    await bulk.commit('c0');
    await bulk.close();
    expect(await there.checkpoint()).toBe('c0');
    for (let round = 0; round < 3; round++) {
      await compareWithOracle(there, oracle, world, 4);
      for (let n = 0; n < 15; n++) {
        const query = world.query(oracle.keys());
        const [one, other] = await Promise.all([
          there.search(query, { limit: 50, offset: n }),
          here.search(query, { limit: 50, offset: n }),
        ]);
        expect({ ...one, generation: 0 }, JSON.stringify(query)).toEqual({ ...other, generation: 0 });
        const fields = ['country', 'tech', 'pricing'];
        expect((await there.facets(query, fields, { size: 3 })).facets).toEqual(
          (await here.facets(query, fields, { size: 3 })).facets,
        );
      }
      for (const prefix of ['', 'RE', 's', 'öst', 'x*'])
        for (const filter of ['tech', 'country'])
          for (const withKey of [true, false])
            expect(await there.suggest({ filter, withKey }, prefix, 3)).toEqual(
              await here.suggest({ filter, withKey }, prefix, 3),
            );
      await write(Array.from({ length: 60 }, () => world.document(600)));
      const doomed = [world.pick(oracle.keys()), world.pick(oracle.keys()), 'nobody'];
      const [count] = await Promise.all([there.delete(doomed), here.delete(doomed)]);
      expect(count).toBe(new Set(doomed.slice(0, 2)).size);
      for (const key of doomed) oracle.delete(key);
    }
    expect(await there.listKeys({ limit: 10_000 })).toEqual(oracle.keys());
    expect((await there.stats()).documents).toBe(oracle.keys().length);
    expect(await there.check()).toMatchObject({ ok: true, problems: [] });
  });

  test('expressions match the same as in the embedded engine, and words, phrases and forms score the same', async () => {
    const world = new World(13);
    const oracle = new ExpressionOracle();
    const [there, here] = [await openThere(worldSchema), await open(undefined, { schema: worldSchema })];
    const documents = Array.from({ length: 250 }, () => {
      const document = world.document(200);
      return { ...document, stored: record(document.text) };
    });
    const last = [...new Map(documents.map((document) => [document.key, document])).values()];
    await Promise.all([there.upsert(last), here.upsert(last)]);
    for (const document of last) oracle.upsert(document);
    let scoredAlike = 0;
    for (let n = 0; n < 200; n++) {
      // In headings, values that follow each other are near here and not there.
      const expression = inBody(randomExpression(world, 2));
      const about = JSON.stringify(expression);
      const query = { mode: 'all', expression } as const;
      const options = { limit: 1_000, stored: false };
      const [one, other] = await Promise.all([there.search(query, options), here.search(query, options)]);
      const expected = oracle.matches(expression);
      expect(keysOf(one.hits).sort(), about).toEqual(expected.map(({ key }) => key).sort());
      expect(await there.count(query), about).toBe(other.total);
      if (n % 8 === 0) await compareColumns(there, here, query);
      if (!isScoredAlike(expression)) continue;
      scoredAlike++;
      const shown = (hits: readonly Hit[]) =>
        hits.map(({ key, score, matchedFields }) => `${key} ${rounded(score)} ${matchedFields}`);
      expect(shown(one.hits), about).toEqual(shown(other.hits));
      expect(one.forms, about).toEqual(other.forms);
    }
    expect(scoredAlike).toBeGreaterThan(50);
    const many = Array.from({ length: 1_100 }, (_, i) => `zz${i}`).join(' ');
    await there.upsert([readable('many', { body: many })]);
    const prefix = { mode: 'all', expression: { op: 'text', slots: [{ prefix: 'zz' }] } } as const;
    await expect(there.search(prefix, { limit: 1 })).rejects.toThrow(InvalidQuery);
  });

  /** Orders, walks from position to position, and counts by value. */
  async function compareColumns(there: TextIndex, here: TextIndex, query: TextQuery): Promise<void> {
    const fields = ['country', 'tech', 'pricing', 'size'];
    const [one, other] = await Promise.all(
      [there, here].map((index) => index.facets(query, fields, { size: 4, prefix: '' })),
    );
    expect(one, JSON.stringify(query)).toEqual({ ...other, generation: one?.generation });
    for (const by of ['key', { filter: 'size' }, { filter: 'heading' }] as const)
      for (const isDescending of [true, false]) {
        const sort = { by, isDescending };
        const about = JSON.stringify([query, sort]);
        const expected = keysOf((await here.search(query, { limit: 1_000, sort, stored: false })).hits);
        const walked: string[] = [];
        let after: SearchPosition | undefined;
        do {
          const page = await there.search(query, { limit: 60, sort, stored: false, ...(after && { after }) });
          expect(page.total, about).toBe(expected.length);
          walked.push(...keysOf(page.hits));
          after = page.end;
        } while (after !== undefined && walked.length <= expected.length);
        expect(walked, about).toEqual(expected);
      }
  }

  test('a stream returns every match of one moment, whatever is written meanwhile', async () => {
    const index = await openThere();
    await index.upsert(
      Array.from({ length: 30 }, (_, n) => page(`k${n}`, { body: 'word' }, { prior: n / 30 })),
    );
    const expected = keysOf((await index.search({ text: 'word', mode: 'any' }, { limit: 100 })).hits);
    const seen: string[] = [];
    for await (const batch of index.stream({ text: 'word', mode: 'any' }, { batch: 7 })) {
      seen.push(...keysOf(batch));
      await index.delete([expected[29] ?? '']);
      await index.upsert([page(`new-${seen.length}`, { body: 'word' })]);
    }
    expect(seen).toEqual(expected);
  });

  test('a write is seen by the next query and keeps its record and its times; uncommitted writes are not reported', async () => {
    const index = await openThere();
    await index.upsert([page('a', { body: 'one' })]);
    const before = await index.find('a');
    const generation = index.generation();
    const bulk = await index.bulk();
    await bulk.add(page('b', { body: 'two' }));
    await bulk.close();
    expect(index.generation()).toBe(generation);
    expect(await index.count({ text: 'two', mode: 'any' })).toBe(0);
    await index.upsert([page('a', { body: 'two' })]);
    expect(index.generation()).toBe(generation + 1);
    const after = await index.find('a');
    expect(after).toMatchObject({ firstIndexedAt: before?.firstIndexedAt, key: 'a' });
    expect(Buffer.from(after?.stored ?? []).toString()).toBe('record of a');
    expect(await index.findMany(['', 'nobody', 'x'.repeat(600)])).toEqual(new Map());
  });

  test('new documents since a generation are reported once; where no versions were kept, a replaced page makes the answer inexact', async () => {
    const index = await openThere();
    const query = { text: 'bakery', mode: 'any' } as const;
    await index.upsert([page('old', { body: 'bakery' }), page('changing', { body: 'shop' })]);
    const since = index.generation();
    await index.upsert([page('new', { body: 'bakery' })]);
    const found = await index.newMatches(query, { since, limit: 10 });
    expect(found).toMatchObject({ total: 2, newCount: 1, isExact: true, generation: since + 1 });
    expect(keysOf(found.hits)).toEqual(['new']);
    await index.upsert([page('changing', { body: 'bakery' })]);
    expect(await index.newMatches(query, { since: since + 1, limit: 10 })).toMatchObject({
      total: 3,
      newCount: 0,
      isExact: false,
    });
    const { keys, through } = await index.changes({ since, limit: 1 });
    expect([keys, through]).toEqual([['new'], since + 1]);
    expect(await index.changes({ since: through, limit: 1 })).toEqual({
      keys: ['changing'],
      through: since + 2,
    });
    expect(await index.findEarlier(['changing'], { since })).toEqual({ documents: [], isExact: false });
  });

  test('pages that change into matching are new; those that matched before they changed, or were deleted and came back, are not', async () => {
    const index = await openThere();
    const query = { text: 'bakery', mode: 'any' } as const;
    await index.upsert([
      readable('changing', { body: 'shop' }),
      readable('same', { body: 'bakery' }),
      readable('deleted', { body: 'bakery' }),
      readable('leaving', { body: 'bakery' }),
    ]);
    const since = index.generation();
    await index.keepSince(since);
    await index.upsert([readable('same', { body: 'bakery still' }), readable('changing', { body: 'kiosk' })]);
    await index.delete(['deleted']);
    await index.upsert([
      readable('changing', { body: 'bakery now' }),
      readable('deleted', { body: 'bakery again' }),
      readable('leaving', { body: 'shop' }),
      readable('new', { body: 'bakery' }),
    ]);
    const found = await index.newMatches(query, { since, limit: 10 });
    expect(found).toMatchObject({ total: 4, newCount: 2, isExact: true });
    expect(keysOf(found.hits).sort()).toEqual(['changing', 'new']);
    const earlier = await index.findEarlier(['changing', 'same', 'new', 'nobody'], { since });
    expect(keysOf(earlier.documents).sort()).toEqual(['changing', 'same']);
    expect(earlier.isExact).toBe(true);
    expect(Buffer.from(earlier.documents[0]?.stored ?? []).toString()).toContain('text');
    const later = index.generation();
    expect(await index.newMatches(query, { since: later - 1, limit: 10 })).toMatchObject({ newCount: 3 });
    await index.keepSince(later);
    expect(await index.newMatches(query, { since, limit: 10 })).toMatchObject({ isExact: false });
    await index.keepSince(undefined);
    await index.upsert([readable('changing', { body: 'shop' })]);
    expect(await index.newMatches(query, { since: later, limit: 10 })).toMatchObject({ newCount: 0 });
    await index.keepSince(index.generation());
    const again = index.generation();
    await index.upsert([readable('changing', { body: 'bakery' }), readable('same', { body: 'bakery' })]);
    expect(await index.newMatches(query, { since: again, limit: 10 })).toMatchObject({
      newCount: 1,
      isExact: true,
    });
  });

  test('words with the prefix are suggested, the most frequent first, with exact counts', async () => {
    const index = await openThere();
    await index.upsert([
      ...Array.from({ length: 9 }, (_, n) => readable(`a${n}`, { title: 'Bakery', body: 'bake and baker' })),
      ...Array.from({ length: 4 }, (_, n) => readable(`b${n}`, { body: 'Bäcker' })),
    ]);
    expect(await index.suggest({ terms: true }, 'Bäk', 10)).toEqual([
      { value: 'bake', count: 9 },
      { value: 'baker', count: 9 },
      { value: 'bakery', count: 9 },
    ]);
    expect(await index.suggest({ terms: true }, 'ba', 1)).toEqual([{ value: 'bake', count: 9 }]);
    expect(await index.suggest({ terms: true }, 'none', 10)).toEqual([]);
    // Behind a hundred better documents that have a commoner word.
    await index.upsert([
      ...Array.from({ length: 100 }, (_, n) => readable(`s${n}`, { body: 'street' }, 0.9)),
      readable('rare', { body: 'strudel' }, 0.1),
    ]);
    expect(await index.suggest({ terms: true }, 'str', 10)).toEqual([
      { value: 'street', count: 100 },
      { value: 'strudel', count: 1 },
    ]);
  });

  test('spellings are the word itself, then words one typo away, with exact counts', async () => {
    const index = await openThere();
    await index.upsert([
      readable('a', { body: 'bakery' }),
      ...Array.from({ length: 3 }, (_, n) => readable(`b${n}`, { body: 'bakary abkery' })),
      readable('c', { body: 'bakeries boulangerie' }),
    ]);
    expect(await index.suggest({ spellings: true }, 'Bakery', 5)).toEqual([
      { value: 'bakery', count: 1 },
      { value: 'abkery', count: 3 },
      { value: 'bakary', count: 3 },
    ]);
    expect(await index.suggest({ spellings: true }, 'boulengeri', 5)).toEqual([
      { value: 'boulangerie', count: 1 },
    ]);
    expect(await index.suggest({ spellings: true }, 'rye', 5)).toEqual([]);
  });

  test('a late write of a past generation replaces nothing', async () => {
    const writeLock = createLocalWriteLock();
    const [index, late] = [
      await openThere(schema, writeLock),
      await openThere(schema, { ...writeLock, take: (w) => w(1) }),
    ];
    await index.upsert([page('a', { body: 'first' })]);
    await index.upsert([page('a', { body: 'second' })]);
    await late.upsert([page('a', { body: 'zombie' })]);
    expect(await index.count({ text: 'second', mode: 'any' })).toBe(1);
    expect(await index.count({ text: 'zombie', mode: 'any' })).toBe(0);
  });

  test('invalid queries, documents and schemas are refused as by the embedded engine', async () => {
    const index = await openThere();
    await expect(index.search({ text: '...', mode: 'any' }, { limit: 1 })).rejects.toBeInstanceOf(
      InvalidQuery,
    );
    await expect(index.search({ text: 'a', mode: 'any' }, { limit: -1 })).rejects.toBeInstanceOf(
      InvalidQuery,
    );
    await expect(index.facets({ mode: 'any' }, ['heading'], { size: 1 })).rejects.toBeInstanceOf(
      InvalidQuery,
    );
    await expect(index.upsert([page('', { body: 'x' })])).rejects.toThrow('the key is empty');
    await expect(index.count({ text: 'a', mode: 'any' }, { budgetMs: -1 })).rejects.toBeInstanceOf(
      QueryBudgetExceeded,
    );
    const left = AbortSignal.abort(new Error('left'));
    await expect(index.count({ text: 'a', mode: 'any' }, { signal: left })).rejects.toThrow('left');
    const writeLock = createLocalWriteLock(index.identity());
    await expect(openThere({ ...schema, filters: [] }, writeLock)).rejects.toBeInstanceOf(SchemaMismatch);
  });

  test('long lists of keys, and rows after the first ten thousand, are reached', async () => {
    const index = await openThere();
    const bulk = await index.bulk();
    const key = (n: number): string => `k${String(n).padStart(5, '0')}`;
    for (let n = 0; n < 10_050; n++) await bulk.add(page(key(n), { body: 'word' }));
    await bulk.commit();
    const { total, hits } = await index.search({ text: 'word', mode: 'any' }, { limit: 3, offset: 10_020 });
    expect([total, keysOf(hits)]).toEqual([10_050, [key(10_020), key(10_021), key(10_022)]]);
    const keys = Array.from({ length: 70_000 }, (_, n) => key(n + 10));
    const query = { text: 'word', mode: 'any' } as const;
    expect(await index.count({ ...query, filters: [{ op: 'keys', keys }] })).toBe(10_040);
    expect(await index.count({ ...query, filters: [{ op: 'not-keys', keys }] })).toBe(10);
  });

  test('an unreachable cluster is reported as such, by health too', async () => {
    const other = await startRealOpenSearch();
    const index = await openOpenSearchIndex({
      nodes: [other.url],
      prefix: 'test',
      shape: { shards: 1, replicas: 0 },
      schema,
      writeLock: createLocalWriteLock(),
      readDocument,
    });
    expect(await index.health()).toEqual([]);
    await other.stop();
    await expect(index.count({ mode: 'any' })).rejects.toBeInstanceOf(EngineUnreachable);
    expect(await index.health()).toEqual(['OpenSearch is not responding.']);
    await index.close();
  });
});
