import { useState } from 'react';
import type { Company } from '../api/api.ts';

/** Companies that were selected one by one or all loaded ones, or all matches. */
export interface Selection {
  readonly domains: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly has: (domain: string) => boolean;
  readonly set: (at: number, isSelected: boolean, isRange: boolean) => void;
  readonly toggle: (domain: string) => void;
  readonly selectLoaded: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** A selection belongs to one search. A different search starts with nothing selected. */
export function useSelection(searchKey: string, companies: readonly Company[]): Selection {
  const [state, setState] = useState({
    searchKey,
    domains: new Set<string>() as ReadonlySet<string>,
    isAll: false,
    last: 0,
  });
  const now =
    state.searchKey === searchKey ? state : { searchKey, domains: new Set<string>(), isAll: false, last: 0 };
  const change = (domains: ReadonlySet<string>, isAll = false, last = now.last): void =>
    setState({ searchKey, domains, isAll, last });
  const domainsOf = (some: readonly Company[]): string[] => some.map(({ domain }) => domain);
  return {
    domains: now.domains,
    isAll: now.isAll,
    has: (domain) => now.isAll || now.domains.has(domain),
    set(at, isSelected, isRange) {
      const from = isRange ? Math.min(now.last, at) : at;
      const to = isRange ? Math.max(now.last, at) : at;
      const touched = domainsOf(companies.slice(from, to + 1));
      const start = now.isAll ? new Set(domainsOf(companies)) : now.domains;
      change(isSelected ? start.union(new Set(touched)) : start.difference(new Set(touched)), false, at);
    },
    toggle(domain) {
      const one = new Set([domain]);
      change(now.domains.has(domain) ? now.domains.difference(one) : now.domains.union(one));
    },
    selectLoaded: () => change(new Set(domainsOf(companies))),
    selectAll: () => change(new Set(domainsOf(companies)), true),
    clear: () => change(new Set()),
  };
}
