/** What every tier allows unless PLANS_FILE says otherwise, from the lowest tier to the highest. */
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
  /** Requests a minute of the buckets that tiers limit, for each API key or session. */
  readonly requestsPerMinute: number;
  /** How many times the slots of an anonymous address an account has, with all its keys. */
  readonly concurrencyFactor: number;
  /** Rows of one download. */
  readonly downloadRows: number;
  /** Profiles at no cost, once for the life of the account. */
  readonly freeLookups: number;
  readonly apiKeys: number;
  readonly lists: number;
  /** Companies in one list. */
  readonly listItems: number;
  readonly monitors: number;
  /** Searches to resume; the oldest is dropped for a new one. */
  readonly searchSessions: number;
  /** Rows of My Companies, one for each company and the search that showed it; what was seen longest ago is dropped. */
  readonly savedCompanies: number;
}

export type Tier = keyof typeof defaultTiers;

/**
 * THE table of tiers: what a caller of each may do and how much may belong to it. Rate limits, slots, row caps, free lookups, quotas and
 * the command line all read it, each time they need a value: `usePlans` replaces the values while the service runs.
 */
export const tiers: Record<Tier, Allowance> = structuredClone(defaultTiers);

/** From the lowest to the highest. */
export const tierNames = Object.keys(defaultTiers) as readonly Tier[] as readonly [Tier, ...Tier[]];

export const isTier = (name: string | undefined): name is Tier =>
  name !== undefined && Object.hasOwn(defaultTiers, name);
