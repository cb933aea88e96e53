import type { TextSearch } from '../../../lib/text-index/api.ts';
import { storedFetchedAtMs } from '../../company-index/index.ts';
import type { CapturedPage } from '../page-source.ts';

/** Decides between pages of one domain: a page is kept unless the stored one was fetched later. */
export class NewestWins {
  readonly #index: TextSearch;
  /** Fetch times of accepted pages that the index does not show yet. */
  readonly #uncommitted = new Map<string, number>();

  constructor(index: TextSearch) {
    this.#index = index;
  }

  /**
   * `stale`: a newer page is stored. The same fetch is written again: after a crash it may be stored without its record in
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
    if (document === undefined) return undefined;
    const fetchedAtMs = storedFetchedAtMs(document.stored);
    // Dates in the future were once accepted: such a page is replaced by any other.
    return fetchedAtMs > Date.now() ? Number.NEGATIVE_INFINITY : fetchedAtMs;
  }
}

/**
 * A page from the future would be the newest for as long as that future lasts. It was fetched now at the latest; a record that
 * states otherwise is not archived as it is, or a rebuild would read the date again.
 */
export function withoutFutureDate(page: CapturedPage): CapturedPage {
  const nowMs = Date.now();
  if (Date.parse(page.fetchedAt) <= nowMs) return page;
  const { member: _, ...rest } = page;
  return { ...rest, fetchedAt: new Date(nowMs).toISOString() };
}
