const FIRST_MS = 1000;
/** 403 means that the public server has blocked a client: only waiting helps. */
const FIRST_AFTER_BLOCK_MS = 15_000;
const LONGEST_MS = 5 * 60_000;

/** How long to pause after so many refusals in a row: doubling, with jitter so that many clients do not return together. */
export function backOffMs(refusals: number, isBlocked: boolean, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, (isBlocked ? FIRST_AFTER_BLOCK_MS : FIRST_MS) * 2 ** (refusals - 1));
  return Math.round(full * (0.5 + random() / 2));
}
