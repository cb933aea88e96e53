import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { StoredDocument, TextSearch } from '../../lib/text-index/api.ts';
import { changedNames, decodeProfile } from '../company-index/index.ts';

export interface ChangedCompany {
  readonly domain: string;
  /** The columns that differ, plus `technologies`. */
  readonly columns: readonly string[];
}

/** Companies whose homepage differs from an earlier generation of the index. */
export interface ChangedCompanies {
  /** `among` selects the companies of interest from those that were fetched again. */
  since(
    generation: number,
    among: (domains: readonly string[]) => Promise<readonly string[]>,
    signal: AbortSignal,
  ): Promise<{
    readonly changed: readonly ChangedCompany[];
    /** Where the next call continues. */
    readonly generation: number;
  }>;
}

/** At most this many refetched pages are compared per call; later ones are left to the next. */
const FETCHED_MAX = 50_000;
const PAGES_A_BATCH = 200;

type Compared = Pick<TextSearch, 'changes' | 'findMany' | 'findEarlier'>;

export const createChangedCompanies = (index: Compared): ChangedCompanies => ({
  async since(generation, among, signal) {
    const { keys, through } = await index.changes({ since: generation, limit: FETCHED_MAX, signal });
    const domains = (await among(keys)).toSorted();
    const changed: ChangedCompany[] = [];
    for (let at = 0; at < domains.length; at += PAGES_A_BATCH) {
      const batch = domains.slice(at, at + PAGES_A_BATCH);
      const before = byKey((await index.findEarlier(batch, { since: generation, signal })).documents);
      // A page that is fetched again while this runs is taken as it was at the end of the compared commits.
      const replaced = byKey((await index.findEarlier(batch, { since: through, signal })).documents);
      const current = await index.findMany(batch, { signal });
      for (const domain of batch) {
        if (isTurnSpent()) await freshTurn();
        const then = before.get(domain);
        const now = replaced.get(domain) ?? current.get(domain);
        // If a page is new, or its earlier version was dropped, no change is known.
        if (then === undefined || now === undefined) continue;
        const columns = changedNames(decodeProfile(then.stored), decodeProfile(now.stored));
        if (columns.length > 0) changed.push({ domain, columns });
      }
    }
    return { changed, generation: through };
  },
});

const byKey = (documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument> =>
  new Map(documents.map((document) => [document.key, document]));
