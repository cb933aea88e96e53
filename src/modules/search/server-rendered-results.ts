import type { Caller } from '../../access/index.ts';

/** A visit to the app at some address. */
export interface Visit {
  /** The query part of the address. */
  readonly query: string;
  /** The value of `Accept-Language`. */
  readonly languages: string;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface ServerRenderedResults {
  /** The first results of the search in an address, as markup; undefined if there are none, or not in time. */
  of(visit: Visit): Promise<{ readonly content: string; readonly language: 'en' | 'de' | 'fr' } | undefined>;
}
