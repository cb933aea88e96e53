import { firstToken, type Item, isOf } from './item.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 50, 100, 12];
const LIMIT_MAX = 500;

/** "Give me 20": how many are wanted, with the place it stands at; a number further on belongs to what is looked for. */
export function findLimit(
  items: readonly Item[],
): { readonly at: number; readonly limit: number } | undefined {
  for (const [at, item] of items.entries()) {
    const value = numberOf(item, items[at - 1]);
    if (value !== undefined)
      return items.length > 1 && value >= 1 && value <= LIMIT_MAX ? { at, limit: value } : undefined;
    if (item.content || item.roles.size === 0 || isOf(item, 'like', 'nextPage')) return undefined;
  }
  return undefined;
}

function numberOf(item: Item, before: Item | undefined): number | undefined {
  if (firstToken(item).kind === 'number') return Number(firstToken(item).folded);
  const isCounted = isOf(item, 'numbers') && item.index !== undefined && item.index > 0;
  return isCounted && (before === undefined || isOf(before, 'command')) ? VALUES[item.index ?? 0] : undefined;
}
