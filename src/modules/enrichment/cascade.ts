import type { CrawlTier } from '../crawl-queue/index.ts';
import type { Urgency } from './reading/page-reader.ts';
import { factsOf, type SiteFailure } from './site-failure.ts';
import type { FoundPage, Tier, TierOutcome } from './tiers/tier.ts';

export interface CascadeTiers {
  readonly live: Tier;
  readonly crawl: Tier;
  readonly browser: Tier;
  readonly proxy: Tier;
}

/** Which tiers may be tried. A caller who joins later may allow more, so this is read when needed. */
export interface Allowed {
  browser: boolean;
  proxy: boolean;
}

export interface CascadeRequest {
  readonly domain: string;
  /** How long the site and Common Crawl race before a browser joins them. */
  readonly waitMs: number;
  readonly urgency: Urgency;
  readonly allowed: Allowed;
  /** Pages fetched before this time count only if there is nothing newer. */
  readonly freshSinceMs: number;
  readonly signal: AbortSignal;
}

export interface Attempt {
  readonly tier: CrawlTier;
  /** `content`, `cancelled`, `skipped`, or the failure. */
  readonly outcome: string;
  readonly ms: number;
}

export type CascadeOutcome = { readonly attempts: readonly Attempt[] } & (
  | { readonly kind: 'found'; readonly found: FoundPage }
  | { readonly kind: 'failed'; readonly failure: SiteFailure; readonly message: string }
);

type Failure = Extract<TierOutcome, { kind: 'failed' }>;

interface RunningTry {
  readonly startedAt: number;
  /** Nothing has failed yet; only time has passed. */
  readonly isSpeculative: boolean;
  readonly stop: AbortController;
}

/**
 * Gets a homepage by the fastest tier. The site itself and Common Crawl race. The failure of the site decides what comes next; only if
 * nothing has failed after `waitMs` does time decide: a browser then joins if it is idle. It is cancelled if the site then fails in a way
 * that a browser cannot change. The first content wins, however late it started, and the others are cancelled.
 */
export function runCascade(tiers: CascadeTiers, request: CascadeRequest): Promise<CascadeOutcome> {
  return new Cascade(tiers, request).run();
}

class Cascade {
  readonly #tiers: CascadeTiers;
  readonly #request: CascadeRequest;
  readonly #over = new AbortController();
  readonly #attempts: Attempt[] = [];
  readonly #running = new Map<Tier, RunningTry>();
  readonly #ended = new Map<Tier, TierOutcome>();
  /** Content that is too old to count as fresh. */
  #stale: FoundPage | undefined;
  #isPatient = true;
  #hasSpeculated = false;
  #isSettled = false;
  #settle: (outcome: CascadeOutcome) => void = () => undefined;

  constructor(tiers: CascadeTiers, request: CascadeRequest) {
    this.#tiers = tiers;
    this.#request = request;
  }

  async run(): Promise<CascadeOutcome> {
    const { waitMs, signal } = this.#request;
    const patience = setTimeout(() => {
      this.#isPatient = false;
      this.#proceed();
    }, waitMs);
    const stop = () => this.#fail({ kind: 'failed', failure: 'cancelled', message: String(signal.reason) });
    try {
      return await new Promise((resolve) => {
        this.#settle = resolve;
        signal.addEventListener('abort', stop, { once: true });
        this.#start(this.#tiers.live);
        this.#start(this.#tiers.crawl);
        if (signal.aborted) stop();
      });
    } finally {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
      this.#over.abort(new Error('another tier has won'));
    }
  }

  #start(tier: Tier, isSpeculative = false): void {
    if (!this.#isUntried(tier)) return;
    const stop = new AbortController();
    this.#running.set(tier, { startedAt: performance.now(), isSpeculative, stop });
    const { domain, urgency } = this.#request;
    const signal = AbortSignal.any([this.#request.signal, this.#over.signal, stop.signal]);
    tier
      .fetch({ domain, urgency, isSpeculative, signal })
      .then((outcome) => this.#afterTier(tier, outcome))
      .catch((error: unknown) =>
        this.#afterTier(tier, { kind: 'failed', failure: 'interrupted', message: String(error) }),
      );
  }

  #afterTier(tier: Tier, outcome: TierOutcome): void {
    // A tier that ends after the outcome was decided, or after it was cancelled, is already in the list of attempts.
    const running = this.#running.get(tier);
    if (this.#isSettled || running === undefined) return;
    const wasBusy = running.isSpeculative && outcome.kind === 'failed' && outcome.failure === 'busy';
    if (!wasBusy) this.#note(tier, outcome.kind === 'failed' ? outcome.failure : outcome.kind);
    this.#running.delete(tier);
    // A browser that refused a speculative attempt may accept a necessary one.
    if (!wasBusy) this.#ended.set(tier, outcome);
    if (tier === this.#tiers.live) this.#dropSpeculation(outcome);
    if (outcome.kind === 'content') {
      const isFresh = Date.parse(outcome.found.page.fetchedAt) >= this.#request.freshSinceMs;
      if (isFresh) this.#win(outcome.found);
      else this.#stale = outcome.found;
    }
    this.#proceed();
  }

  /** Starts what may still succeed; if nothing is left, ends the cascade. */
  #proceed(): void {
    if (this.#isSettled) return;
    const next = this.#nextTier();
    if (next) this.#start(next);
    else if (this.#isSpeculative()) {
      this.#hasSpeculated = true;
      this.#start(this.#tiers.browser, true);
    }
    if (this.#running.size > 0) return;
    const live = this.#ended.get(this.#tiers.live);
    if (this.#stale) this.#win(this.#stale);
    else this.#fail(live?.kind === 'failed' ? this.#mostSpecific(live) : noTier);
  }

  #nextTier(): Tier | undefined {
    const { live, browser, proxy } = this.#tiers;
    const { allowed } = this.#request;
    const outcome = this.#ended.get(live);
    const hint = outcome?.kind === 'failed' ? factsOf(outcome.failure).nextTier : undefined;
    if (hint === 'none') return undefined;
    if (hint === 'browser' && allowed.browser && this.#isUntried(browser)) return browser;
    // A proxy costs money, so it is used only after the site itself has failed and no browser is running.
    const isBrowserDone = hint === 'proxy' || !allowed.browser || this.#ended.has(browser);
    return hint !== undefined && isBrowserDone && allowed.proxy && this.#isUntried(proxy) ? proxy : undefined;
  }

  /** Whether the site has been silent for so long that it may be blocking this client. */
  #isSpeculative(): boolean {
    const isSilent = !this.#ended.has(this.#tiers.live);
    return !this.#isPatient && !this.#hasSpeculated && isSilent && this.#request.allowed.browser;
  }

  /** Cancels a speculative browser attempt if the site's failure is one that a browser would meet too. */
  #dropSpeculation(live: TierOutcome): void {
    const { browser } = this.#tiers;
    const running = this.#running.get(browser);
    const isChanged = live.kind !== 'failed' || factsOf(live.failure).nextTier === 'browser';
    if (isChanged || !running?.isSpeculative) return;
    this.#note(browser, 'cancelled');
    this.#running.delete(browser);
    running.stop.abort(new Error('a browser would get the same result'));
  }

  #isUntried(tier: Tier): boolean {
    return !this.#running.has(tier) && !this.#ended.has(tier);
  }

  /** A browser that reached a parked page knows more than a fetch that met a bot wall. */
  #mostSpecific(live: Failure): Failure {
    const browser = this.#ended.get(this.#tiers.browser);
    const isVerdict = browser?.kind === 'failed' && VERDICTS.has(browser.failure);
    return isVerdict ? browser : live;
  }

  #win(found: FoundPage): void {
    this.#end({ kind: 'found', found, attempts: this.#attempts });
  }

  #fail({ failure, message }: Failure): void {
    this.#end({ kind: 'failed', failure, message, attempts: this.#attempts });
  }

  #end(outcome: CascadeOutcome): void {
    for (const tier of this.#running.keys()) this.#note(tier, 'cancelled');
    this.#isSettled = true;
    this.#settle(outcome);
  }

  /** Call this before the tier is removed from the running ones. */
  #note(tier: Tier, outcome: string): void {
    if (outcome === 'skipped') return;
    const now = performance.now();
    const ms = Math.round(now - (this.#running.get(tier)?.startedAt ?? now));
    this.#attempts.push({ tier: tier.name, outcome, ms });
  }
}

const VERDICTS = new Set<SiteFailure>([
  'parked',
  'default_page',
  'construction',
  'error_page',
  'empty',
  'bot_wall',
  'consent_wall',
]);

const noTier: Failure = { kind: 'failed', failure: 'unavailable', message: 'no tier could be tried' };
