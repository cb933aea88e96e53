import type { Logger } from '../logger.ts';
import { type Repetition, repeatEvery } from '../repeat.ts';

export type AttributeValue = string | number | boolean;

export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** What went wrong; undefined when nothing did. */
  readonly failure: string | undefined;
}

export interface ExporterOptions {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT names it: `/v1/traces` is added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly serviceVersion: string;
  readonly logger: Pick<Logger, 'warn'>;
}

export interface Exporter {
  add(span: EndedSpan): void;
  /** Sends what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Spans that were dropped because the collector was away or too slow. */
  readonly dropped: number;
}

const WAITING_MAX = 4_096;
const BATCH = 512;
const FLUSH_EVERY_MS = 2_000;
const SEND_MS_MAX = 5_000;
const kinds = { internal: 1, server: 2, client: 3 } as const;

/**
 * Sends spans in batches as OTLP/HTTP with JSON. A collector that is away costs the spans, never a request: what does not fit into the
 * queue is dropped and counted.
 */
export function createOtlpExporter({ endpoint, headers, logger, ...service }: ExporterOptions): Exporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let waiting: EndedSpan[] = [];
  let dropped = 0;
  let isAway = false;
  const repetition: Repetition = repeatEvery(FLUSH_EVERY_MS, flush, () => undefined);
  return {
    add(span) {
      if (waiting.length < WAITING_MAX) waiting.push(span);
      else dropped += 1;
    },
    flush,
    async close() {
      await repetition.stop();
      await flush();
    },
    get dropped() {
      return dropped;
    },
  };

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      const failure = await send(batch);
      if (failure !== undefined) {
        dropped += batch.length;
        if (!isAway) logger.warn({ event: 'traces_not_exported', failure }, 'traces could not be exported');
        isAway = true;
        return;
      }
      isAway = false;
    }
  }

  async function send(batch: readonly EndedSpan[]): Promise<string | undefined> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(batch, service)),
        signal: AbortSignal.timeout(SEND_MS_MAX),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `the collector answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** The body of an ExportTraceServiceRequest. */
const requestOf = (
  spans: readonly EndedSpan[],
  { serviceName, serviceVersion }: Pick<ExporterOptions, 'serviceName' | 'serviceVersion'>,
): object => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({ 'service.name': serviceName, 'service.version': serviceVersion }),
      },
      scopeSpans: [{ scope: { name: 'homedex', version: serviceVersion }, spans: spans.map(toOtlp) }],
    },
  ],
});

const toOtlp = (span: EndedSpan): object => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: attributesOf(span.attributes),
  status: span.failure === undefined ? {} : { code: 2, message: span.failure },
});

/** A number of this size has no exact nanoseconds; JSON carries them as text. */
const nanoseconds = (ms: number): string =>
  `${Math.floor(ms)}${String(Math.floor((ms % 1) * 1_000_000)).padStart(6, '0')}`;

const attributesOf = (attributes: Readonly<Record<string, AttributeValue>>): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

const otlpValue = (value: AttributeValue): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};
