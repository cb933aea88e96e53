/**
 * Works on items side by side, at most `ahead` of them beyond the one that is next, and gives the results in the order of the
 * items. Nothing begins while nobody takes results.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<{ readonly item: Item; readonly result: Result }> {
  const pending: { readonly item: Item; readonly result: Promise<Result> }[] = [];
  for (const item of items) {
    const result = work(item);
    // Heard when it is its turn.
    result.catch(() => undefined);
    pending.push({ item, result });
    if (pending.length <= ahead) continue;
    const first = pending.shift();
    if (first) yield { item: first.item, result: await first.result };
  }
  for (const { item, result } of pending) yield { item, result: await result };
}
