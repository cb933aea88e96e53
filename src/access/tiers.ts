/** What every tier allows unless PLANS_FILE overrides it, from the lowest tier to the highest. */
export const defaultTiers = {
  free: {
    requestsPerMinute: 30,
    concurrencyFactor: 1,
    downloadRows: 100,
    freeLookups: 250,
    apiKeys: 5,
    lists: 50,
    listItems: 10_000,
    monitors: 10,
    searchSessions: 200,
    savedCompanies: 20_000,
  },
  pro: {
    requestsPerMinute: 300,
    concurrencyFactor: 2,
    downloadRows: 10_000,
    freeLookups: 0,
    apiKeys: 20,
    lists: 500,
    listItems: 100_000,
    monitors: 100,
    searchSessions: 200,
    savedCompanies: 200_000,
  },
  enterprise: {
    requestsPerMinute: 3_000,
    concurrencyFactor: 4,
    downloadRows: 1_000_000,
    freeLookups: 0,
    apiKeys: 100,
    lists: 5_000,
    listItems: 1_000_000,
    monitors: 1_000,
    searchSessions: 200,
    savedCompanies: 1_000_000,
  },
} as const satisfies Record<string, Allowance>;

/** What a tier allows. */
export interface Allowance {
  /** Requests a minute in the rate-limit buckets that depend on the tier, for each API key or session. */
  readonly requestsPerMinute: number;
  /** An account, with all its keys, gets this many times the concurrency slots of an anonymous address. */
  readonly concurrencyFactor: number;
  /** Maximum number of rows in one download. */
  readonly downloadRows: number;
  /** Free profiles, granted once in the lifetime of the account. */
  readonly freeLookups: number;
  readonly apiKeys: number;
  readonly lists: number;
  /** Maximum number of companies in one list. */
  readonly listItems: number;
  readonly monitors: number;
  /** Maximum number of searches that can be resumed; a new one displaces the oldest. */
  readonly searchSessions: number;
  /**
   * Maximum number of rows in My Companies. There is one row per company and search that showed it; the ones seen longest ago are dropped.
   */
  readonly savedCompanies: number;
}

export type Tier = keyof typeof defaultTiers;

/**
 * The single table of tiers: what a caller of each tier may do and how much it may own. Rate limits, slots, row caps, free lookups, quotas
 * and the command line read it each time they need a value, because `usePlans` replaces the values while the service runs.
 */
export const tiers: Record<Tier, Allowance> = structuredClone(defaultTiers);

/** From the lowest to the highest. */
export const tierNames = Object.keys(defaultTiers) as readonly Tier[] as readonly [Tier, ...Tier[]];

export const isTier = (name: string | undefined): name is Tier =>
  name !== undefined && Object.hasOwn(defaultTiers, name);
