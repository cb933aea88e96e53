/**
 * Companies that accounts have viewed. Code that shows companies depends on this interface, so that searches and profiles need not know
 * where it is stored.
 */
export interface ViewServices {
  readonly seen: {
    /** The domains that `exclude_seen` excludes from a query of this account. */
    excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
    /** The same for a query that the account may ask next, after it was shown these by another one. */
    excludedNext(accountId: number, query: string, shown: readonly string[]): Promise<readonly string[]>;
  };
  readonly viewHistory: {
    /** Returns at once, or, when too much waits to be stored, a promise to await before more is shown. */
    record(view: CompanyView): void | Promise<void>;
  };
}

/** What a caller was shown. */
export interface CompanyView {
  readonly accountId: number;
  readonly query: string;
  /** A search shows companies; a profile that is read has been found before, and is not excluded from searches. */
  readonly kind: 'search' | 'profile';
  /** Read when it is stored, which is after the answer. */
  readonly companies: () => readonly ViewedCompany[];
}

export interface ViewedCompany {
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
  readonly industry: string;
  readonly country: string;
}
