export type AttributeValue = string | number | boolean;
export type Attributes = Readonly<Record<string, AttributeValue>>;

export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly startMs: number;
  readonly endMs: number;
  /** Includes `error.type` if it failed. */
  readonly attributes: Attributes;
}

export interface TracedService {
  readonly serviceName: string;
  readonly serviceVersion: string;
  /** Distinguishes the processes of one service. */
  readonly serviceInstance: string;
}

const kinds = { internal: 1, server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/** The body of an ExportTraceServiceRequest. */
export const exportRequest = (
  spans: readonly EndedSpan[],
  { serviceName, serviceVersion, serviceInstance }: TracedService,
): object => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({
          'service.name': serviceName,
          'service.version': serviceVersion,
          'service.instance.id': serviceInstance,
        }),
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
  status: 'error.type' in span.attributes ? { code: STATUS_ERROR } : {},
});

/** A number of this size cannot hold nanoseconds exactly, so JSON carries them as text. */
const nanoseconds = (ms: number): string =>
  `${Math.floor(ms)}${String(Math.floor((ms % 1) * 1_000_000)).padStart(6, '0')}`;

const attributesOf = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

const otlpValue = (value: AttributeValue): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};
