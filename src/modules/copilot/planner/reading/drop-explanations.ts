import { hasRole, type Item } from './item.ts';

interface RemainingItems {
  readonly items: readonly Item[];
  /** The dropped parts, as they were written. */
  readonly explanations: readonly string[];
}

/**
 * Drops parts that only explain why or who is asking: "because I want to …", "I sell a booking tool, so …". Such a part ends at the next
 * comma or "so", and at the beginning of a message also at the verb of the request. A message that consists of nothing else stays
 * unchanged.
 */
export function dropExplanations(items: readonly Item[], message: string): RemainingItems {
  const remaining: Item[] = [];
  const explanations: string[] = [];
  let at = 0;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    if (!hasRole(item, 'reason') || item.content !== undefined) {
      remaining.push(item);
      at += 1;
      continue;
    }
    const end = explanationEnd(items, at);
    explanations.push(message.slice(item.start, items[end - 1]?.end));
    at = end;
  }
  return remaining.every((item) => item.content === undefined && item.roles.size > 0)
    ? { items, explanations: [] }
    : { items: remaining, explanations };
}

function explanationEnd(items: readonly Item[], start: number): number {
  const end = items.findIndex(
    (item, at) =>
      at > start &&
      (item.breakBefore !== '' ||
        hasRole(item, 'therefore') ||
        (start === 0 && at > 1 && hasRole(item, 'command'))),
  );
  return end < 0 ? items.length : end;
}
