/** Content that is paid by what the client's connection has taken of it. */
export interface MeteredContent {
  readonly pieces: AsyncIterable<MeteredPiece>;
  /** Ends the account, by the pieces taken so far. May be called more than once, and never fails. */
  readonly settle: () => Promise<void>;
}

export interface MeteredPiece {
  readonly text: string | Buffer;
  /** The connection has taken this piece whole. */
  readonly taken: () => void;
}
