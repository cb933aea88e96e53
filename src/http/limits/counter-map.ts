/** Counts how many items each name has open. Names with nothing open take no memory. */
export class CounterMap {
  private readonly open = new Map<string, number>();

  of(name: string): number {
    return this.open.get(name) ?? 0;
  }

  /** Adds one and returns true, or returns false if the count would exceed `max`. */
  tryAdd(name: string, max: number): boolean {
    const count = this.of(name);
    if (count >= max) return false;
    this.open.set(name, count + 1);
    return true;
  }

  remove(name: string): void {
    const count = this.of(name);
    if (count > 1) this.open.set(name, count - 1);
    else this.open.delete(name);
  }
}
