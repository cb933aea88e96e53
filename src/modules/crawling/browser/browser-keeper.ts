import type { Browser } from 'playwright-core';
import { browserMegabytes } from './browser-memory.ts';

interface KeptBrowser {
  readonly browser: Browser;
  readonly startedAt: number;
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

/** Keeps one browser at hand: started when it is needed, replaced when it has crashed or has become old, large or idle. */
export class BrowserKeeper {
  readonly #launch: () => Promise<Browser>;
  readonly #limits: KeeperLimits;
  #kept: KeptBrowser | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(launch: () => Promise<Browser>, limits: Partial<KeeperLimits> = {}) {
    this.#launch = launch;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Gives the browser to one page. What fails leaves a browser that is not trusted any more. */
  async withBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
    clearTimeout(this.#idle);
    const kept = await this.#current();
    kept.pages++;
    try {
      return await work(kept.browser);
    } finally {
      await this.#look(kept);
      this.#idle = setTimeout(() => this.close(), this.#limits.idleMsMax).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.browser.close().catch(() => undefined);
  }

  async #current(): Promise<KeptBrowser> {
    if (this.#kept?.browser.isConnected()) return this.#kept;
    const browser = await this.#launch();
    this.#kept = { browser, startedAt: performance.now(), pages: 0 };
    return this.#kept;
  }

  async #look({ browser, pages, startedAt }: KeptBrowser): Promise<void> {
    const { pagesMax, ageMsMax, megabytesMax } = this.#limits;
    const isSpent = pages >= pagesMax || performance.now() - startedAt >= ageMsMax;
    const megabytes = isSpent ? undefined : await browserMegabytes(browser).catch(() => undefined);
    const hasLeft = browser.contexts().length > 0 || !browser.isConnected();
    if (isSpent || hasLeft || (megabytes ?? 0) > megabytesMax) await this.close();
  }
}
