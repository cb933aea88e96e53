import { AppError } from '../../platform/errors.ts';
import { abortable } from '../../platform/outbound/index.ts';
import type { Allowed, CascadeOutcome } from './cascade.ts';
import type { Urgency } from './reading/page-reader.ts';

/** One fetch of a domain, for all its callers. */
interface SharedFetch {
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  readonly landed: Promise<CascadeOutcome>;
  /** Callers who are still there. */
  waiting: number;
  readonly over: AbortController;
}

export interface FetchRequest {
  readonly domain: string;
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  /** The caller's. */
  readonly signal: AbortSignal;
}

const SHARED_FETCHES_MAX = 256;
/** No fetch takes longer, whatever the tiers do. */
const SHARED_FETCH_MS_MAX = 28_000;

/** So many continue without a caller: one who comes back finds the fetch. */
const ABANDONED_MAX = 32;

/**
 * Callers of one domain share one fetch, and a later caller may allow it more; each caller has its own deadline.
 * A fetch without callers is cancelled if it was background work, and otherwise continues, as long as few do.
 */
export class SharedFetches {
  readonly #underWay = new Map<string, SharedFetch>();
  readonly #stopping = new AbortController();

  /** The outcome of the running fetch, or of a new one. Rejects with `saturated` when too many are running, or the signal's reason. */
  async join(
    { domain, allowed, urgency, signal }: FetchRequest,
    begin: (allowed: Allowed, signal: AbortSignal) => Promise<CascadeOutcome>,
  ): Promise<CascadeOutcome> {
    signal.throwIfAborted();
    const known = this.#underWay.get(domain);
    // Background work leaves slots to others; a waiting caller does not queue behind it.
    const isShared = known && !(urgency === 'awaited' && known.urgency === 'background');
    const sharedFetch = isShared ? known : this.#begin(domain, { allowed, urgency }, begin);
    sharedFetch.allowed.browser ||= allowed.browser;
    sharedFetch.allowed.proxy ||= allowed.proxy;
    sharedFetch.waiting += 1;
    try {
      return await abortable(sharedFetch.landed, signal);
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
    const over = new AbortController();
    const limits = [this.#stopping.signal, over.signal, AbortSignal.timeout(SHARED_FETCH_MS_MAX)];
    const landed = begin(own, AbortSignal.any(limits)).finally(() => this.#forget(domain, sharedFetch));
    // Its callers may all have left; its failure is then not handled.
    landed.catch(() => undefined);
    const sharedFetch: SharedFetch = { allowed: own, urgency, landed, waiting: 0, over };
    this.#underWay.set(domain, sharedFetch);
    return sharedFetch;
  }

  /** A caller after a cancelled fetch starts a new one. */
  #abandon(domain: string, sharedFetch: SharedFetch): void {
    const abandoned = [...this.#underWay.values()].filter(({ waiting }) => waiting === 0).length;
    if (sharedFetch.urgency === 'awaited' && abandoned <= ABANDONED_MAX) return;
    this.#forget(domain, sharedFetch);
    sharedFetch.over.abort(new Error('its last caller has left'));
  }

  #forget(domain: string, sharedFetch: SharedFetch): void {
    if (this.#underWay.get(domain) === sharedFetch) this.#underWay.delete(domain);
  }

  /** Cancels running fetches and waits for them to end. */
  async close(): Promise<void> {
    this.#stopping.abort(new AppError('unavailable', 'The service is stopping.'));
    await Promise.allSettled([...this.#underWay.values()].map(({ landed }) => landed));
  }
}
