import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const FREE_BYTES_MIN = 4 * 1024 ** 3;
const PREFIX = 'homedex-tests-';

/** Puts temporary files of the tests and their child processes into memory, if there is enough. Does nothing if TMPDIR is set. */
export function useMemoryDisk(): void {
  if (process.env.TMPDIR !== undefined || !hasFreeSpace()) return;
  removeLeftovers();
  const folder = join(MEMORY_DISK, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasFreeSpace(): boolean {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY_DISK);
    // Some tests run programs that they have written to disk, which containers often forbid here.
    if (mounted === undefined || /\bnoexec\b/.test(mounted)) return false;
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return Math.min(bavail * bsize, freemem()) >= FREE_BYTES_MIN;
  } catch {
    return false;
  }
}

/** Removes what killed runs have left behind. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY_DISK)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      process.kill(Number(name.slice(PREFIX.length)), 0);
    } catch {
      rmSync(join(MEMORY_DISK, name), { recursive: true, force: true });
    }
  }
}
