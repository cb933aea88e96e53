import { DatabaseSync } from 'node:sqlite';
import { tokenize } from '../../src/lib/text-analysis/index.ts';
import type {
  Condition,
  Filter,
  IndexDocument,
  MatchMode,
  TextQuery,
} from '../../src/lib/text-index/index.ts';

/** Indexes the same tokens with SQLite FTS5. Values are separated by a token that no query contains. */
export class Fts5Oracle {
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
    const keys = query.text === undefined ? this.keys() : this.holding(query.text, query.mode);
    const unwanted = new Set(
      (query.exclude ?? []).flatMap((excluded) => this.holding(excluded.text, excluded.mode)),
    );
    return new Set(
      keys.filter(
        (key) => !unwanted.has(key) && (query.filters ?? []).every((filter) => this.passes(key, filter)),
      ),
    );
  }

  private holding(text: string, mode: MatchMode): string[] {
    const words = tokenize(text).map((token) => this.name(token.term));
    const match = mode === 'phrase' ? `"${words.join(' ')}"` : words.join(mode === 'all' ? ' AND ' : ' OR ');
    const rows = this.database.prepare('SELECT key FROM f WHERE f MATCH ?').all(match);
    return rows.map((row) => String(row.key));
  }

  private passes(key: string, filter: Filter): boolean {
    return filter.op === 'none'
      ? !filter.filters.some((condition) => this.holds(key, condition))
      : this.holds(key, filter);
  }

  private holds(key: string, filter: Condition): boolean {
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
        return filter.values.some((value) => valuesOf(filters[filter.field]).includes(fold(String(value))));
      case 'contains':
        return valuesOf(filters[filter.field]).some((value) => value.includes(fold(filter.value)));
      case 'starts':
        return valuesOf(filters[filter.field]).some((value) => value.startsWith(fold(filter.value)));
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

/** Compares by UTF-8 bytes. */
export function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
