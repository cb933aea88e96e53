import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'homedex-browser-';

let made: string | undefined;

/** Created and cleaned only once: a second browser of this process would otherwise remove the profile of the first. */
export function browserFolder(): string {
  made ??= makeBrowserFolder(tmpdir(), process.pid);
  return made;
}

/**
 * Creates the folder for the profiles of this process's browsers. It is in the system's temporary folder because the user account that runs
 * the browsers cannot enter the data folder. Folders of processes that were killed before they could clean up are removed.
 */
export function makeBrowserFolder(parent: string, processId: number): string {
  for (const name of readdirSync(parent)) {
    const owner = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : Number.NaN);
    if (Number.isInteger(owner) && (owner === processId || !isRunning(owner)))
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const folder = join(parent, `${PREFIX}${processId}`);
  mkdirSync(folder, { recursive: true });
  // Everyone may traverse the folder, but only its owner can open the profile.
  chmodSync(folder, 0o711);
  return folder;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
