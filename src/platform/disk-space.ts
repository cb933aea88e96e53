import { statfs } from 'node:fs/promises';

/** Enough for running work to end, and to notice before nothing can be stored. */
const LEFT_BYTES_MIN = 8 * 1024 * 1024;

/** Reports a full disk: reading continues, but every write is refused. */
export async function diskProblems(directory: string): Promise<readonly string[]> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEFT_BYTES_MIN
    ? ['The disk of the data folder is full, so nothing more can be stored. Free some space.']
    : [];
}

/** From here on no new work that fills the disk is started, so that necessary writes still fit. */
const NEARLY_FULL_BYTES = 2 * 1024 ** 3;
const NEARLY_FULL_SHARE = 0.1;

export async function isDiskNearlyFull(directory: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return bavail * bsize < Math.min(NEARLY_FULL_BYTES, blocks * bsize * NEARLY_FULL_SHARE);
}
