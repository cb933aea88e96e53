export interface Reading {
  readonly minute: number;
  readonly value: number;
}

/**
 * The median of the slopes between all pairs of readings (Theil-Sen). A few readings at the peak of a garbage collection cycle do not
 * affect it.
 */
export function slopePerHour(readings: readonly Reading[]): number {
  const slopes: number[] = [];
  for (const [position, one] of readings.entries())
    for (const other of readings.slice(position + 1))
      if (other.minute > one.minute)
        slopes.push(((other.value - one.value) / (other.minute - one.minute)) * 60);
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}
