import type { TextSearch } from '../../lib/text-index/api.ts';
import {
  type ColumnChange,
  decodeProfile,
  decodeStoredRelations,
  firstHistory,
} from '../company-index/index.ts';

/** The versions of a homepage, newest first. */
export interface ShownHistory {
  readonly versions: readonly {
    readonly crawl_id: string;
    readonly fetched_at: string;
    readonly source: string;
  }[];
  readonly changes: readonly ColumnChange[];
  readonly technologies: readonly {
    readonly name: string;
    readonly first_seen: string;
    readonly last_seen: string;
    readonly current: boolean;
  }[];
}

export interface CompanyHistories {
  /** Undefined if the domain is not indexed. */
  find(domain: string): Promise<ShownHistory | undefined>;
}

export const createCompanyHistories = (index: Pick<TextSearch, 'find'>): CompanyHistories => ({
  async find(domain) {
    const document = await index.find(domain);
    if (document === undefined) return undefined;
    const { history = firstHistory(decodeProfile(document.stored)) } = decodeStoredRelations(document.stored);
    const { versions, changes, technologies } = history;
    const last = versions.length - 1;
    return {
      versions: versions
        .map(({ crawlId, fetchedAt, source }) => ({ crawl_id: crawlId, fetched_at: fetchedAt, source }))
        .reverse(),
      changes: changes.map(({ at, column, before, after }) => ({ at, column, before, after })).reverse(),
      technologies: technologies
        .map(({ name, firstSeen, seen }) => {
          const lastSeenIn = 31 - Math.clz32(seen);
          return {
            name,
            first_seen: firstSeen,
            last_seen: versions[lastSeenIn]?.fetchedAt ?? firstSeen,
            current: lastSeenIn === last,
          };
        })
        .sort(
          (one, other) => Number(other.current) - Number(one.current) || (one.name < other.name ? -1 : 1),
        ),
    };
  },
});
