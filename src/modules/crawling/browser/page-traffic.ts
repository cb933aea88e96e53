import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

interface MainAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly hops: readonly string[];
}

const QUIET_MS = 300;
const QUIET_WAIT_MS = 1_200;
const LOOK_EVERY_MS = 50;
const HOPS_MAX = 10;

/** Tracks the requests of an open page: whether it has become quiet, and what its own address answered. */
export class PageTraffic {
  readonly #underway = new Set<Request>();
  readonly #hops: string[] = [];
  #lastChange = performance.now();
  #answer: Omit<MainAnswer, 'hops'> = { status: 200, headers: [] };

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#change(() => this.#underway.add(request));
      if (isMain(page, request) && this.#hops.length < HOPS_MAX) this.#hops.push(request.url());
    });
    page.on('requestfinished', (request) => this.#change(() => this.#underway.delete(request)));
    page.on('requestfailed', (request) => this.#change(() => this.#underway.delete(request)));
    page.on('response', (response) => {
      const status = response.status();
      if (isMain(page, response.request()) && (status < 300 || status >= 400))
        this.#answer = { status, headers: Object.entries(response.headers()) };
    });
  }

  /** The response of the newest document in the main frame. */
  get answer(): MainAnswer {
    return { ...this.#answer, hops: this.#hops };
  }

  /** Resolves when nothing has happened for a moment, or when the page does not become quiet for too long. */
  async untilQuiet(signal: AbortSignal): Promise<void> {
    const until = performance.now() + QUIET_WAIT_MS;
    for (;;) {
      const now = performance.now();
      if ((this.#underway.size === 0 && now - this.#lastChange >= QUIET_MS) || now >= until) return;
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }

  #change(change: () => void): void {
    change();
    this.#lastChange = performance.now();
  }
}

const isMain = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();
