import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that can really fill up. */
export interface SmallDisk {
  readonly directory: string;
  /** Fills the disk except for this many bytes. */
  leave(bytes: number): void;
  /** Frees the filled space. */
  freeSpace(): void;
  remove(): void;
}

/** Undefined where the system does not allow mounting (it takes root); tests that need it are then skipped. */
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
