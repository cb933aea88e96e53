import { createHash } from 'node:crypto';

/** How many rows a table has and what they say together, in whatever order they were read. */
export class RowSum {
  rows = 0;
  private sum = 0n;

  /** As they come from either database, in the order of the columns. */
  add(values: readonly unknown[]): void {
    this.rows += 1;
    const hash = createHash('sha256');
    // Lengths keep two values from passing for other two; a number is the same whether it was read as a string or not.
    for (const value of values) {
      const text = value === null ? undefined : String(value);
      hash.update(text === undefined ? 'null;' : `${text.length}:${text};`);
    }
    this.sum = BigInt.asUintN(256, this.sum + BigInt(`0x${hash.digest('hex')}`));
  }

  equals(other: RowSum): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}
