import { mkdirSync } from 'node:fs';
import type { OpenVectorIndexOptions, VectorIndex } from './api.ts';
import { EmbeddedVectorIndex } from './embedded-vector-index.ts';

/**
 * Opens the index of a folder, or creates one in an empty folder. Several processes may have it open at once. A folder with damaged files
 * can be opened too: everything except a build then rejects with the damage, and a build recreates the index.
 */
export async function openVectorIndex(options: OpenVectorIndexOptions): Promise<VectorIndex> {
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  return new EmbeddedVectorIndex(options);
}
