/** Notifications on one page of the inbox. */
export const PAGE_SIZE = 50;

/**
 * The notification that the next page begins before. A page that is no older than requested is the last one: it would come
 * again for ever.
 */
export function nextBefore(
  page: readonly { readonly id: number }[],
  before: number | undefined,
): number | undefined {
  if (page.length < PAGE_SIZE || (before !== undefined && page.some(({ id }) => id >= before)))
    return undefined;
  return Math.min(...page.map(({ id }) => id));
}
