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

/** Marks of one state of the list, and how far it was walked. */
interface Walk {
  /** The key at the end of each stretch. */
  readonly marks: string[];
  readonly version: number;
  readonly begunAtMs: number;
}

/**
 * Where the pages of a long list of keys in order begin. A page by its offset would mean to walk over all keys before it; marks that are
 * left every few thousand keys make it a few thousand at most. The walk is made once ahead (`markAll`), or by the first who comes by; when
 * the list has changed it is made anew behind the back of those who ask, who are answered by the old marks meanwhile.
 */
export class OffsetCheckpoints {
  readonly #needs: OffsetMarksNeeds;
  #walk: Walk | undefined;
  #walking: Promise<void> = Promise.resolve();
  #isRenewing = false;

  constructor(needs: OffsetMarksNeeds) {
    this.#needs = needs;
  }

  /** The key after which to read, and how many more to leave out. */
  async seek(offset: number): Promise<{ readonly after: string | undefined; readonly leaveOut: number }> {
    const stretches = Math.floor(offset / EVERY);
    if (stretches === 0) return { after: undefined, leaveOut: offset };
    const { marks } = await this.#reach(stretches);
    const known = Math.min(stretches, marks.length);
    return { after: marks[known - 1], leaveOut: offset - known * EVERY };
  }

  /** Leaves marks to the end of the list, so that nobody waits for them. */
  async markAll(): Promise<void> {
    await this.#reach(Number.POSITIVE_INFINITY);
  }

  async #reach(stretches: number): Promise<Walk> {
    const walk = this.#walk ?? (await this.#begin());
    if (walk.marks.length < stretches) await this.#inTurn(() => this.#goOn(walk, stretches));
    await this.#renewIfStale(walk);
    return walk;
  }

  async #begin(): Promise<Walk> {
    const version = await this.#needs.version();
    this.#walk ??= { marks: [], version, begunAtMs: this.#needs.monotonicMs() };
    return this.#walk;
  }

  /** One after the other: all walk the same way. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#walking = this.#walking.catch(() => undefined).then(work);
    return this.#walking;
  }

  async #goOn({ marks }: Walk, stretches: number): Promise<void> {
    while (marks.length < stretches) {
      const next = await this.#needs.keyBehind(marks.at(-1), EVERY);
      if (next === undefined) return;
      marks.push(next);
    }
  }

  async #renewIfStale(old: Walk): Promise<void> {
    const now = this.#needs.monotonicMs();
    if (this.#isRenewing || now - old.begunAtMs < STALE_MS_MAX) return;
    const version = await this.#needs.version();
    if (version === old.version || this.#isRenewing) return;
    this.#isRenewing = true;
    const fresh: Walk = { marks: [], version, begunAtMs: now };
    this.#inTurn(() => this.#goOn(fresh, old.marks.length))
      .then(() => {
        this.#walk = fresh;
      })
      // Whoever asks next tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#isRenewing = false;
      });
  }
}
