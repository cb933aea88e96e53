import { mkdirSync } from 'node:fs';
import type { OpenOptions, TextIndex } from './api.ts';
import { EmbeddedTextIndex } from './embedded-index.ts';
import { FIELDS_MAX } from './segment/layout.ts';
import { removeGarbage } from './store/segment-files.ts';
import { Store } from './store/store.ts';

/** Opens the index of a folder, or makes a new one in an empty folder. Several processes may have it open at once. */
export async function openTextIndex(options: OpenOptions): Promise<TextIndex> {
  const { directory, schema } = options;
  if (schema.fields.length === 0 || schema.fields.length > FIELDS_MAX) {
    throw new Error(`an index has 1 to ${FIELDS_MAX} text fields`);
  }
  mkdirSync(directory, { recursive: true });
  const store = new Store(directory);
  try {
    store.prepare(schema);
    removeGarbage(store, directory);
  } catch (error) {
    store.close();
    throw error;
  }
  return new EmbeddedTextIndex(store, options);
}
