import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of few megabytes that can really be full. */
export interface SmallDisk {
  readonly directory: string;
  /** Fills the disk but for so many bytes. */
  leave(bytes: number): void;
  /** Gives it back. */
  freeSpace(): void;
  remove(): void;
}

/** Undefined where the system does not let us mount one (it takes root): such tests are then skipped. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
  const filler = join(directory, 'filler');
  return {
    directory,
    leave(bytes) {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    freeSpace: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true });
    },
  };
}
