/** The sizes from which the index switches methods. Tests make them small to cover all of them. */
export interface SizeThresholds {
  /** Short vectors: up to this many rows every vector is compared, beyond that only those in the nearest lists. */
  readonly exactRowsMax: number;
  /** Long vectors: up to this many rows every code is compared. */
  readonly flatRowsMax: number;
  /** Recent rows are flushed into a segment when they take this much memory. */
  readonly tailBytesMax: number;
}

export const sizeThresholds: SizeThresholds = {
  exactRowsMax: 1_500_000,
  flatRowsMax: 1_000_000,
  tailBytesMax: 16 << 20,
};
