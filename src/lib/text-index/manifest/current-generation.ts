import type { Store } from './store.ts';

/** For how long an answer may be as old as the last look at what others have committed. */
const ageMaxMs = 50;

/** The number of the last change: immediate for this connection, within 50 ms for others. */
export class CurrentGeneration {
  private readonly store: Store;
  private generation = 0;
  private writes = -1;
  private version = -1;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store) {
    this.store = store;
  }

  get(): number {
    const now = performance.now();
    const { writes } = this.store;
    const isOwnKnown = writes === this.writes;
    if (isOwnKnown && now - this.lookedAt < ageMaxMs) return this.generation;
    const version = this.store.versionOfOthers();
    // A commit after this look has another version, so it is never missed.
    if (version !== this.version || !isOwnKnown) this.generation = this.store.counter('generation');
    this.version = version;
    this.writes = writes;
    this.lookedAt = now;
    return this.generation;
  }
}
