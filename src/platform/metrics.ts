import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The instance's own Prometheus registry, so that several instances can live in one process (tests). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'homedex_' });
  return {
    registry,
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
    requestSeconds: new Histogram({
      registers,
      name: 'homedex_http_request_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    }),
    requestsShed: new Counter({
      registers,
      name: 'homedex_http_requests_shed_total',
      help: 'Requests answered 503 because the instance was full.',
    }),
    requestsLimited: new Counter({
      registers,
      name: 'homedex_http_requests_limited_total',
      help: 'Requests answered 429.',
      labelNames: ['bucket'],
    }),
  };
}
