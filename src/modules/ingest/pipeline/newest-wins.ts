import type { TextIndex } from '../../../lib/text-index/api.ts';
import { storedFetchedAtMs } from '../../search/index.ts';

/** Decides between pages of one domain: a page is kept only if it was fetched later than the one that is there. */
export class NewestWins {
  readonly #index: TextIndex;
  /** Fetch times of accepted pages that the index does not show yet. */
  readonly #uncommitted = new Map<string, number>();

  constructor(index: TextIndex) {
    this.#index = index;
  }

  /** `stale`: a page at least as new is there. */
  async compare(domain: string, fetchedAtMs: number): Promise<'first' | 'newer' | 'stale'> {
    const known = this.#uncommitted.get(domain) ?? (await this.#indexedAtMs(domain));
    if (known === undefined) return 'first';
    return known >= fetchedAtMs ? 'stale' : 'newer';
  }

  accepted(domain: string, fetchedAtMs: number): void {
    this.#uncommitted.set(domain, fetchedAtMs);
  }

  committed(): void {
    this.#uncommitted.clear();
  }

  async #indexedAtMs(domain: string): Promise<number | undefined> {
    const document = await this.#index.get(domain);
    return document === undefined ? undefined : storedFetchedAtMs(document.stored);
  }
}
