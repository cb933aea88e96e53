import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { abortable } from '../../../platform/outbound/index.ts';
import { browserProcesses, megabytesOf } from './browser-processes.ts';

interface KeptBrowser {
  readonly browser: Browser;
  readonly startedAt: number;
  /** Of its main process; undefined when it would not tell. */
  readonly processId: number | undefined;
  pages: number;
}

export interface KeeperLimits {
  readonly pagesMax: number;
  readonly ageMsMax: number;
  readonly megabytesMax: number;
  /** A browser that nobody needs gives its memory back. */
  readonly idleMsMax: number;
}

const LIMITS: KeeperLimits = {
  pagesMax: 100,
  ageMsMax: 30 * 60_000,
  megabytesMax: 700,
  idleMsMax: 5 * 60_000,
};
/** A page with many busy workers takes seconds to go. One that does not go takes its browser with it. */
const CLOSE_MS_MAX = 3_000;

/** Keeps one browser at hand: started when it is needed, replaced when it has crashed or has become old, large or idle. */
export class BrowserKeeper {
  readonly #launch: () => Promise<Browser>;
  readonly #limits: KeeperLimits;
  #kept: KeptBrowser | undefined;
  #starting: Promise<KeptBrowser> | undefined;
  #tidied: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(launch: () => Promise<Browser>, limits: Partial<KeeperLimits> = {}) {
    this.#launch = launch;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Gives the browser to one page at a time. Whatever the page leaves open is closed before the next one, not before its outcome. */
  async withBrowser<Value>(work: (browser: Browser) => Promise<Value>, signal: AbortSignal): Promise<Value> {
    clearTimeout(this.#idle);
    await abortable(this.#tidied, signal);
    const kept = await abortable(this.#current(), signal);
    kept.pages++;
    try {
      return await work(kept.browser);
    } finally {
      this.#tidied = this.#tidy(kept).catch(() => this.#end(kept));
      this.#idle = setTimeout(() => this.#end(kept), this.#limits.idleMsMax).unref();
    }
  }

  #current(): Promise<KeptBrowser> {
    if (this.#kept?.browser.isConnected()) return Promise.resolve(this.#kept);
    // A launch goes on when its caller leaves: the next one needs it as well.
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<KeptBrowser> {
    const browser = await this.#launch();
    const processes = await inTime(browserProcesses(browser), []);
    const processId = processes.find(({ type }) => type === 'browser')?.id;
    this.#kept = { browser, processId, startedAt: performance.now(), pages: 0 };
    return this.#kept;
  }

  async #tidy(kept: KeptBrowser): Promise<void> {
    const { browser, pages, startedAt } = kept;
    const { pagesMax, ageMsMax, megabytesMax } = this.#limits;
    const closing = Promise.all(browser.contexts().map((context) => context.close()));
    const isTidy = await inTime(
      closing.then(() => true),
      false,
    );
    const isSpent = pages >= pagesMax || performance.now() - startedAt >= ageMsMax;
    if (!isTidy || isSpent || !browser.isConnected()) return this.#end(kept);
    const processes = await inTime(browserProcesses(browser), []);
    if ((await megabytesOf(processes)) > megabytesMax) await this.#end(kept);
  }

  async #end(kept: KeptBrowser): Promise<void> {
    if (this.#kept === kept) this.#kept = undefined;
    const isClosed = await inTime(
      kept.browser.close().then(() => true),
      false,
    );
    if (!isClosed && kept.processId !== undefined) kill(kept.processId);
  }
}

/** The outcome, or the other value when it fails or does not come: a browser that is asked anything may be stuck. */
function inTime<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([promise.catch(() => otherwise), sleep(CLOSE_MS_MAX, otherwise, { ref: false })]);
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}
