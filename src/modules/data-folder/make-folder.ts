import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { AppError } from '../../platform/errors.ts';

/**
 * Creates a folder and its missing parents, readable only by their owner. It creates them one by one because Node's recursive mkdir never
 * ends if the file system reports a folder as missing although its parent exists, as /proc does.
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
