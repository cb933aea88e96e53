import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import type { Filter, Hit, IndexDocument, TextIndex, TextIndexSchema, TextQuery } from './index.ts';
import { openTextIndex, tokenize } from './index.ts';

const schema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 5 },
    { name: 'h2', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'pricing', kind: 'flag' },
    { name: 'size', kind: 'number' },
    { name: 'heading', kind: 'text' },
  ],
};

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const vocabulary = [
  'the',
  'of',
  'Café',
  'STRASSE',
  'straße',
  'c++',
  'c#',
  '.NET',
  'node.js',
  '24/7',
  '東京タワー',
  'กรุงเทพ',
  'e-mail',
  'naïve',
];
for (let i = 0; i < 60; i++) vocabulary.push(`word${i}`);

/** The same tokens in SQLite FTS5, with a token between values that no query has. */
class Oracle {
  private readonly database = new DatabaseSync(':memory:');
  private readonly names = new Map<string, string>();
  private readonly documents = new Map<string, IndexDocument>();
  private sorted: string[] | undefined;

  constructor() {
    this.database.exec(
      "CREATE VIRTUAL TABLE f USING fts5(key UNINDEXED, title, h2, body, tokenize = 'ascii')",
    );
  }

  private name(term: string): string {
    let name = this.names.get(term);
    if (name === undefined) {
      name = `t${this.names.size}`;
      this.names.set(term, name);
    }
    return name;
  }

  private encode(value: string | readonly string[] | undefined): string {
    const values = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    return values
      .map((text) =>
        tokenize(text)
          .map((token) => this.name(token.term))
          .join(' '),
      )
      .join(' gap ');
  }

  upsert(document: IndexDocument): void {
    this.delete(document.key);
    this.documents.set(document.key, document);
    this.sorted = undefined;
    const { title, h2, body } = document.text;
    this.database
      .prepare('INSERT INTO f VALUES (?, ?, ?, ?)')
      .run(document.key, this.encode(title), this.encode(h2), this.encode(body));
  }

  delete(key: string): void {
    this.sorted = undefined;
    if (this.documents.delete(key)) this.database.prepare('DELETE FROM f WHERE key = ?').run(key);
  }

  keys(): string[] {
    this.sorted ??= [...this.documents.keys()].sort(compareBytes);
    return this.sorted;
  }

  get(key: string): IndexDocument | undefined {
    return this.documents.get(key);
  }

  matches(query: TextQuery): Set<string> {
    let keys = this.keys();
    if (query.text !== undefined) {
      const words = tokenize(query.text).map((token) => this.name(token.term));
      const match =
        query.mode === 'phrase'
          ? `"${words.join(' ')}"`
          : words.join(query.mode === 'all' ? ' AND ' : ' OR ');
      keys = this.database
        .prepare('SELECT key FROM f WHERE f MATCH ?')
        .all(match)
        .map((row) => String(row['key']));
    }
    return new Set(keys.filter((key) => (query.filters ?? []).every((filter) => this.holds(key, filter))));
  }

  private holds(key: string, filter: Filter): boolean {
    const filters = this.documents.get(key)?.filters ?? {};
    switch (filter.op) {
      case 'keys':
        return filter.keys.includes(key);
      case 'not-keys':
        return !filter.keys.includes(key);
      case 'range': {
        const value = filters[filter.field];
        return typeof value === 'number' && value >= (filter.min ?? -1e9) && value <= (filter.max ?? 1e9);
      }
      case 'equals':
        return valuesOf(filters[filter.field]).includes(fold(String(filter.value)));
      case 'in':
        return filter.values.some((value) => valuesOf(filters[filter.field]).includes(fold(value)));
      case 'contains':
        return valuesOf(filters[filter.field]).some((value) => value.includes(fold(filter.value)));
    }
  }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function valuesOf(value: IndexDocument['filters'][string] | undefined): string[] {
  if (value === undefined || value === null) return [];
  return (typeof value === 'object' ? [...value] : [String(value)]).map(fold);
}

class World {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = randomFrom(seed);
  }
  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }
  word(): string {
    return vocabulary[Math.floor(this.random() ** 3 * vocabulary.length)] as string;
  }
  text(words: number): string {
    return Array.from({ length: 1 + Math.floor(this.random() * words) }, () => this.word()).join(
      this.pick([' ', ' - ', ', ']),
    );
  }
  document(keys: number): IndexDocument {
    const key = `site-${Math.floor(this.random() * keys)}.${this.pick(['com', 'de', 'ÿz'])}`;
    const title = this.text(4);
    return {
      key,
      text: {
        title,
        h2: Array.from({ length: Math.floor(this.random() * 3) }, () => this.text(3)),
        body: this.text(40),
      },
      filters: {
        country: this.pick(['DE', 'us', 'Österreich', null]),
        tech: [this.pick(['React', 'react native', 'Vue']), this.pick(['nginx', 'Stripe'])],
        pricing: this.pick([true, false, null]),
        size: this.pick([1, 5, 10.5, null]),
        heading: title,
      },
      stored: Buffer.from(JSON.stringify({ key, title, noise: this.random() })),
      prior: this.random(),
    };
  }
  query(keys: readonly string[]): TextQuery {
    const filters: Filter[] = [];
    if (this.random() < 0.3)
      filters.push({ field: 'country', op: 'equals', value: this.pick(['de', 'US', 'osterreich']) });
    if (this.random() < 0.2)
      filters.push({ field: 'tech', op: 'contains', value: this.pick(['REACT', 'n', 'stripe']) });
    if (this.random() < 0.2) filters.push({ field: 'tech', op: 'in', values: ['vue', 'React'] });
    if (this.random() < 0.2) filters.push({ field: 'pricing', op: 'equals', value: this.random() < 0.5 });
    if (this.random() < 0.2)
      filters.push({ field: 'size', op: 'range', min: 2, ...(this.random() < 0.5 ? { max: 10 } : {}) });
    if (this.random() < 0.1)
      filters.push({ field: 'heading', op: 'contains', value: this.pick(['word1', 'cafe', 'e']) });
    if (this.random() < 0.1)
      filters.push({
        op: this.pick(['keys', 'not-keys'] as const),
        keys: [this.pick(keys), this.pick(keys), 'nobody'],
      });
    const mode = this.pick(['phrase', 'all', 'any'] as const);
    if (this.random() < 0.05) return { mode, filters };
    return { text: this.text(mode === 'phrase' ? 3 : 4), mode, filters };
  }
}

async function compare(index: TextIndex, oracle: Oracle, world: World, queries: number): Promise<void> {
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
  }
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

test('answers equal those of FTS5 with the same tokens, through builds, writes, deletes and compaction', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'text-index-'));
  directories.push(directory);
  const world = new World(7);
  const oracle = new Oracle();
  const index = await openTextIndex({ directory, schema, workers: 0, compaction: false });
  for (let commit = 0; commit < 2; commit++) {
    const bulk = await index.bulk();
    for (let i = 0; i < 400; i++) {
      const document = world.document(500);
      await bulk.add(document);
      oracle.upsert(document);
    }
    await bulk.commit(`c${commit}`);
    await bulk.close();
  }
  expect(await index.checkpoint()).toBe('c1');
  await compare(index, oracle, world, 25);
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 80; i++) {
      const document = world.document(600);
      await index.upsert([document]);
      oracle.upsert(document);
      if (i % 3 === 0) {
        const key = world.pick(oracle.keys());
        expect(await index.delete([key, 'nobody'])).toBe(1);
        oracle.delete(key);
      }
    }
    await compare(index, oracle, world, 25);
    if (round === 1 || round === 2) {
      await index.compact();
      await compare(index, oracle, world, 25);
    }
    expect(await index.listKeys({ limit: 10_000 })).toEqual(oracle.keys());
    expect((await index.stats()).documents).toBe(oracle.keys().length);
    expect(await index.check()).toMatchObject({ ok: true, problems: [] });
  }
  await index.close();
  const reopened = await openTextIndex({ directory, schema, workers: 1 });
  await compare(reopened, oracle, world, 25);
  await reopened.close();
}, 120_000);
