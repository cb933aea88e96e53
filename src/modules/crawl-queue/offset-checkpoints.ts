export interface OffsetCheckpointsDependencies {
  /** The key `count` positions after the given one, or after the start; undefined beyond the end. */
  readonly keyAfter: (after: string | undefined, count: number) => Promise<string | undefined>;
  /** Changes whenever the keys have changed. */
  readonly version: () => Promise<number> | number;
  readonly monotonicMs: () => number;
}

const EVERY = 5_000;
/** A changing list is walked again at most this often; until then a page deep in the list may begin a few keys off its offset. */
const STALE_MS_MAX = 60_000;

/** The checkpoints for one state of the list, and how far it was walked. */
interface Walk {
  /** The last key of each stretch. */
  readonly checkpoints: string[];
  readonly version: number;
  readonly startedAtMs: number;
}

/**
 * Finds where the pages of a long ordered list of keys begin. Reading a page by its offset would walk over all keys before it; with a
 * checkpoint every few thousand keys, it walks over a few thousand at most. The checkpoints are set ahead of time (`setAllCheckpoints`) or
 * by the first request. When the list has changed, the walk is repeated in the background while requests use the old checkpoints.
 */
export class OffsetCheckpoints {
  readonly #needs: OffsetCheckpointsDependencies;
  #walk: Walk | undefined;
  #walking: Promise<void> = Promise.resolve();
  #isRenewing = false;

  constructor(needs: OffsetCheckpointsDependencies) {
    this.#needs = needs;
  }

  /** The key to read after, and how many more keys to skip. */
  async seek(offset: number): Promise<{ readonly after: string | undefined; readonly skip: number }> {
    const stretches = Math.floor(offset / EVERY);
    if (stretches === 0) return { after: undefined, skip: offset };
    const { checkpoints } = await this.#reach(stretches);
    const known = Math.min(stretches, checkpoints.length);
    return { after: checkpoints[known - 1], skip: offset - known * EVERY };
  }

  /** Sets checkpoints up to the end of the list, so that no request has to wait for them. */
  async setAllCheckpoints(): Promise<void> {
    await this.#reach(Number.POSITIVE_INFINITY);
  }

  async #reach(stretches: number): Promise<Walk> {
    const walk = this.#walk ?? (await this.#begin());
    if (walk.checkpoints.length < stretches) await this.#inTurn(() => this.#advance(walk, stretches));
    await this.#renewIfStale(walk);
    return walk;
  }

  async #begin(): Promise<Walk> {
    const version = await this.#needs.version();
    this.#walk ??= { checkpoints: [], version, startedAtMs: this.#needs.monotonicMs() };
    return this.#walk;
  }

  /** Runs walks one after the other, because concurrent ones would read the same keys. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#walking = this.#walking.catch(() => undefined).then(work);
    return this.#walking;
  }

  async #advance({ checkpoints }: Walk, stretches: number): Promise<void> {
    while (checkpoints.length < stretches) {
      const next = await this.#needs.keyAfter(checkpoints.at(-1), EVERY);
      if (next === undefined) return;
      checkpoints.push(next);
    }
  }

  async #renewIfStale(old: Walk): Promise<void> {
    const now = this.#needs.monotonicMs();
    if (this.#isRenewing || now - old.startedAtMs < STALE_MS_MAX) return;
    const version = await this.#needs.version();
    if (version === old.version || this.#isRenewing) return;
    this.#isRenewing = true;
    const fresh: Walk = { checkpoints: [], version, startedAtMs: now };
    this.#inTurn(() => this.#advance(fresh, old.checkpoints.length))
      .then(() => {
        this.#walk = fresh;
      })
      // Ignored: the next request tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#isRenewing = false;
      });
  }
}
