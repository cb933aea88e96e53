import { statfs } from 'node:fs/promises';

/** Bytes available to this user, and bytes in total. */
export async function diskBytes(directory: string): Promise<readonly [free: number, total: number]> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return [bavail * bsize, blocks * bsize];
}

/** Enough for running work to finish, and for the problem to be noticed before nothing can be stored. */
const LEFT_BYTES_MIN = 8 * 1024 * 1024;

/** Reports a full disk: reads continue, but every write is refused. */
export async function diskProblems(directory: string): Promise<readonly string[]> {
  const [free] = await diskBytes(directory);
  return free < LEFT_BYTES_MIN
    ? ['The disk of the data folder is full, so nothing more can be stored. Free some space.']
    : [];
}

/** Below this, no new work that fills the disk is started, so that necessary writes still fit. */
const NEARLY_FULL_BYTES = 2 * 1024 ** 3;
const NEARLY_FULL_SHARE = 0.1;

export async function isDiskNearlyFull(directory: string): Promise<boolean> {
  const [free, total] = await diskBytes(directory);
  return free < Math.min(NEARLY_FULL_BYTES, total * NEARLY_FULL_SHARE);
}
