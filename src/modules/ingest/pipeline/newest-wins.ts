import type { TextSearch } from '../../../lib/text-index/api.ts';
import { storedFetchedAtMs } from '../../company-index/index.ts';

/** Decides between pages of one domain: a page is kept unless the one that is there was fetched later. */
export class NewestWins {
  readonly #index: TextSearch;
  /** Fetch times of accepted pages that the index does not show yet. */
  readonly #uncommitted = new Map<string, number>();

  constructor(index: TextSearch) {
    this.#index = index;
  }

  /**
   * `stale`: a newer page is there. The same fetch is written again: after a crash it may be there without its record in
   * the archive, and a file that was edited keeps the date its manifest gives.
   */
  async compare(domain: string, fetchedAtMs: number): Promise<'first' | 'newer' | 'same' | 'stale'> {
    const known = this.#uncommitted.get(domain) ?? (await this.#indexedAtMs(domain));
    if (known === undefined) return 'first';
    if (known === fetchedAtMs) return 'same';
    return known > fetchedAtMs ? 'stale' : 'newer';
  }

  accepted(domain: string, fetchedAtMs: number): void {
    this.#uncommitted.set(domain, fetchedAtMs);
  }

  committed(): void {
    this.#uncommitted.clear();
  }

  async #indexedAtMs(domain: string): Promise<number | undefined> {
    const document = await this.#index.find(domain);
    return document === undefined ? undefined : storedFetchedAtMs(document.stored);
  }
}
