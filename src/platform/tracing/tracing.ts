import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createOtlpExporter, type Exporter, type ExporterOptions } from './otlp-exporter.ts';
import type { Attributes, EndedSpan } from './otlp-request.ts';

export interface Tracing {
  readonly exported: number;
  /** Spans that were lost. */
  readonly dropped: number;
  flush(): Promise<void>;
  /** Sends waiting spans and stops tracing. */
  stop(): Promise<void>;
}

/** What all spans of a request share. */
interface Trace {
  readonly traceId: string;
  /**
   * The offset from the monotonic to the wall clock, as of the start of the request: the two drift apart while a process runs, and a trace
   * must agree with those of its callers, but never run backwards.
   */
  readonly offsetMs: number;
  spans: number;
}

interface RequestSpan {
  readonly traceId: string;
  /** Runs the rest of the request within its span. */
  run(work: () => void): void;
  end(name: string, attributes: Attributes): void;
}

/** Names and attributes follow the semantic conventions of OpenTelemetry if they define one. */
interface SpanStart {
  readonly name: string;
  /** `client` for a call to something outside the process. */
  readonly kind: 'internal' | 'client';
  readonly attributes: Attributes;
}

/** Further spans of one request are not created: a download may run thousands of statements. */
const SPANS_PER_TRACE_MAX = 500;

const context = new AsyncLocalStorage<{ readonly trace: Trace; readonly spanId: string }>();
let exporter: Exporter | undefined;
let sampledShare = 1;

/** Exports spans of this process from now on. */
export function startTracing({
  share = 1,
  ...options
}: ExporterOptions & { readonly share?: number | undefined }): Tracing {
  const own = createOtlpExporter(options);
  exporter = own;
  sampledShare = share;
  return {
    get exported() {
      return own.exported;
    },
    get dropped() {
      return own.dropped;
    },
    flush: () => own.flush(),
    async stop() {
      if (exporter === own) exporter = undefined;
      await own.close();
    },
  };
}

/** Starts the span of a request, as a child of its caller's; undefined if this request is not traced. */
export function beginRequestSpan(parent: TraceContext | undefined): RequestSpan | undefined {
  const out = exporter;
  if (out === undefined || !(parent ? parent.isSampled : Math.random() < sampledShare)) return undefined;
  const started = performance.now();
  const trace: Trace = {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    offsetMs: Date.now() - started,
    spans: 0,
  };
  const spanId = newSpanId();
  return {
    traceId: trace.traceId,
    run: (work) => context.run({ trace, spanId }, work),
    end: (name, attributes) => {
      const notMade = trace.spans - SPANS_PER_TRACE_MAX;
      out.add({
        ...timesOf(trace, started),
        traceId: trace.traceId,
        spanId,
        parentSpanId: parent?.spanId,
        name,
        kind: 'server',
        attributes: notMade > 0 ? { ...attributes, 'homedex.spans_not_made': notMade } : attributes,
      });
    },
  };
}

/** Runs work as a span of the current request. Outside a traced request it only runs the work. */
export function inSpan<Value>(
  span: SpanStart,
  work: () => Promise<Value>,
  describe?: (value: Value) => Attributes,
): Promise<Value> {
  const active = context.getStore();
  if (active === undefined || exporter === undefined) return work();
  const { trace } = active;
  const spanId = newSpanId();
  const started = performance.now();
  const end = (more: Attributes): void =>
    add(trace, {
      ...span,
      ...timesOf(trace, started),
      spanId,
      parentSpanId: active.spanId,
      attributes: { ...span.attributes, ...more },
    });
  return context.run({ trace, spanId }, work).then(
    (value) => {
      end(describe?.(value) ?? {});
      return value;
    },
    (error: unknown) => {
      end({ 'error.type': errorType(error) });
      throw error;
    },
  );
}

/** Adds a span for something that has just ended, with its duration. `describe` is called only if the span is exported. */
export function noteSpan(elapsedMs: number, describe: () => SpanStart): void {
  const active = context.getStore();
  if (active === undefined || exporter === undefined) return;
  const { trace, spanId } = active;
  const times = timesOf(trace, performance.now() - elapsedMs);
  add(trace, { ...describe(), ...times, spanId: newSpanId(), parentSpanId: spanId });
}

/** The type has few distinct values and contains nothing that a message may quote. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function add(trace: Trace, span: Omit<EndedSpan, 'traceId'>): void {
  trace.spans += 1;
  if (trace.spans <= SPANS_PER_TRACE_MAX) exporter?.add({ ...span, traceId: trace.traceId });
}

const newSpanId = (): string => randomBytes(8).toString('hex');

const timesOf = ({ offsetMs }: Trace, started: number): Pick<EndedSpan, 'startMs' | 'endMs'> => ({
  startMs: offsetMs + started,
  endMs: offsetMs + performance.now(),
});

export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the caller's span. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Parses a W3C `traceparent` header; undefined if it is missing or malformed. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
