/** From which sizes on the index works in which way. Tests make them small to pass all of them. */
export interface SizeThresholds {
  /** Short vectors: up to so many rows every vector is compared, beyond them those of the nearest lists. */
  readonly exactRowsMax: number;
  /** Long vectors: up to so many rows every code is compared. */
  readonly flatRowsMax: number;
  /** Recent rows are flushed into a segment when they take so much memory. */
  readonly tailBytesMax: number;
}

export const sizeThresholds: SizeThresholds = {
  exactRowsMax: 1_500_000,
  flatRowsMax: 1_000_000,
  tailBytesMax: 16 << 20,
};
