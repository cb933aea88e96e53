/** What a successful call costs a signed-in caller, in credits. */
export const prices = {
  free: 0,
  domain_detail: 1,
  export_row: 1,
} as const;

export type Price = keyof typeof prices;
