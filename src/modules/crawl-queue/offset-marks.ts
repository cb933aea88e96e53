export interface OffsetMarksNeeds {
  /** The key so many places behind another one, from the first one on where there is none; undefined past the end. */
  readonly keyBehind: (after: string | undefined, places: number) => Promise<string | undefined>;
  /** Another value when the keys have changed. */
  readonly version: () => Promise<number> | number;
  readonly monotonicMs: () => number;
}

const EVERY = 5_000;
/** A list that changes all the time is not marked anew all the time: for so long a page far behind may begin some places beside its offset. */
const STALE_MS_MAX = 60_000;

/**
 * Where the pages of a long list of keys in order begin. A page by its offset would mean to walk over all keys before it; marks that are
 * left every few thousand keys, the first time somebody comes by, make it a few thousand at most.
 */
export class OffsetMarks {
  readonly #needs: OffsetMarksNeeds;
  /** The key at the end of each stretch. */
  #marks: string[] = [];
  #version: number | undefined;
  #markedAtMs = Number.NEGATIVE_INFINITY;
  #marking: Promise<void> = Promise.resolve();

  constructor(needs: OffsetMarksNeeds) {
    this.#needs = needs;
  }

  /** The key after which to read, and how many more to leave out. */
  async seek(offset: number): Promise<{ readonly after: string | undefined; readonly leaveOut: number }> {
    const stretches = Math.floor(offset / EVERY);
    if (stretches === 0) return { after: undefined, leaveOut: offset };
    // One after the other: all walk the same way.
    this.#marking = this.#marking.catch(() => undefined).then(() => this.#mark(stretches));
    await this.#marking;
    const known = Math.min(stretches, this.#marks.length);
    return { after: this.#marks[known - 1], leaveOut: offset - known * EVERY };
  }

  async #mark(stretches: number): Promise<void> {
    const [version, now] = [await this.#needs.version(), this.#needs.monotonicMs()];
    if (version !== this.#version && now - this.#markedAtMs >= STALE_MS_MAX) {
      this.#marks = [];
      this.#version = version;
      this.#markedAtMs = now;
    }
    while (this.#marks.length < stretches) {
      const next = await this.#needs.keyBehind(this.#marks.at(-1), EVERY);
      if (next === undefined) return;
      this.#marks.push(next);
    }
  }
}
