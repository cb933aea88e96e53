import { summary } from './percentiles.ts';

export interface Call {
  readonly domain: string;
  readonly ms: number;
  readonly status: number;
  readonly source: string | undefined;
  readonly fetch_ms: number | undefined;
  readonly attempts: readonly { readonly tier: string; readonly outcome: string; readonly ms: number }[];
}

/** The times of look-ups by what happened to them: the kind of site and how its tiers ended. */
export function callsByOutcome(calls: readonly Call[]) {
  const groups = Map.groupBy(calls, ({ domain, status, attempts }) => {
    const kind = /\.(\w+)-/.exec(domain)?.[1];
    const outcomes = attempts.map(({ tier, outcome }) => `${tier} ${outcome}`).join(', ');
    return `${kind} ${status} ${outcomes}`;
  });
  return Object.fromEntries(
    [...groups]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([group, some]) => {
        const { p50, p95, max } = summary(some.map(({ ms }) => ms));
        const fetched = summary(some.map(({ fetch_ms = 0 }) => fetch_ms));
        return [
          group,
          `${some.length} calls: ${p50} p50, ${p95} p95, ${max} max; fetching ${fetched.p50}, ${fetched.p95}`,
        ];
      }),
  );
}
