import type { Clock } from './clock.ts';

/** A recent failure of background work that no caller was waiting for; health reports it for some time. */
export interface RecentFailure {
  note(): void;
  /** The given sentence while the last failure is recent, else nothing. */
  problems(): Promise<readonly string[]>;
}

export function createRecentFailure(
  sentence: string,
  clock: Pick<Clock, 'monotonic'>,
  recentMs = 10 * 60_000,
): RecentFailure {
  let notedAt = Number.NEGATIVE_INFINITY;
  return {
    note() {
      notedAt = clock.monotonic();
    },
    problems: async () => (clock.monotonic() - notedAt < recentMs ? [sentence] : []),
  };
}
