import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The instance's own Prometheus registry, so that several instances can live in one process (tests). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'homedex_' });
  const requestTimes = new RequestTimes();
  return {
    requestTimes,
    /** All metrics, in Prometheus's text format. */
    text: async () => `${await registry.metrics()}\n${requestTimes.text()}`,
    /** Stops what collects in the background. */
    close: () => registry.clear(),
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
    /** A total that something else counts, read when the metrics are read. */
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
