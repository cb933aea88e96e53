import type { RankedCompany } from './describe-candidates.ts';
import type { Method } from './lookalike-query.ts';

/** The full ranking of a query, before a page of it is selected. */
export interface Ranking {
  readonly method: Method;
  /** Why the fallback was used. */
  readonly reason: string | undefined;
  readonly companies: readonly RankedCompany[];
}

const RANKINGS_MAX = 100;

/** The most recent rankings. A ranking of an index that has changed since is never returned. */
export class RankingCache {
  readonly #rankings = new Map<string, { readonly version: string; readonly ranking: Ranking }>();

  get(key: string, version: string): Ranking | undefined {
    const known = this.#rankings.get(key);
    if (!known) return undefined;
    this.#rankings.delete(key);
    if (known.version !== version) return undefined;
    this.#rankings.set(key, known);
    return known.ranking;
  }

  set(key: string, version: string, ranking: Ranking): void {
    this.#rankings.delete(key);
    this.#rankings.set(key, { version, ranking });
    for (const oldest of this.#rankings.keys()) {
      if (this.#rankings.size <= RANKINGS_MAX) return;
      this.#rankings.delete(oldest);
    }
  }
}
