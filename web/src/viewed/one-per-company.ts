interface Entry {
  readonly domain: string;
  readonly company_name: string;
  readonly search_query: string;
  readonly last_seen_at: string;
}

export interface ViewedCompany {
  readonly domain: string;
  readonly company_name: string;
  /** The searches that led to the company; empty if it was opened by its domain. */
  readonly queries: readonly string[];
  readonly last_seen_at: string;
}

/** The service stores one entry per search that led to a company. The page lists each company once. */
export function onePerCompany(entries: readonly Entry[]): readonly ViewedCompany[] {
  return [...Map.groupBy(entries, ({ domain }) => domain)].map(([domain, visits]) => ({
    domain,
    company_name: visits.find(({ company_name }) => company_name !== '')?.company_name ?? '',
    queries: [...new Set(visits.map(({ search_query }) => search_query).filter((query) => query !== domain))],
    last_seen_at: visits.reduce((last, { last_seen_at }) => (last_seen_at > last ? last_seen_at : last), ''),
  }));
}
