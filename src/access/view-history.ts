/**
 * Companies that accounts have viewed. Code that shows companies depends on this interface, so that searches and profiles need not know
 * where it is stored.
 */
export interface ViewServices {
  readonly seen: {
    /** The domains that `exclude_seen` excludes from a query of this account. */
    excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
    /** The same for a query that the account may send next, after another query has shown it these domains. */
    excludedNext(accountId: number, query: string, shown: readonly string[]): Promise<readonly string[]>;
  };
  readonly viewHistory: {
    /** Returns at once, or, if too many views are waiting to be stored, returns a promise to await before showing more. */
    record(view: CompanyView): void | Promise<void>;
  };
}

/** Companies that a caller was shown. */
export interface CompanyView {
  readonly accountId: number;
  readonly query: string;
  /** A search shows companies. A profile that is opened was already found by a search, so it is not excluded from searches. */
  readonly kind: 'search' | 'profile';
  /** Called when the view is stored, which is after the response was sent. */
  readonly companies: () => readonly ViewedCompany[];
}

export interface ViewedCompany {
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
  readonly industry: string;
  readonly country: string;
}
