/** Who may write, and what the index as a whole is at: one for all processes that share an index. */
export interface WriteTurns {
  /** The last generation that was heard of. */
  generation(): number;
  /** Names the index whose generations these are. */
  identity(): string;
  /**
   * Waits for the turn to write, which one process has at a time, and hands out the generation that this write will be. Once the work
   * has succeeded, which has made everything visible that was written before, the generation is told to all. A turn that fails or
   * dies tells nothing, and the next one is handed the same generation: what it wrote counts as of that one.
   */
  take<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /** The same without telling: what is written is of the next generation that is told. */
  takeQuietly<Outcome>(write: (generation: number) => Promise<Outcome>): Promise<Outcome>;
  /** What keeps turns from being taken or generations from being heard, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}
