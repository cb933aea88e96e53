/** What a successful call costs a signed-in caller, in credits, unless PLANS_FILE overrides it. */
export const defaultPrices = {
  free: 0,
  domain_detail: 1,
  export_row: 1,
} as const;

export type Price = keyof typeof defaultPrices;

/** The prices in force; `usePlans` replaces them while the service runs. */
export const prices: Record<Price, number> = { ...defaultPrices };
