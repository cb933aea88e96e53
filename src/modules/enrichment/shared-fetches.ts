import { AppError } from '../../platform/errors.ts';
import { abortable } from '../../platform/outbound/index.ts';
import type { Allowed, CascadeOutcome } from './cascade.ts';
import type { Urgency } from './reading/page-reader.ts';

/** One fetch of a domain, shared by all its callers. */
interface SharedFetch {
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  readonly outcome: Promise<CascadeOutcome>;
  /** Number of callers who are still waiting. */
  waiting: number;
  readonly cancellation: AbortController;
}

export interface FetchRequest {
  readonly domain: string;
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  /** The caller's signal. */
  readonly signal: AbortSignal;
}

const SHARED_FETCHES_MAX = 256;
/** The longest time for any fetch, whatever the tiers do. */
const SHARED_FETCH_MS_MAX = 28_000;

/** How many fetches may continue without a caller, so that a caller who comes back finds the result. */
const ABANDONED_MAX = 32;

/**
 * Callers of the same domain share one fetch; a caller who joins later may allow it more tiers, and each has its own deadline. When the
 * last caller has left, the fetch is cancelled if it was background work; otherwise it continues, unless too many already do.
 */
export class SharedFetches {
  readonly #underWay = new Map<string, SharedFetch>();
  readonly #stopping = new AbortController();

  /** The outcome of the running fetch, or of a new one. Rejects with `saturated` if too many are running, or with the signal's reason. */
  async join(
    { domain, allowed, urgency, signal }: FetchRequest,
    begin: (allowed: Allowed, signal: AbortSignal) => Promise<CascadeOutcome>,
  ): Promise<CascadeOutcome> {
    signal.throwIfAborted();
    const known = this.#underWay.get(domain);
    // Background work yields its slots to others, so a waiting caller starts a fetch of its own instead of joining one.
    const isShared = known && !(urgency === 'awaited' && known.urgency === 'background');
    const sharedFetch = isShared ? known : this.#begin(domain, { allowed, urgency }, begin);
    sharedFetch.allowed.browser ||= allowed.browser;
    sharedFetch.allowed.proxy ||= allowed.proxy;
    sharedFetch.waiting += 1;
    try {
      return await abortable(sharedFetch.outcome, signal);
    } finally {
      sharedFetch.waiting -= 1;
      if (sharedFetch.waiting === 0) this.#abandon(domain, sharedFetch);
    }
  }

  #begin(
    domain: string,
    { allowed, urgency }: Pick<FetchRequest, 'allowed' | 'urgency'>,
    begin: (allowed: Allowed, signal: AbortSignal) => Promise<CascadeOutcome>,
  ): SharedFetch {
    if (this.#stopping.signal.aborted) throw new AppError('unavailable', 'The service is stopping.');
    if (this.#underWay.size >= SHARED_FETCHES_MAX)
      throw new AppError('saturated', undefined, { headers: { 'retry-after': '3' } });
    const own = { ...allowed };
    const cancellation = new AbortController();
    const limits = [this.#stopping.signal, cancellation.signal, AbortSignal.timeout(SHARED_FETCH_MS_MAX)];
    const outcome = begin(own, AbortSignal.any(limits)).finally(() => this.#forget(domain, sharedFetch));
    // If all its callers have left, nobody handles its failure.
    outcome.catch(() => undefined);
    const sharedFetch: SharedFetch = { allowed: own, urgency, outcome, waiting: 0, cancellation };
    this.#underWay.set(domain, sharedFetch);
    return sharedFetch;
  }

  /** After a cancelled fetch, the next caller starts a new one. */
  #abandon(domain: string, sharedFetch: SharedFetch): void {
    const abandoned = [...this.#underWay.values()].filter(({ waiting }) => waiting === 0).length;
    if (sharedFetch.urgency === 'awaited' && abandoned <= ABANDONED_MAX) return;
    this.#forget(domain, sharedFetch);
    sharedFetch.cancellation.abort(new Error('its last caller has left'));
  }

  #forget(domain: string, sharedFetch: SharedFetch): void {
    if (this.#underWay.get(domain) === sharedFetch) this.#underWay.delete(domain);
  }

  /** Cancels running fetches and waits for them to end. */
  async close(): Promise<void> {
    this.#stopping.abort(new AppError('unavailable', 'The service is stopping.'));
    await Promise.allSettled([...this.#underWay.values()].map(({ outcome }) => outcome));
  }
}
