/** One attempt to send rows that are paid for in advance. */
export interface RowCharge {
  /** Credits that this attempt has reserved. */
  readonly cost: number;
  /** Aborts if another process settled the charge because it believed this one dead: nothing more may be sent. */
  readonly lost: AbortSignal;
  /** Reports how many rows, counted from the first, the reader's connection has accepted. */
  taken(rows: number): void;
  /** Ends the charge and refunds rows that were paid for but not accepted. Never fails: a write that fails now is retried. */
  settle(): Promise<void>;
}
