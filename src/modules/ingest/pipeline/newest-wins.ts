import type { TextSearch } from '../../../lib/text-index/api.ts';
import { storedFetchedAtMs } from '../../company-index/index.ts';
import type { CapturedPage } from '../page-source.ts';

type Order = 'first' | 'newer' | 'same' | 'stale';

interface KnownPage {
  readonly fetchedAtMs: number;
  /** Absent where nothing can follow it: a page from the future. */
  readonly stored: Uint8Array | undefined;
}

/** Decides between pages of one domain: a page is kept unless the stored one was fetched later. */
export class NewestWins {
  readonly #index: TextSearch;
  /** Accepted pages that the index does not show yet. */
  readonly #uncommitted = new Map<string, KnownPage>();
  /** Domains that the index did not have when they were last looked up, since the last commit: a page is compared twice. */
  readonly #absent = new Set<string>();
  #uncommittedBytes = 0;

  constructor(index: TextSearch) {
    this.#index = index;
  }

  /** What is held of accepted pages until they are committed. */
  get uncommittedBytes(): number {
    return this.#uncommittedBytes;
  }

  /**
   * `stale`: a newer page is stored. The same fetch is written again: after a crash it may be stored without its record in
   * the archive, and a file that was edited keeps the date its manifest gives. `replaced` is the stored record that a page replaces.
   */
  async compare(
    domain: string,
    fetchedAtMs: number,
  ): Promise<{ readonly order: Order; readonly replaced: Uint8Array | undefined }> {
    const known = this.#uncommitted.get(domain) ?? (await this.#indexed(domain));
    if (known === undefined) return { order: 'first', replaced: undefined };
    const replaced = known.stored;
    if (known.fetchedAtMs === fetchedAtMs) return { order: 'same', replaced };
    return { order: known.fetchedAtMs > fetchedAtMs ? 'stale' : 'newer', replaced };
  }

  accepted(domain: string, fetchedAtMs: number, stored: Uint8Array): void {
    // A copy: the record itself moves to the thread that writes it.
    this.#uncommitted.set(domain, { fetchedAtMs, stored: stored.slice() });
    this.#uncommittedBytes += stored.length;
  }

  committed(): void {
    this.#uncommitted.clear();
    this.#absent.clear();
    this.#uncommittedBytes = 0;
  }

  async #indexed(domain: string): Promise<KnownPage | undefined> {
    if (this.#absent.delete(domain)) return undefined;
    const document = await this.#index.find(domain);
    if (document === undefined) {
      this.#absent.add(domain);
      return undefined;
    }
    const fetchedAtMs = storedFetchedAtMs(document.stored);
    // Dates in the future were once accepted: such a page is replaced by any other.
    return fetchedAtMs > Date.now()
      ? { fetchedAtMs: Number.NEGATIVE_INFINITY, stored: undefined }
      : { fetchedAtMs, stored: document.stored };
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
