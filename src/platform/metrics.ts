import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RequestTimes } from './request-times.ts';

/** Upper bounds of histograms. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ASYNC_MS_MAX = 500;

let ofProcess: Registry | undefined;

/**
 * Memory, garbage collection and event loop, once for all instances of a process: their observers and timers cannot be stopped, and would
 * keep every instance that ever was in memory.
 */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, prefix: 'homedex_' });
  }
  return ofProcess;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The instance's own Prometheus registry, so that tests can run several instances in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const shared = processMetrics();
  const requestTimes = new RequestTimes();
  return {
    requestTimes,
    /** All metrics, in Prometheus's text format. */
    text: async () => `${await shared.metrics()}\n${await registry.metrics()}\n${requestTimes.text()}`,
    /** A value read when the metrics are read. */
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        registers,
        name,
        help,
        collect() {
          this.set(read());
        },
      });
    },
    /** A total counted elsewhere, read when the metrics are read. */
    counter(name: string, help: string, read: () => number): void {
      new Counter({
        registers,
        name,
        help,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    /** Counts by labels; the values are passed in the order of the labels. */
    labelledCounter(
      name: string,
      help: string,
      ...labels: readonly string[]
    ): (...values: readonly string[]) => void {
      const counter = new Counter({ registers, name, help, labelNames: [...labels] });
      return (...values) =>
        counter.inc(Object.fromEntries(labels.map((label, at) => [label, values[at] ?? ''])));
    },
    /** Durations in seconds by one label. */
    histogram(name: string, help: string, label: string): (value: string, seconds: number) => void {
      const histogram = new Histogram({ registers, name, help, labelNames: [label], buckets: SECONDS });
      return (value, seconds) => histogram.observe({ [label]: value }, seconds);
    },
    /**
     * Values that are read asynchronously, together, when the metrics are read. A slow or failing part neither delays the metrics nor fails
     * them: its previous values are reported.
     */
    asyncGauges(helps: Readonly<Record<string, string>>, read: () => Promise<readonly number[]>): void {
      let known: readonly number[] = [];
      let reading: Promise<void> | undefined;
      const refresh = (): Promise<unknown> => {
        reading ??= read()
          .then(
            (values) => {
              known = values;
            },
            () => undefined,
          )
          .finally(() => {
            reading = undefined;
          });
        return Promise.race([reading, new Promise((resolve) => setTimeout(resolve, ASYNC_MS_MAX).unref())]);
      };
      for (const [at, [name, help]] of Object.entries(helps).entries())
        new Gauge({
          registers,
          name,
          help,
          async collect() {
            await refresh();
            const value = known[at];
            if (value !== undefined) this.set(value);
          },
        });
    },
    requestsShed: new Counter({
      registers,
      name: 'homedex_http_requests_shed_total',
      help: 'Requests answered with 503 because the instance was at capacity.',
    }),
    requestsLimited: new Counter({
      registers,
      name: 'homedex_http_requests_limited_total',
      help: 'Requests answered with 429.',
      labelNames: ['bucket'],
    }),
  };
}
