/**
 * One page of results, written out once and shared by everyone who asks the same. What an answer says around its results
 * (the query as sent, the time, the credits) may differ from one caller to the next; the last one is kept whole, so that
 * the same answer again is the same bytes and nothing is copied.
 */
export class ResultPage {
  readonly totalCount: number;
  readonly resultCount: number;
  /** The results array as JSON, in bytes: a string would be encoded again for every reader. */
  private results: Buffer;
  private last: { readonly frame: string; readonly bytes: Buffer } | undefined;

  constructor(totalCount: number, items: readonly object[]) {
    this.totalCount = totalCount;
    this.resultCount = items.length;
    this.results = Buffer.from(JSON.stringify(items));
  }

  get bytes(): number {
    return this.results.length;
  }

  /** The whole answer around the results; `write` gives what stands before and after them, in bytes that `frame` identifies. */
  within(frame: string, write: () => readonly [before: string, after: string]): Buffer {
    if (this.last?.frame === frame) return this.last.bytes;
    const [before, after] = write().map((text) => Buffer.from(text)) as [Buffer, Buffer];
    const bytes = Buffer.concat([before, this.results, after]);
    // The results live on inside the newest answer, so that a page is in memory once.
    this.results = bytes.subarray(before.length, before.length + this.results.length);
    this.last = { frame, bytes };
    return bytes;
  }

  /** The items as they were written. */
  read(): unknown {
    return JSON.parse(this.results.toString());
  }
}
