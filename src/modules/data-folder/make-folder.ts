import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { AppError } from '../../platform/errors.ts';

/**
 * Makes a folder that somebody named, and those above it, for its owner alone. One after the other: Node's recursive making of folders
 * never ends where the file system says that a folder is missing whose parent is there, as /proc does.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new AppError(
        'invalid_input',
        `The folder ${folder} cannot be created (${cause instanceof Error ? cause.message : String(cause)}). Choose a writable location.`,
        { cause },
      );
    }
  }
}
