/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const NAME = 'homedex_http_request_seconds';
const HELP = 'Time from the arrival of a request to the end of its response.';

interface Series {
  readonly labels: string;
  /** Requests by the first bound they fit; the last slot is for those above all bounds. */
  readonly counts: number[];
  sum: number;
}

/**
 * The histogram of request times, as Prometheus text. prom-client's own histogram checks and hashes the labels of every sample, which takes
 * longer than all other work on a cached response.
 */
export class RequestTimes {
  private readonly series = new Map<string, Map<string, Map<number, Series>>>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.seriesOf(method, route, status);
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    const at = bucket < 0 ? BOUNDS.length : bucket;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  text(): string {
    const lines = [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`];
    for (const methods of this.series.values())
      for (const statuses of methods.values())
        for (const series of statuses.values()) lines.push(...linesOf(series));
    return `${lines.join('\n')}\n`;
  }

  private seriesOf(method: string, route: string, status: number): Series {
    const methods = entryOf(this.series, route, () => new Map<string, Map<number, Series>>());
    const statuses = entryOf(methods, method, () => new Map<number, Series>());
    return entryOf(statuses, status, () => ({
      labels: `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`,
      counts: new Array<number>(BOUNDS.length + 1).fill(0),
      sum: 0,
    }));
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function linesOf({ labels, counts, sum }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${NAME}_bucket{le="${BOUNDS[at] ?? '+Inf'}",${labels}} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`];
}

const escaped = (value: string): string =>
  value.replace(/[\\"\n]/g, (found) => (found === '\n' ? '\\n' : `\\${found}`));
