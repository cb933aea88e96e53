import { type Item, isOf } from './item.ts';

interface Kept {
  readonly items: readonly Item[];
  /** What was ignored, as it was written. */
  readonly aside: readonly string[];
}

/**
 * Drops what only explains why or who is asking: "because I want to …", "I sell a booking tool, so …". It reaches to the next comma or "so",
 * at the beginning of a message also to the word that asks; a message that is nothing else stays unchanged.
 */
export function setAside(items: readonly Item[], message: string): Kept {
  const remaining: Item[] = [];
  const aside: string[] = [];
  let at = 0;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    if (!isOf(item, 'reason') || item.content !== undefined) {
      remaining.push(item);
      at += 1;
      continue;
    }
    const end = endOf(items, at);
    aside.push(message.slice(item.start, items[end - 1]?.end));
    at = end;
  }
  return remaining.every((item) => item.content === undefined && item.roles.size > 0)
    ? { items, aside: [] }
    : { items: remaining, aside };
}

function endOf(items: readonly Item[], start: number): number {
  const end = items.findIndex(
    (item, at) =>
      at > start &&
      (item.breakBefore !== '' ||
        isOf(item, 'therefore') ||
        (start === 0 && at > 1 && isOf(item, 'command'))),
  );
  return end < 0 ? items.length : end;
}
