/** Who may write, and what the index as a whole is at: one for all processes that share an index. */
export interface WriteLock {
  /** The last generation that was heard of. */
  generation(): number;
  /** Names the index whose generations these are. */
  identity(): string;
  /** The generation from which on replaced versions of documents are kept; undefined where none are. In a turn it is that of the moment. */
  keptSince(): number | undefined;
  /**
   * Waits for the turn to write, which one process has at a time, and hands out the generation that this write will be. Once the work
   * has succeeded, which has made everything visible that was written before, the generation is told to all. A turn that fails or
   * dies tells nothing, and the next one is handed the same generation: what it wrote counts as of that one.
   */
  take<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /** The same without telling: what is written is of the next generation that is told. */
  takeQuietly<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Has replaced versions kept from this generation on, or from now on where they were not kept until now; undefined keeps none. All
   * writers hear of it in their next turn.
   */
  keepSince(generation: number | undefined): Promise<void>;
  /**
   * In a turn, which the work is done in, puts another index in the place of this one: its identity and a generation above both are told
   * to all at once.
   */
  replaceBy(identity: string, work: () => Promise<{ readonly generation: number }>): Promise<void>;
  /** What keeps turns from being taken or generations from being heard, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** From when on versions are kept, after somebody has asked for it: what was let go is gone. */
export function nextKeptSince(
  before: number | undefined,
  asked: number | undefined,
  generation: number,
): number | undefined {
  if (asked === undefined) return undefined;
  return before === undefined ? generation : Math.max(before, Math.min(asked, generation));
}
