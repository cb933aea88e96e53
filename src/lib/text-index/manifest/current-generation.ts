import type { Store } from './store.ts';

/** How old the last check for commits of other connections may be. */
const ageMaxMs = 50;

/** The number of the last change: up to date for this connection, at most 50 ms old for others. */
export class CurrentGeneration {
  private readonly store: Store;
  private generation = 0;
  private writes = -1;
  private version = -1;
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store) {
    this.store = store;
  }

  get(): number {
    const now = performance.now();
    const { writes } = this.store;
    const isOwnKnown = writes === this.writes;
    if (isOwnKnown && now - this.checkedAt < ageMaxMs) return this.generation;
    const version = this.store.versionOfOthers();
    // A commit after this check has another version, so it cannot be missed.
    if (version !== this.version || !isOwnKnown) this.generation = this.store.counter('generation');
    this.version = version;
    this.writes = writes;
    this.checkedAt = now;
    return this.generation;
  }
}
