export interface OffsetMarksNeeds {
  /** The key so many positions after another one, or after the start; undefined past the end. */
  readonly keyBehind: (after: string | undefined, count: number) => Promise<string | undefined>;
  /** Another value when the keys have changed. */
  readonly version: () => Promise<number> | number;
  readonly monotonicMs: () => number;
}

const EVERY = 5_000;
/** A list that changes all the time is not walked again all the time: for so long a page far behind may begin some keys beside its offset. */
const STALE_MS_MAX = 60_000;

/** Marks of one state of the list, and how far it was walked. */
interface Walk {
  /** The key at the end of each stretch. */
  readonly marks: string[];
  readonly version: number;
  readonly startedAtMs: number;
}

/**
 * Where the pages of a long list of keys in order begin. Reading a page by its offset would walk over all keys before it; checkpoints
 * every few thousand keys make it a few thousand at most. The walk is made once ahead (`markAll`), or by the first request; when
 * the list has changed it is repeated in the background, while requests are answered by the old checkpoints.
 */
export class OffsetCheckpoints {
  readonly #needs: OffsetMarksNeeds;
  #walk: Walk | undefined;
  #walking: Promise<void> = Promise.resolve();
  #isRenewing = false;

  constructor(needs: OffsetMarksNeeds) {
    this.#needs = needs;
  }

  /** The key after which to read, and how many more to skip. */
  async seek(offset: number): Promise<{ readonly after: string | undefined; readonly skip: number }> {
    const stretches = Math.floor(offset / EVERY);
    if (stretches === 0) return { after: undefined, skip: offset };
    const { marks } = await this.#reach(stretches);
    const known = Math.min(stretches, marks.length);
    return { after: marks[known - 1], skip: offset - known * EVERY };
  }

  /** Sets checkpoints to the end of the list, so that no request waits for them. */
  async markAll(): Promise<void> {
    await this.#reach(Number.POSITIVE_INFINITY);
  }

  async #reach(stretches: number): Promise<Walk> {
    const walk = this.#walk ?? (await this.#begin());
    if (walk.marks.length < stretches) await this.#inTurn(() => this.#advance(walk, stretches));
    await this.#renewIfStale(walk);
    return walk;
  }

  async #begin(): Promise<Walk> {
    const version = await this.#needs.version();
    this.#walk ??= { marks: [], version, startedAtMs: this.#needs.monotonicMs() };
    return this.#walk;
  }

  /** One after the other: all walk the same way. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#walking = this.#walking.catch(() => undefined).then(work);
    return this.#walking;
  }

  async #advance({ marks }: Walk, stretches: number): Promise<void> {
    while (marks.length < stretches) {
      const next = await this.#needs.keyBehind(marks.at(-1), EVERY);
      if (next === undefined) return;
      marks.push(next);
    }
  }

  async #renewIfStale(old: Walk): Promise<void> {
    const now = this.#needs.monotonicMs();
    if (this.#isRenewing || now - old.startedAtMs < STALE_MS_MAX) return;
    const version = await this.#needs.version();
    if (version === old.version || this.#isRenewing) return;
    this.#isRenewing = true;
    const fresh: Walk = { marks: [], version, startedAtMs: now };
    this.#inTurn(() => this.#advance(fresh, old.marks.length))
      .then(() => {
        this.#walk = fresh;
      })
      // The next request tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#isRenewing = false;
      });
  }
}
