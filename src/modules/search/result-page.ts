import { copyUnpooled } from '../../lib/copy-unpooled.ts';
import type { FormsOfWord } from '../../lib/text-index/api.ts';
import type { MeaningReading } from './meaning-search.ts';
import type { QuerySuggestion } from './query-suggestions.ts';

/**
 * One page of results, serialised once and shared by all equal requests. The response around the results (the query as sent, the time, the
 * credits) may differ between callers. The last response is cached as a whole, so that the same response again is the same bytes and
 * nothing is copied.
 */
export class ResultPage {
  readonly totalCount: number;
  readonly resultCount: number;
  /** The word forms that were found. */
  readonly forms: readonly FormsOfWord[];
  /** Where the next page begins; null after the last. */
  readonly nextCursor: string | null;
  /** How a description was read. */
  readonly meaning: MeaningReading | undefined;
  /** Searches that find more; undefined until they are requested. */
  suggestions: readonly QuerySuggestion[] | undefined;
  /** Called when the memory use of the page changes. */
  onResized: () => void = () => undefined;
  /** The results array as JSON: a string until the first response is written, then a slice of the newest one. */
  private results: string | Buffer;
  private last: WrittenAnswer | undefined;

  /**
   * @param items Each already written as JSON: a large page is serialised result by result, so that other requests are served in between.
   */
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

  /** Its memory use, including the newest response with its compressed forms. */
  get bytes(): number {
    return this.last?.heldBytes ?? Buffer.byteLength(this.results);
  }

  /** The whole response around the results. `write` returns the text before and after them, and `frame` identifies both. */
  within(frame: string, write: () => readonly [before: string, after: string]): WrittenAnswer {
    if (this.last?.frame === frame) return this.last;
    const [before, after] = write();
    const bytes = copyUnpooled(
      typeof this.results === 'string'
        ? Buffer.from(before + this.results + after)
        : Buffer.concat([Buffer.from(before), this.results, Buffer.from(after)]),
    );
    // A page is in memory once: its results are now a slice of the newest response.
    this.results = bytes.subarray(Buffer.byteLength(before), bytes.length - Buffer.byteLength(after));
    this.last = new WrittenAnswer(frame, bytes, () => this.onResized());
    this.onResized();
    return this.last;
  }

  /** The items, parsed. */
  read(): unknown {
    return JSON.parse(this.results.toString());
  }
}

/** A response as it is sent, with the compressed forms that were already made. */
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
