import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

const PAGE_BYTES = 4096;

/** The id of the browser's main process; undefined if unknown. */
export async function mainProcessId(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id;
}

/** A process and all its descendants. It does not ask the browser, because one that is busy with a page would answer too late. */
export async function processTree(rootId: number): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  const parents = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => [Number(name), await parentOf(name)] as const),
  );
  const tree = [rootId];
  for (const id of tree) for (const [child, parent] of parents) if (parent === id) tree.push(child);
  return tree;
}

/** Memory that the processes do not share; 0 if the system does not report it. */
export async function privateMegabytesOf(processIds: readonly number[]): Promise<number> {
  const sizes = await Promise.all(processIds.map(privateBytesOf));
  return sizes.reduce((sum, size) => sum + size, 0) / (1 << 20);
}

async function parentOf(id: string): Promise<number | undefined> {
  // The program name is in parentheses and may contain anything; the parent is the second field after it.
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}

async function privateBytesOf(id: number): Promise<number> {
  // Cheap, unlike adding up all mappings, which takes tens of milliseconds for a process of several gigabytes.
  const [, resident = 0, shared = 0] = (await readFile(`/proc/${id}/statm`, 'utf8').catch(() => ''))
    .split(' ')
    .map(Number);
  return (resident - shared) * PAGE_BYTES;
}
