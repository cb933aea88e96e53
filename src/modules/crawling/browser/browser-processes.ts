import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

export interface BrowserProcess {
  readonly id: number;
  /** `browser` is the main one. */
  readonly type: string;
}

export async function browserProcesses(browser: Browser): Promise<readonly BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

/** What processes hold together, each page that they share counted once; 0 where the system does not say. */
export async function megabytesOf(processes: readonly BrowserProcess[]): Promise<number> {
  const sizes = await Promise.all(processes.map(({ id }) => kilobytesOf(id)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function kilobytesOf(id: number): Promise<number> {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // A process that is not ours to look at, or gone.
    return 0;
  }
}
