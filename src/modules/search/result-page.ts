import { ownBytes } from '../../lib/own-bytes.ts';
import type { FormsOfWord } from '../../lib/text-index/api.ts';
import type { MeaningReading } from './meaning-search.ts';
import type { QuerySuggestion } from './query-suggestions.ts';

/**
 * One page of results, serialised once and shared by all equal requests. The answer around the results
 * (the query as sent, the time, the credits) may differ from one caller to the next; the last one is cached whole, so that
 * the same answer again is the same bytes and nothing is copied.
 */
export class ResultPage {
  readonly totalCount: number;
  readonly resultCount: number;
  /** The forms of words that were found. */
  readonly forms: readonly FormsOfWord[];
  /** Where the next page begins; null after the last. */
  readonly nextCursor: string | null;
  /** How a description was read. */
  readonly meaning: MeaningReading | undefined;
  /** Searches that find more; undefined until they are requested. */
  suggestions: readonly QuerySuggestion[] | undefined;
  /** Called when the memory use of the page changes. */
  onResized: () => void = () => undefined;
  /** The results array as JSON: text until the first answer is written, then bytes inside the newest one. */
  private results: string | Buffer;
  private last: WrittenAnswer | undefined;

  /** @param items Each written as JSON: a large page is serialised result by result, so that other requests are served meanwhile. */
  constructor(
    totalCount: number,
    items: readonly string[],
    {
      forms = [],
      nextCursor = null,
      meaning,
    }: {
      forms?: readonly FormsOfWord[] | undefined;
      nextCursor?: string | null;
      meaning?: MeaningReading;
    } = {},
  ) {
    this.totalCount = totalCount;
    this.nextCursor = nextCursor;
    this.forms = forms;
    this.meaning = meaning;
    this.resultCount = items.length;
    this.results = `[${items.join(',')}]`;
  }

  /** What it takes in memory, the newest answer with its compressed forms included. */
  get bytes(): number {
    return this.last?.heldBytes ?? Buffer.byteLength(this.results);
  }

  /** The whole answer around the results; `write` returns the text before and after them, and `frame` identifies both. */
  within(frame: string, write: () => readonly [before: string, after: string]): WrittenAnswer {
    if (this.last?.frame === frame) return this.last;
    const [before, after] = write();
    const bytes = ownBytes(
      typeof this.results === 'string'
        ? Buffer.from(before + this.results + after)
        : Buffer.concat([Buffer.from(before), this.results, Buffer.from(after)]),
    );
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
  private readonly onStored: () => void;

  constructor(frame: string, bytes: Buffer, onStored: () => void) {
    this.frame = frame;
    this.bytes = bytes;
    this.onStored = onStored;
  }

  get(encoding: string): Buffer | undefined {
    return this.forms.get(encoding);
  }

  set(encoding: string, compressed: Buffer): void {
    this.forms.set(encoding, compressed);
    this.onStored();
  }

  get heldBytes(): number {
    return this.forms.values().reduce((sum, form) => sum + form.length, this.bytes.length);
  }
}
