import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'homedex-browser-';

let made: string | undefined;

/** Made and cleaned once: a second browser of this process would otherwise remove the profile of the first. */
export function browserFolder(): string {
  made ??= makeBrowserFolder(tmpdir(), process.pid);
  return made;
}

/**
 * Where this process lets browsers keep their profiles. Below the temporary folder of the system and not below the data folder, which
 * the account that browsers run as cannot enter. Folders of dead processes, killed before they could clean up, are removed.
 */
export function makeBrowserFolder(parent: string, processId: number): string {
  for (const name of readdirSync(parent)) {
    const owner = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : Number.NaN);
    if (Number.isInteger(owner) && (owner === processId || !isRunning(owner)))
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const folder = join(parent, `${PREFIX}${processId}`);
  mkdirSync(folder, { recursive: true });
  // Everyone may traverse to the profile, which only its owner can open.
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
