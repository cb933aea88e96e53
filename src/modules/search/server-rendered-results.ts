import type { Caller } from '../../access/index.ts';

/** Somebody opens the app at an address. */
export interface Visit {
  /** The query part of the address. */
  readonly query: string;
  /** As `Accept-Language` names them. */
  readonly languages: string;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface ServerRenderedResults {
  /** The first results of the search in an address, as markup; undefined where there are none, or not in time. */
  of(visit: Visit): Promise<{ readonly content: string; readonly language: 'en' | 'de' | 'fr' } | undefined>;
}
