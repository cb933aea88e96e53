import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../durable-files/index.ts';
import { DamagedIndex } from '../errors.ts';
import { SEGMENT_FILES, segmentFileName } from '../format/layout.ts';
import { parseFacts } from './manifest-rows.ts';
import { type Store, storeFileName } from './store.ts';

/** Records which index a folder holds, outside the store, so that a lost or swapped store is noticed whatever else is left. */
const identityFileName = 'index-identity';

/**
 * Finds the files, apart from the store, that show that a folder already holds an index. Must run before the store is opened:
 * SQLite creates a database where there is none, and deletes a log that has lost its database.
 */
export function findRemains(directory: string): string[] {
  return readdirSync(directory).filter(
    (name) =>
      name === identityFileName ||
      /^segment-\d+\./.test(name) ||
      (name === `${storeFileName}-wal` && statSync(join(directory, name), { throwIfNoEntry: false })?.size),
  );
}

/** Refuses an index without its store, which must not be mistaken for an empty folder. */
export function refuseLostStore(directory: string, remains: readonly string[]): void {
  if (remains.length === 0) return;
  const file = join(directory, storeFileName);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) return;
  throw new DamagedIndex(
    file,
    `is ${existsSync(file) ? 'empty' : 'missing'}, although the folder holds ${describeRemains(remains)}; nothing was changed`,
  );
}

function describeRemains(remains: readonly string[]): string {
  return remains.length === 1 ? `${remains[0]} of an index` : `${remains.length} other files of an index`;
}

/** Compares the store with the identity file beside it, and writes the file if it does not exist yet. */
export function confirmIdentity(store: Store, directory: string): void {
  const path = join(directory, identityFileName);
  const identity = store.meta('identity');
  if (!existsSync(path)) {
    writeDurably(path, `${String(identity)}\n`);
    return;
  }
  const found = readFileSync(path, 'utf8').trim();
  if (found !== identity)
    throw new DamagedIndex(
      join(directory, storeFileName),
      `belongs to another index than the files beside it (${identityFileName} says '${found}', the store '${String(identity)}'); nothing was changed`,
    );
}

/** Refuses the index unless every file named in the manifest exists in its full length. The contents are checked as they are read. */
export function refuseLostSegments(store: Store, directory: string): void {
  const lost = findLostFiles(store, directory)[0];
  if (lost !== undefined) throw new DamagedIndex(join(directory, lost.name), lost.what);
}

export interface LostFile {
  readonly name: string;
  readonly what: string;
}

/** Segment files that are missing or whose size differs from the manifest. */
export function findLostFiles(store: Store, directory: string): LostFile[] {
  const suspects = store.all('SELECT id, facts FROM segments ORDER BY id').flatMap((row) => {
    const facts = parseFacts(row);
    return SEGMENT_FILES.flatMap((file) => {
      const name = segmentFileName(facts.id, file);
      const found = statSync(join(directory, name), { throwIfNoEntry: false })?.size;
      const bytes = file === 'sums' ? found : facts.files[file].bytes;
      if (found === undefined) return { id: facts.id, name, what: 'is missing' };
      return found === bytes ? [] : { id: facts.id, name, what: `has ${found} bytes instead of ${bytes}` };
    });
  });
  // Files of a merged segment are removed after the manifest has dropped it, so a missing file whose segment is still named is really
  // lost.
  const named = new Set(store.all('SELECT id FROM segments').map((row) => Number(row.id)));
  return suspects.filter(({ id }) => named.has(id));
}
