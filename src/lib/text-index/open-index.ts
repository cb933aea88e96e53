import { mkdirSync } from 'node:fs';
import type { OpenOptions, TextIndex, TextIndexSchema } from './api.ts';
import { EmbeddedTextIndex } from './embedded-index.ts';
import { SchemaMismatch } from './errors.ts';
import { FIELDS_MAX } from './format/layout.ts';
import {
  confirmIdentity,
  findRemains,
  refuseLostSegments,
  refuseLostStore,
} from './manifest/folder-contents.ts';
import { removeGarbage } from './manifest/garbage.ts';
import {
  claimFormat,
  describeOtherUnicode,
  openStore,
  prepareStore,
  refuseOtherAnalysis,
} from './manifest/store.ts';

/**
 * Opens the index of a folder, or creates one in an empty folder. Several processes may have it open. A folder whose files do
 * not belong together, or are incomplete, is refused and left unchanged.
 */
export async function openTextIndex(options: OpenOptions): Promise<TextIndex> {
  const { directory, schema } = options;
  if (schema.fields.length === 0 || schema.fields.length > FIELDS_MAX) {
    throw new Error(`an index must have 1 to ${FIELDS_MAX} text fields`);
  }
  mkdirSync(directory, { recursive: true });
  const remains = findRemains(directory);
  refuseLostStore(directory, remains);
  const store = openStore(directory);
  let found: TextIndexSchema;
  try {
    // A write-ahead log alone proves nothing here: another process may be creating the same new index at this moment.
    found = prepareStore(
      store,
      schema,
      remains.filter((name) => !name.endsWith('-wal')),
    );
    if (options.acceptOlderSchema === false) refuseOlderSchema(found);
    if (options.acceptOtherAnalysis !== true) refuseOtherAnalysis(store);
    confirmIdentity(store, directory);
    store.refuseLostCommits();
    refuseLostSegments(store, directory);
    claimFormat(store);
    const unknown = await removeGarbage(store, directory);
    if (unknown.length > 0) options.onUnknownFiles?.(unknown);
    const otherUnicode = options.acceptOtherAnalysis === true ? undefined : describeOtherUnicode(store);
    if (otherUnicode !== undefined) options.onBackgroundError?.(new Error(otherUnicode));
    const { absent = [] } = found;
    if (absent.length > 0) options.onAbsentFilters?.(absent);
  } catch (error) {
    store.close();
    throw error;
  }
  return new EmbeddedTextIndex(store, { ...options, schema: found });
}

function refuseOlderSchema({ absent = [] }: TextIndexSchema): void {
  if (absent.length > 0) throw new SchemaMismatch(`the index lacks ${absent.join(', ')}; rebuild it`);
}
