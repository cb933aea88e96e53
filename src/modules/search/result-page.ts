/**
 * One page of results, written out once and shared by everyone who asks the same. What an answer says around its results
 * (the query as sent, the time, the credits) may differ from one caller to the next; the last one is kept whole, so that
 * the same answer again is the same bytes and nothing is copied.
 */
export class ResultPage {
  readonly totalCount: number;
  readonly resultCount: number;
  /** The results array as JSON: text until the first answer is written, then bytes inside the newest one. */
  private results: string | Buffer;
  private last: { readonly frame: string; readonly bytes: Buffer } | undefined;

  constructor(totalCount: number, items: readonly object[]) {
    this.totalCount = totalCount;
    this.resultCount = items.length;
    this.results = JSON.stringify(items);
  }

  get bytes(): number {
    return Buffer.byteLength(this.results);
  }

  /** The whole answer around the results; `write` gives what stands before and after them, and `frame` identifies both. */
  within(frame: string, write: () => readonly [before: string, after: string]): Buffer {
    if (this.last?.frame === frame) return this.last.bytes;
    const [before, after] = write();
    const bytes =
      typeof this.results === 'string'
        ? Buffer.from(before + this.results + after)
        : Buffer.concat([Buffer.from(before), this.results, Buffer.from(after)]);
    // A page is in memory once: its results live on inside the newest answer.
    this.results = bytes.subarray(Buffer.byteLength(before), bytes.length - Buffer.byteLength(after));
    this.last = { frame, bytes };
    return bytes;
  }

  /** The items as they were written. */
  read(): unknown {
    return JSON.parse(this.results.toString());
  }
}
