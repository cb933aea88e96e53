import type { TextSearch } from '../../../lib/text-index/api.ts';
import { storedFetchedAtMs } from '../../company-index/index.ts';
import type { CapturedPage } from '../page-source.ts';

type Order = 'first' | 'newer' | 'same' | 'stale';

interface KnownPage {
  readonly fetchedAtMs: number;
  /** Absent for a page from the future, which any other page replaces. */
  readonly stored: Uint8Array | undefined;
}

/** Decides between pages of one domain: a page is kept unless the stored one was fetched later. */
export class NewestWins {
  readonly #index: TextSearch;
  /** Accepted pages that the index does not show yet. */
  readonly #uncommitted = new Map<string, KnownPage>();
  /**
   * Domains that the index did not have at the last lookup since the last commit. This saves a lookup, because every page is compared
   * twice.
   */
  readonly #absent = new Set<string>();
  #uncommittedBytes = 0;

  constructor(index: TextSearch) {
    this.#index = index;
  }

  /** Memory held for accepted pages until they are committed. */
  get uncommittedBytes(): number {
    return this.#uncommittedBytes;
  }

  /**
   * `stale`: a newer page is stored. The same fetch is written again: after a crash it may be stored without its record in the archive, and
   * a file that was edited keeps the date in its manifest. `replaced` is the stored record that a page replaces.
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
    // Copied, because the record itself is transferred to the thread that writes it.
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
 * A page from the future would stay the newest until that date. It was fetched now at the latest. A record with another date is not
 * archived unchanged, because a rebuild would read the date again.
 */
export function withoutFutureDate(page: CapturedPage): CapturedPage {
  const nowMs = Date.now();
  if (Date.parse(page.fetchedAt) <= nowMs) return page;
  const { member: _, ...rest } = page;
  return { ...rest, fetchedAt: new Date(nowMs).toISOString() };
}
