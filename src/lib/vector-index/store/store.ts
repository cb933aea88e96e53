import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commitMarkName, SqliteStore } from '../../sqlite-store/index.ts';
import { VectorIndexDamaged } from '../errors.ts';

const formatVersion = 1;
const storeFileName = 'vectors.sqlite';
/** All files of the store. */
export const storeFileNames = [storeFileName, `${storeFileName}-wal`, `${storeFileName}-shm`, commitMarkName];

const tables = `
  CREATE TABLE models (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE segments (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE tail (seq INTEGER PRIMARY KEY, model INTEGER NOT NULL, key TEXT NOT NULL, vector BLOB, sum INTEGER NOT NULL);
  CREATE INDEX tail_by_key ON tail (key, seq);
  CREATE TABLE dead (seq INTEGER PRIMARY KEY, segment INTEGER NOT NULL, rows BLOB NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE pending (id INTEGER PRIMARY KEY, work TEXT NOT NULL);
`;

/**
 * The counters of the store. `manifest` increases when segments or models change, `generation` with every build; the others are the last
 * assigned numbers, and how many rows the tables must have.
 */
const counters = [
  'manifest',
  'generation',
  'model',
  'last_model',
  'last_segment',
  'tail_seq',
  'tail_rows',
  'dead_seq',
  'dead_rows',
] as const;

/** Records the segments, the recent rows and the deleted rows. */
export type Store = SqliteStore<(typeof counters)[number]>;

/** Opens the store of a folder, or creates one in a folder without any files of an index. */
export function openStore(directory: string): Store {
  const file = join(directory, storeFileName);
  if (!existsSync(file)) refuseLostStore(directory, file);
  const store: Store = new SqliteStore(file, VectorIndexDamaged);
  try {
    const isOther = (names: readonly string[]): boolean => names.length > 0 && !names.includes('meta');
    if (isOther(store.tableNames())) refuseOther(file);
    store.prepare(tables, counters, () => {
      store.setMeta('format', formatVersion);
      store.setMeta('identity', crypto.randomUUID());
    });
    if (store.meta('format') !== formatVersion) refuseOther(file);
    store.refuseLostCommits();
    return store;
  } catch (error) {
    store.close();
    throw error;
  }
}

function refuseOther(file: string): void {
  throw new VectorIndexDamaged(file, 'is not a vector index that this program can read');
}

/** A folder with any file of an index must have had a store. */
function refuseLostStore(directory: string, file: string): void {
  const remains = readdirSync(directory).filter((name) => /^(\d+[.]|commits$|vectors[.]sqlite)/.test(name));
  if (remains.length > 0) {
    throw new VectorIndexDamaged(file, `is missing, although ${remains[0]} exists`);
  }
}
