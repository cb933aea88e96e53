/** Notifications on one page of the inbox. */
export const PAGE_SIZE = 50;

/**
 * The id that the next page must be older than. A page with entries that are not older than requested counts as the last one, because
 * otherwise the same page would load forever.
 */
export function nextBefore(
  page: readonly { readonly id: number }[],
  before: number | undefined,
): number | undefined {
  if (page.length < PAGE_SIZE || (before !== undefined && page.some(({ id }) => id >= before)))
    return undefined;
  return Math.min(...page.map(({ id }) => id));
}
