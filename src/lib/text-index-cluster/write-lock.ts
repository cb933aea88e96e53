/** Who may write, and the generation of the index: one for all processes that share an index. */
export interface WriteLock {
  /** The last known generation. */
  generation(): number;
  /** Names the index whose generations these are. */
  identity(): string;
  /** The generation from which on replaced versions of documents are kept; undefined where none are. Under the lock it is current. */
  keptSince(): number | undefined;
  /**
   * Waits for the write lock, which one process holds at a time, and passes the generation of this write. Once the work
   * has succeeded, which has made everything visible that was written before, the generation is published to all. A write that fails or
   * dies publishes nothing, and the next one gets the same generation: what it wrote counts as of that one.
   */
  take<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /** The same without publishing: what is written is of the next published generation. */
  takeQuietly<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Keeps replaced versions from this generation on, or from now on where they were not kept until now; undefined keeps none. All
   * writers see it when they next hold the lock.
   */
  keepSince(generation: number | undefined): Promise<void>;
  /**
   * Runs the work under the lock and then replaces this index by another one: its identity and a generation above both are published
   * to all at once.
   */
  replaceBy(identity: string, work: () => Promise<{ readonly generation: number }>): Promise<void>;
  /** What prevents taking the lock or receiving generations, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** From when on versions are kept, after a request: dropped versions cannot be restored. */
export function nextKeptSince(
  before: number | undefined,
  requested: number | undefined,
  generation: number,
): number | undefined {
  if (requested === undefined) return undefined;
  return before === undefined ? generation : Math.max(before, Math.min(requested, generation));
}
