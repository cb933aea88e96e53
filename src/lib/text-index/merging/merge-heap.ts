export interface MergeCursor {
  readonly key: string;
  readonly source: number;
  /** Moves to the next key; false at the end. */
  advance(): boolean;
}

/** Merges several ascending sequences. The cursor with the smallest key is on top; among equal keys, the one from the first source. */
export class MergeHeap<Cursor extends MergeCursor> {
  private readonly cursors: Cursor[] = [];

  constructor(cursors: readonly Cursor[]) {
    for (const cursor of cursors) this.advance(cursor);
  }

  get top(): Cursor | undefined {
    return this.cursors[0];
  }

  /** Removes the top cursor; `advance` puts it back with its next key. */
  take(): void {
    const last = this.cursors.pop();
    if (last === undefined || this.cursors.length === 0) return;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= this.cursors.length) break;
      if (
        child + 1 < this.cursors.length &&
        isBefore(this.cursors[child + 1] as Cursor, this.cursors[child] as Cursor)
      )
        child++;
      if (!isBefore(this.cursors[child] as Cursor, last)) break;
      this.cursors[at] = this.cursors[child] as Cursor;
      at = child;
    }
    this.cursors[at] = last;
  }

  /** Puts a removed cursor back with its next key, or drops it at its end. */
  advance(cursor: Cursor): void {
    if (!cursor.advance()) return;
    let at = this.cursors.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(cursor, this.cursors[parent] as Cursor)) break;
      this.cursors[at] = this.cursors[parent] as Cursor;
      at = parent;
    }
    this.cursors[at] = cursor;
  }
}

function isBefore(a: MergeCursor, b: MergeCursor): boolean {
  return a.key < b.key || (a.key === b.key && a.source < b.source);
}
