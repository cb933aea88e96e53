import { join } from 'node:path';
import { SqliteStore } from '../../sqlite-store/index.ts';
import { analysisVersion, unicodeVersion } from '../../text-analysis/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { DamagedIndex, OtherAnalysis, SchemaMismatch, UnsupportedFormat } from '../errors.ts';
import { describeSchema, olderSchema } from '../indexing/older-schema.ts';

/**
 * Version 3 added a mark of the last commit, row counters and the Unicode version of the words; 4 number columns as narrow as
 * their values; 5 packed lists and positions.
 */
const formatVersion = 5;
/** Versions whose segments can be read unchanged, beside those written now. */
const readableVersions: readonly unknown[] = [3, 4];
export const storeFileName = 'index.sqlite';

const tables = `
  CREATE TABLE segments (id INTEGER PRIMARY KEY, facts TEXT NOT NULL);
  CREATE TABLE pending (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE dropped (id INTEGER PRIMARY KEY);
  CREATE TABLE dead (seq INTEGER PRIMARY KEY AUTOINCREMENT, segment INTEGER NOT NULL, docs BLOB NOT NULL, generations BLOB);
  CREATE TABLE tail (seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL, first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, document BLOB, generation INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX tail_by_key ON tail (key, seq);
  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
`;

/**
 * `generation` increases with every visible change, `manifest` when the set of segments changes. Tail rows up to `tail_base`
 * are in segments. `last_segment` is the last number handed out. The others are the row counts that the tables must have.
 */
const counters = ['generation', 'manifest', 'tail_base', 'last_segment', 'tail_rows', 'dead_rows'] as const;

/** Manifest, deletions, tail of recent documents, leases. */
export type Store = SqliteStore<(typeof counters)[number]>;

/** Opens the store of a folder that another thread has prepared. */
export function openStore(directory: string): Store {
  return new SqliteStore(join(directory, storeFileName), DamagedIndex);
}

/**
 * Creates the tables of a new index, or checks that this program can use the existing one. Returns the schema that the index
 * has, in which the newest filters may be absent. `remains` are other index files in the folder.
 */
export function prepareStore(
  store: Store,
  schema: TextIndexSchema,
  remains: readonly string[] = [],
): TextIndexSchema {
  const wanted = describeSchema(schema);
  refuseForeign(store, remains);
  store.prepare(tables, counters, () => {
    store.setMeta('format', formatVersion);
    store.setMeta('schema', wanted);
    store.setMeta('identity', crypto.randomUUID());
    store.setMeta('analysis', analysisVersion);
    store.setMeta('unicode', unicodeVersion);
  });
  if (store.meta('format') === 2) upgradeFromVersion2(store);
  const found = store.meta('format');
  if (found !== formatVersion && !readableVersions.includes(found))
    throw new UnsupportedFormat(Number(found), formatVersion);
  const described = String(store.meta('schema'));
  if (described === wanted) return schema;
  const older = olderSchema(JSON.parse(described) as TextIndexSchema, schema);
  if (older !== undefined) return older;
  throw new SchemaMismatch(`the index was built with the schema ${described}, not ${wanted}; rebuild it`);
}

/** Sets the current format version. Older segments stay readable, but an older program could not read the segments written now. */
export function claimFormat(store: Store): void {
  if (readableVersions.includes(store.meta('format')))
    store.write(() => store.setMeta('format', formatVersion));
}

/**
 * Version 2 has the same segment files; the counters that version 3 added are initialised here. Its words follow older
 * tokenization rules, so searches still refuse it.
 */
function upgradeFromVersion2(store: Store): void {
  if (store.meta('commits') === undefined) store.setMeta('commits', 0);
  store.write(() => {
    // Another process may have done this in the meantime.
    if (store.meta('format') !== 2) return;
    const rowsOf = (table: string) => Number(store.get(`SELECT COUNT(*) AS n FROM ${table}`)?.n);
    store.setCounter('tail_rows', rowsOf('tail'));
    store.setCounter('dead_rows', rowsOf('dead'));
    store.setCounter('last_segment', Number(store.meta('next_segment')) - 1);
    store.removeMeta('next_segment');
    store.setMeta('format', 3);
  });
}

/** An index without a version of its tokenization rules was built with the first version. */
export function refuseOtherAnalysis(store: Store): void {
  const found = Number(store.meta('analysis') ?? 1);
  if (found !== analysisVersion) throw new OtherAnalysis(found, analysisVersion);
}

/**
 * What counts as a word depends on the Unicode tables that come with Node.js. Returns a sentence if the index was built with
 * other tables.
 */
export function describeOtherUnicode(store: Store): string | undefined {
  const found = store.meta('unicode');
  return found === unicodeVersion
    ? undefined
    : `the index was built with the words of Unicode ${String(found)} and is searched with those of ${unicodeVersion}; pages with characters that changed in between may not be found until the index is rebuilt`;
}

function refuseForeign(store: Store, remains: readonly string[]): void {
  const names = store.tableNames();
  if (names.includes('meta') || (names.length === 0 && remains.length === 0)) return;
  throw new DamagedIndex(store.file, 'is a database, but not that of an index; nothing was changed');
}
