import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { SERVICE_VERSION } from '../platform/service-version.ts';
import { startTracing, type Tracing } from '../platform/tracing/index.ts';

/** Opens tracing for this process if a collector is configured. */
export function openTracing(config: Config, logger: Logger): Tracing | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return undefined;
  return startTracing({
    endpoint,
    headers: readHeaders(headers),
    serviceName: config.OTEL_SERVICE_NAME,
    serviceVersion: SERVICE_VERSION,
    serviceInstance: randomUUID(),
    share: config.OTEL_TRACES_SAMPLER_ARG,
    logger,
  });
}

export function measureTracing(tracing: Tracing, metrics: Metrics): void {
  metrics.counter(
    'homedex_trace_spans_exported_total',
    'Spans that the collector has accepted.',
    () => tracing.exported,
  );
  metrics.counter(
    'homedex_trace_spans_dropped_total',
    'Spans that the collector refused, or that did not fit into the queue while it was away.',
    () => tracing.dropped,
  );
}

const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, decodeURIComponent(value.trim())]];
    }),
  );
