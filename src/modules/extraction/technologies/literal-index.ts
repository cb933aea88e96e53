import { createLiteralScanner } from './literal-scanner.ts';

/** Entries that can match only where one of their literals occurs, found by one pass over a text. */
export interface LiteralIndex<Item> {
  readonly isEmpty: boolean;
  /** The items that may match in the text, in the order given, each with the positions of its literals. */
  candidates(text: string): readonly Candidate<Item>[];
}

export interface Candidate<Item> {
  readonly item: Item;
  readonly positions: readonly number[];
}

export function createLiteralIndex<Item>(
  items: readonly { item: Item; literals: readonly string[] }[],
  knownPairStart?: (literal: string) => number | undefined,
): LiteralIndex<Item> {
  const holders = new Map<string, number[]>();
  for (const [number, { literals }] of items.entries()) {
    for (const literal of literals.length > 1 ? new Set(literals) : literals) {
      const numbers = holders.get(literal);
      if (numbers) numbers.push(number);
      else holders.set(literal, [number]);
    }
  }
  const scanner = createLiteralScanner([...holders.keys()], knownPairStart);
  const holdersByLiteral = [...holders.values()];

  return {
    isEmpty: items.length === 0,
    candidates: (text) => {
      const positionsByItem = new Map<number, readonly number[]>();
      for (const [literal, positions] of scanner.scan(text)) {
        for (const number of holdersByLiteral[literal] ?? []) {
          const earlier = positionsByItem.get(number);
          positionsByItem.set(number, earlier ? [...earlier, ...positions] : positions);
        }
      }
      const found: Candidate<Item>[] = [];
      for (const number of [...positionsByItem.keys()].sort((one, other) => one - other)) {
        const entry = items[number];
        if (entry) found.push({ item: entry.item, positions: positionsByItem.get(number) ?? [] });
      }
      return found;
    },
  };
}
