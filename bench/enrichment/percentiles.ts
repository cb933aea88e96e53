/** The value that this share of the times (0 to 1) does not exceed. */
function percentile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
}

export const summary = (times: readonly number[]) => ({
  calls: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
});
