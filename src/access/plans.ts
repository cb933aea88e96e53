import { z } from 'zod';
import { defaultPrices, prices } from './prices.ts';
import { defaultTiers, type Tier, tierNames, tiers } from './tiers.ts';

/** Rate limits that belong to no plan, unless PLANS_FILE overrides them. */
const defaultRates = {
  /** Requests a minute to endpoints that no plan limits. This only guards against abuse. */
  guardPerMinute: 300,
  /** While typing, and when counting keywords, a caller may send this many times the requests of its plan. */
  typingFactor: 10,
  /** All keys of an account together may send this many times the requests of one key. */
  allKeysFactor: 3,
};

export const rates: Record<keyof typeof defaultRates, number> = { ...defaultRates };

const count = (min: number, max: number) => z.int().min(min).max(max).optional();

/** Every value is optional; values missing from the file keep their defaults. */
const allowance = {
  requestsPerMinute: count(1, 1_000_000),
  concurrencyFactor: count(1, 64),
  downloadRows: count(1, 1_000_000),
  apiKeys: count(0, 10_000),
  lists: count(0, 100_000),
  listItems: count(1, 1_000_000),
  monitors: count(0, 10_000),
  searchSessions: count(1, 10_000),
  savedCompanies: count(1, 1_000_000),
};

/** The content of PLANS_FILE. */
export const plansSchema = z.strictObject({
  plans: z
    .strictObject({
      // Only accounts of the free plan have free profiles.
      free: z.strictObject({ ...allowance, freeLookups: count(0, 1_000_000) }).optional(),
      pro: z.strictObject(allowance).optional(),
      enterprise: z.strictObject(allowance).optional(),
    })
    .optional(),
  prices: z.strictObject({ domain_detail: count(0, 1_000), export_row: count(0, 1_000) }).optional(),
  rates: z
    .strictObject({
      guardPerMinute: count(10, 1_000_000),
      typingFactor: count(1, 100),
      allKeysFactor: count(1, 100),
    })
    .optional(),
});

export type Plans = z.infer<typeof plansSchema>;

/** Applies plans, prices and rates to the whole process, from the next request on. Missing values get their defaults. */
export function usePlans({ plans = {}, prices: given = {}, rates: givenRates = {} }: Plans): void {
  for (const tier of tierNames)
    Object.assign(tiers[tier], defaultTiers[tier], definedOf(plans[tier as Tier]));
  Object.assign(prices, defaultPrices, definedOf(given));
  Object.assign(rates, defaultRates, definedOf(givenRates));
}

const definedOf = (values: object = {}): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
