import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../durable-files/index.ts';
import { removeSegmentFiles } from '../files/segment-files.ts';
import { storeFileNames } from './store.ts';

/** Removes an index that cannot be opened, so that a build can replace it: vectors can always be recomputed. */
export function removeDamagedIndex(directory: string): void {
  removeSegmentFiles(directory, () => true);
  for (const name of storeFileNames) rmSync(join(directory, name), { force: true });
  syncFolder(directory);
}
