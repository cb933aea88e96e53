/** Counts what each name has open at the moment; names with nothing open take no memory. */
export class CounterMap {
  private readonly open = new Map<string, number>();

  of(name: string): number {
    return this.open.get(name) ?? 0;
  }

  /** Adds one unless that would be more than `max`; false when it would. */
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
