/** Content that is charged by what the client's connection has accepted. */
export interface MeteredContent {
  readonly pieces: AsyncIterable<MeteredPiece>;
  /** Settles the charge by the pieces accepted so far. May be called more than once, and never fails. */
  readonly settle: () => Promise<void>;
}

export interface MeteredPiece {
  readonly text: string | Buffer;
  /** The connection has accepted this whole piece. */
  readonly taken: () => void;
}
