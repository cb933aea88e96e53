/** A bit for each row. */
export class RowBits {
  readonly words: Uint32Array;
  count = 0;

  constructor(rows: number) {
    this.words = new Uint32Array(Math.ceil(rows / 32));
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    if (this.has(row)) return;
    this.words[row >>> 5] = (this.words[row >>> 5] as number) | (1 << (row & 31));
    this.count++;
  }

  remove(row: number): void {
    if (!this.has(row)) return;
    this.words[row >>> 5] = (this.words[row >>> 5] as number) & ~(1 << (row & 31));
    this.count--;
  }

  /** The rows without a bit, in ascending order. */
  *absent(rows: number): Generator<number> {
    for (let at = 0; at < this.words.length; at++) {
      for (let word = ~(this.words[at] as number); word !== 0; word &= word - 1) {
        const row = at * 32 + 31 - Math.clz32(word & -word);
        if (row < rows) yield row;
      }
    }
  }

  copy(rows: number): RowBits {
    const copy = new RowBits(rows);
    copy.words.set(this.words);
    copy.count = this.count;
    return copy;
  }

  /** All bits set. */
  static full(rows: number): RowBits {
    const bits = new RowBits(rows);
    bits.words.fill(0xffffffff);
    bits.count = rows;
    return bits;
  }
}
