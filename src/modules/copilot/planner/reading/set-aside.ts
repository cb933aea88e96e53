import { type Item, isOf } from './item.ts';

interface Kept {
  readonly items: readonly Item[];
  /** What was left out, as it was written. */
  readonly aside: readonly string[];
}

/**
 * Leaves out what only tells why or who is asking: "because I want to …", "I sell a booking tool, so …". It reaches to the next comma or "so",
 * at the beginning of a message also to the word that asks; a message that would be nothing else is left as it is.
 */
export function setAside(items: readonly Item[], message: string): Kept {
  const kept: Item[] = [];
  const aside: string[] = [];
  let at = 0;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    if (!isOf(item, 'reason') || item.content !== undefined) {
      kept.push(item);
      at += 1;
      continue;
    }
    const end = endOf(items, at);
    aside.push(message.slice(item.start, items[end - 1]?.end));
    at = end;
  }
  return kept.every((item) => item.content === undefined && item.roles.size > 0)
    ? { items, aside: [] }
    : { items: kept, aside };
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
