/**
 * Items that wait, by tenant. Tenants take turns, so that a tenant with many items delays another by one item; each tenant keeps its own
 * order.
 */
export class FairQueue<Item> {
  /** The tenant whose turn is next comes first. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(tenant: string): boolean {
    return this.#waiting.has(tenant);
  }

  add(tenant: string, item: Item): void {
    const items = this.#waiting.get(tenant);
    if (items) items.push(item);
    else this.#waiting.set(tenant, [item]);
    this.#size += 1;
  }

  /** The tenant whose item is taken moves behind the others. */
  take(): Item | undefined {
    for (const [tenant, items] of this.#waiting) {
      const item = items.shift();
      this.#waiting.delete(tenant);
      if (items.length > 0) this.#waiting.set(tenant, items);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  remove(tenant: string, item: Item): void {
    const items = this.#waiting.get(tenant) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return;
    items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(tenant);
    this.#size -= 1;
  }
}
