import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** What all processes of a browser hold together, each shared page counted once; undefined where the system does not say. */
export async function browserMegabytes(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = await Promise.all(processInfo.map(({ id }) => processMegabytes(id)));
    const known = sizes.filter((size) => size !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, size) => sum + size, 0);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

async function processMegabytes(id: number): Promise<number | undefined> {
  try {
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  } catch {
    // A process that is not ours to look at, or gone.
    return undefined;
  }
}
