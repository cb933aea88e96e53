/** Decides who may write, and holds the generation of the index, shared by all processes that use the index. */
export interface WriteLock {
  /** The last known generation. */
  generation(): number;
  /** Identifies the index that has these generations. */
  identity(): string;
  /** The generation since which replaced versions of documents are kept; undefined if none are. Under the lock the value is current. */
  keptSince(): number | undefined;
  /**
   * Waits for the write lock, which one process holds at a time, and passes the generation of this write. The work must make everything
   * written so far visible. Once it has succeeded, the generation is published to all. A write that fails or dies publishes nothing, and
   * the next one gets the same generation: what the failed one wrote counts as part of it.
   */
  take<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /** The same without publishing: what is written belongs to the next published generation. */
  takeQuietly<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Keeps replaced versions since this generation, or from now on if they were not kept until now; undefined keeps none. All writers see it
   * when they next hold the lock.
   */
  keepSince(generation: number | undefined): Promise<void>;
  /**
   * Runs the work under the lock and then replaces this index by another one: the new identity, and a generation above both, are published
   * to all at once.
   */
  replaceBy(identity: string, work: () => Promise<{ readonly generation: number }>): Promise<void>;
  /** What prevents taking the lock or receiving generations, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Since when versions are kept after a request; dropped versions cannot be restored. */
export function nextKeptSince(
  before: number | undefined,
  requested: number | undefined,
  generation: number,
): number | undefined {
  if (requested === undefined) return undefined;
  return before === undefined ? generation : Math.max(before, Math.min(requested, generation));
}
