import { AppError } from '../../platform/errors.ts';
import type { Allowed, CascadeOutcome } from './cascade.ts';
import type { Urgency } from './reading/page-reader.ts';

/** One fetch of a domain, for all who want it. */
interface Flight {
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  readonly landed: Promise<CascadeOutcome>;
}

export interface FlightPlan {
  readonly domain: string;
  readonly allowed: Allowed;
  readonly urgency: Urgency;
}

const FLIGHTS_MAX = 256;
/** Whatever the tiers do, nothing is in the air for longer. */
const FLIGHT_MS_MAX = 28_000;

/**
 * Callers of one domain share one fetch. It ends when its work ends, not when a caller leaves, and whoever joins may allow
 * it more; how long somebody waits for it is their own matter.
 */
export class Flights {
  readonly #underWay = new Map<string, Flight>();
  readonly #stopping = new AbortController();

  /** The fetch that is under way, or a new one. Throws `saturated` when too many are. */
  join(
    { domain, allowed, urgency }: FlightPlan,
    begin: (allowed: Allowed, signal: AbortSignal) => Promise<CascadeOutcome>,
  ): Promise<CascadeOutcome> {
    const flight = this.#underWay.get(domain);
    // Background work leaves room to others; somebody who waits does not stand behind it.
    if (flight && !(urgency === 'awaited' && flight.urgency === 'background')) {
      flight.allowed.browser ||= allowed.browser;
      flight.allowed.proxy ||= allowed.proxy;
      return flight.landed;
    }
    if (this.#stopping.signal.aborted)
      return Promise.reject(new AppError('unavailable', 'The service is stopping.'));
    if (this.#underWay.size >= FLIGHTS_MAX)
      return Promise.reject(new AppError('saturated', undefined, { headers: { 'retry-after': '3' } }));
    const own = { ...allowed };
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(FLIGHT_MS_MAX)]);
    const landed = begin(own, signal).finally(() => {
      if (this.#underWay.get(domain)?.landed === landed) this.#underWay.delete(domain);
    });
    // Its callers may all have left; a failure is then nobody's.
    landed.catch(() => undefined);
    this.#underWay.set(domain, { allowed: own, urgency, landed });
    return landed;
  }

  get count(): number {
    return this.#underWay.size;
  }

  /** Cancels what is under way and waits for it to end. */
  async close(): Promise<void> {
    this.#stopping.abort(new AppError('unavailable', 'The service is stopping.'));
    await Promise.allSettled([...this.#underWay.values()].map(({ landed }) => landed));
  }
}
