interface Entry {
  readonly value: unknown;
  readonly bytes: number;
}

/** Keeps the most recently read values, up to a number of bytes. Each thread has one, shared by all segments it reads. */
export class ByteCache {
  private readonly entries = new Map<string, Entry>();
  private readonly bytesMax: number;
  private bytes = 0;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  /** The cached value, or undefined. Loads nothing. */
  peek<T>(key: string): T | undefined {
    return this.touch(key)?.value as T | undefined;
  }

  private touch(key: string): Entry | undefined {
    const found = this.entries.get(key);
    if (found === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found;
  }

  /** The same key must always have the same type. Absent values are cached too. */
  get<T>(key: string, load: () => T, bytesOf: (value: T) => number): T {
    const found = this.touch(key);
    if (found !== undefined) return found.value as T;
    const value = load();
    const bytes = bytesOf(value) + 200;
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.bytesMax || oldest === key) break;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
    return value;
  }
}
