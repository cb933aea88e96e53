import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { abortable } from '../../../platform/outbound/index.ts';
import { FetchFailure } from '../fetching/fetch-failure.ts';

interface RunningBrowser {
  readonly browser: Browser;
  readonly startedAt: number;
  /** The id of the main process; undefined if unknown. */
  readonly processId: number | undefined;
  pages: number;
}

export interface BrowserLimits {
  readonly pagesMax: number;
  readonly ageMsMax: number;
  /** Memory of all its processes together. If a page exceeds it, the browser is killed at once. */
  readonly megabytesMax: number;
  /** An idle browser is closed to free its memory. */
  readonly idleMsMax: number;
}

const LIMITS: BrowserLimits = {
  pagesMax: 100,
  ageMsMax: 30 * 60_000,
  megabytesMax: 700,
  idleMsMax: 5 * 60_000,
};
/** A page with many busy workers takes seconds to close. If it does not close, the browser is killed. */
const CLOSE_MS_MAX = 3_000;
/** Short, because pages have been seen to allocate 700 MB per second. */
const MEMORY_LOOK_MS = 150;

/** Keeps one browser: started on demand, and replaced when it has crashed or become old, large or idle. */
export class BrowserSupervisor {
  readonly #launch: () => Promise<Browser>;
  readonly #limits: BrowserLimits;
  #running: RunningBrowser | undefined;
  #starting: Promise<RunningBrowser> | undefined;
  #tidied: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(launch: () => Promise<Browser>, limits: Partial<BrowserLimits> = {}) {
    this.#launch = launch;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Lends the browser to one page at a time. What a page leaves open is closed after its outcome is returned and before the next page. */
  async withBrowser<Value>(work: (browser: Browser) => Promise<Value>, signal: AbortSignal): Promise<Value> {
    clearTimeout(this.#idle);
    await abortable(this.#tidied, signal);
    const running = await abortable(this.#current(), signal);
    running.pages++;
    const watch = this.#watchMemory(running);
    try {
      return await Promise.race([work(running.browser), watch.tooLarge]);
    } finally {
      watch.stop();
      this.#tidied = this.#tidy(running).catch(() => this.#end(running));
      this.#idle = setTimeout(() => this.#end(running), this.#limits.idleMsMax).unref();
    }
  }

  #current(): Promise<RunningBrowser> {
    if (this.#running?.browser.isConnected()) return Promise.resolve(this.#running);
    // A launch continues even if its caller leaves, because the next one needs the browser too.
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<RunningBrowser> {
    const browser = await this.#launch();
    const processId = await inTime(mainProcessId(browser), undefined);
    this.#running = { browser, processId, startedAt: performance.now(), pages: 0 };
    return this.#running;
  }

  async #tidy(running: RunningBrowser): Promise<void> {
    const { browser, pages, startedAt } = running;
    const { pagesMax, ageMsMax, megabytesMax } = this.#limits;
    const closing = Promise.all(browser.contexts().map((context) => context.close()));
    const isTidy = await inTime(
      closing.then(() => true),
      false,
    );
    const isSpent = pages >= pagesMax || performance.now() - startedAt >= ageMsMax;
    if (!isTidy || isSpent || !browser.isConnected()) return this.#end(running);
    if ((await megabytesOf(running)) > megabytesMax) await this.#end(running);
  }

  /** Chromium's own limits ignore buffers and workers, so the memory of its processes is checked while a page is open. */
  #watchMemory(running: RunningBrowser): { readonly tooLarge: Promise<never>; stop(): void } {
    const { megabytesMax } = this.#limits;
    const { promise: tooLarge, reject } = Promise.withResolvers<never>();
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      if ((await megabytesOf(running)) > megabytesMax) {
        await killTree(running);
        reject(new FetchFailure('too_much', `the page took more than ${megabytesMax} MB of memory`));
      }
      isLooking = false;
    };
    const timer = setInterval(() => void look().catch(reject), MEMORY_LOOK_MS);
    // The caller gets this error through the race; a rejection after that would be unhandled.
    tooLarge.catch(() => undefined);
    return { tooLarge, stop: () => clearInterval(timer) };
  }

  async #end(running: RunningBrowser): Promise<void> {
    if (this.#running === running) this.#running = undefined;
    const isClosed = await inTime(
      running.browser.close().then(() => true),
      false,
    );
    if (!isClosed) await killTree(running);
  }
}

/** The outcome, or the fallback if it fails or does not come in time, because a browser may be stuck. */
function inTime<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([promise.catch(() => otherwise), sleep(CLOSE_MS_MAX, otherwise, { ref: false })]);
}

async function megabytesOf({ processId }: RunningBrowser): Promise<number> {
  return processId === undefined ? 0 : privateMegabytesOf(await processTree(processId));
}

/** Kills every process: those of busy pages outlive the main process by seconds and keep allocating memory. */
async function killTree({ processId }: RunningBrowser): Promise<void> {
  if (processId === undefined) return;
  for (const id of await processTree(processId)) kill(id);
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

const PAGE_BYTES = 4096;

/** The id of the browser's main process; undefined if unknown. */
async function mainProcessId(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id;
}

/** A process and all its descendants. It does not ask the browser, because one that is busy with a page would answer too late. */
async function processTree(rootId: number): Promise<readonly number[]> {
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
async function privateMegabytesOf(processIds: readonly number[]): Promise<number> {
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
