import type { FormsOfWord } from '../../lib/text-index/api.ts';
import type { QuerySuggestion } from './query-suggestions.ts';

/**
 * One page of results, written out once and shared by everyone who asks the same. What an answer says around its results
 * (the query as sent, the time, the credits) may differ from one caller to the next; the last one is kept whole, so that
 * the same answer again is the same bytes and nothing is copied.
 */
export class ResultPage {
  readonly totalCount: number;
  readonly resultCount: number;
  /** The forms of words that were found. */
  readonly forms: readonly FormsOfWord[];
  /** Searches that find more; undefined until somebody asks for them. */
  suggestions: readonly QuerySuggestion[] | undefined;
  /** Told when the page takes more or less memory than before. */
  onResized: () => void = () => undefined;
  /** The results array as JSON: text until the first answer is written, then bytes inside the newest one. */
  private results: string | Buffer;
  private last: WrittenAnswer | undefined;

  /** @param items Each written as JSON: a large page is written result by result, so that others are heard meanwhile. */
  constructor(totalCount: number, items: readonly string[], forms: readonly FormsOfWord[] = []) {
    this.totalCount = totalCount;
    this.forms = forms;
    this.resultCount = items.length;
    this.results = `[${items.join(',')}]`;
  }

  /** What it takes in memory, the newest answer with its compressed forms included. */
  get bytes(): number {
    return this.last?.heldBytes ?? Buffer.byteLength(this.results);
  }

  /** The whole answer around the results; `write` gives what stands before and after them, and `frame` identifies both. */
  within(frame: string, write: () => readonly [before: string, after: string]): WrittenAnswer {
    if (this.last?.frame === frame) return this.last;
    const [before, after] = write();
    const bytes =
      typeof this.results === 'string'
        ? Buffer.from(before + this.results + after)
        : Buffer.concat([Buffer.from(before), this.results, Buffer.from(after)]);
    // A page is in memory once: its results live on inside the newest answer.
    this.results = bytes.subarray(Buffer.byteLength(before), bytes.length - Buffer.byteLength(after));
    this.last = new WrittenAnswer(frame, bytes, () => this.onResized());
    this.onResized();
    return this.last;
  }

  /** The items as they were written. */
  read(): unknown {
    return JSON.parse(this.results.toString());
  }
}

/** An answer as it is sent, and the compressed forms that were sent before. */
export class WrittenAnswer {
  readonly frame: string;
  readonly bytes: Buffer;
  private readonly forms = new Map<string, Buffer>();
  private readonly onKept: () => void;

  constructor(frame: string, bytes: Buffer, onKept: () => void) {
    this.frame = frame;
    this.bytes = bytes;
    this.onKept = onKept;
  }

  get(encoding: string): Buffer | undefined {
    return this.forms.get(encoding);
  }

  set(encoding: string, compressed: Buffer): void {
    this.forms.set(encoding, compressed);
    this.onKept();
  }

  get heldBytes(): number {
    return this.forms.values().reduce((sum, form) => sum + form.length, this.bytes.length);
  }
}
