import { DatabaseSync } from 'node:sqlite';
import { tokenize } from '../../src/lib/text-analysis/index.ts';
import type { Condition, Filter, IndexDocument, TextQuery } from '../../src/lib/text-index/api.ts';
import { fts5Tokenizer, matchExpression, valueSeparator } from '../search/engines/fts5.ts';
import { fieldNames } from './oracle-corpus.ts';

/**
 * What the index must answer. SQLite FTS5 with the same tokens matches the text, and plain predicates on the documents match the filters.
 */
export class OracleModel {
  readonly #documents = new Map<string, { readonly id: number; readonly document: IndexDocument }>();
  readonly #keys = new Map<number, string>();
  readonly #database = new DatabaseSync(':memory:');
  readonly #insert;
  readonly #remove;
  readonly #match;
  #nextId = 1;

  constructor() {
    this.#database.exec(
      `CREATE VIRTUAL TABLE text USING fts5(${fieldNames.join(', ')}, content = '', contentless_delete = 1, tokenize = "${fts5Tokenizer}")`,
    );
    const marks = fieldNames.map(() => '?').join(', ');
    this.#insert = this.#database.prepare(
      `INSERT INTO text(rowid, ${fieldNames.join(', ')}) VALUES (?, ${marks})`,
    );
    this.#remove = this.#database.prepare('DELETE FROM text WHERE rowid = ?');
    this.#match = this.#database.prepare('SELECT rowid AS id FROM text WHERE text MATCH ?');
  }

  put(document: IndexDocument): void {
    this.delete(document.key);
    const id = this.#nextId;
    this.#nextId += 1;
    this.#insert.run(
      id,
      ...fieldNames.map((field) => fieldTokens(document, field).join(` ${valueSeparator} `)),
    );
    this.#documents.set(document.key, { id, document });
    this.#keys.set(id, document.key);
  }

  delete(key: string): boolean {
    const known = this.#documents.get(key);
    if (known === undefined) return false;
    this.#remove.run(known.id);
    this.#documents.delete(key);
    this.#keys.delete(known.id);
    return true;
  }

  find(key: string): IndexDocument | undefined {
    return this.#documents.get(key)?.document;
  }

  keys(): string[] {
    return [...this.#documents.keys()];
  }

  matches(query: TextQuery): Set<string> {
    const found =
      query.text === undefined ? this.#documents.keys() : this.#textMatches(query.text, query.mode);
    const filters = query.filters ?? [];
    const unwanted = new Set(
      (query.exclude ?? []).flatMap(({ text, mode }) => this.#textMatches(text, mode)),
    );
    const keys = new Set<string>();
    for (const key of found) {
      const document = this.find(key);
      if (document === undefined || unwanted.has(key)) continue;
      if (filters.every((filter) => passes(filter, document))) keys.add(key);
    }
    return keys;
  }

  #textMatches(text: string, mode: TextQuery['mode']): string[] {
    const rows = this.#match.all(matchExpression({ words: terms(text), mode }));
    return rows.map(({ id }) => this.#keys.get(Number(id)) ?? `unknown row ${id}`);
  }
}

export function terms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}

/** The fields that must be reported for a hit. */
export function expectedFields(document: IndexDocument, query: TextQuery): string[] {
  if (query.text === undefined) return [];
  const queryTerms = terms(query.text);
  const holdsIt = (tokens: readonly string[]): boolean =>
    query.mode === 'phrase'
      ? tokens.some((_, at) => queryTerms.every((term, offset) => tokens[at + offset] === term))
      : tokens.some((token) => queryTerms.includes(token));
  return fieldNames.filter((field) =>
    fieldTokens(document, field).some((value) => holdsIt(value.split(' '))),
  );
}

/** The tokens of each value, separated by blanks. */
function fieldTokens(document: IndexDocument, field: string): string[] {
  const value = document.text[field] ?? [];
  return (typeof value === 'string' ? [value] : value).map((text) => terms(text).join(' '));
}

function passes(filter: Filter, document: IndexDocument): boolean {
  return filter.op === 'none'
    ? !filter.filters.some((condition) => holds(condition, document))
    : holds(filter, document);
}

function holds(filter: Condition, document: IndexDocument): boolean {
  if (filter.op === 'keys') return filter.keys.includes(document.key);
  if (filter.op === 'not-keys') return !filter.keys.includes(document.key);
  const stored = document.filters[filter.field] ?? null;
  if (filter.op === 'range')
    return (
      typeof stored === 'number' && stored >= (filter.min ?? -Infinity) && stored <= (filter.max ?? Infinity)
    );
  if (filter.op === 'equals' && typeof filter.value === 'boolean') return (stored === true) === filter.value;
  const values = (typeof stored === 'string' ? [stored] : Array.isArray(stored) ? stored : []).map(fold);
  switch (filter.op) {
    case 'equals':
      return values.includes(fold(String(filter.value)));
    case 'in':
      return filter.values.some((value) => values.includes(fold(String(value))));
    case 'contains':
      return values.some((value) => value.includes(fold(filter.value)));
    case 'starts':
      return values.some((value) => value.startsWith(fold(filter.value)));
  }
}

/** Removes case and accents. It is independent of the index's own folding and sufficient for the values of this corpus. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l');
}
