import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  type AttributeValue,
  createOtlpExporter,
  type Exporter,
  type ExporterOptions,
} from './otlp-exporter.ts';
import type { TraceContext } from './traceparent.ts';

type Attributes = Readonly<Record<string, AttributeValue>>;

export interface Tracing {
  /** Spans that were lost. */
  readonly dropped: number;
  flush(): Promise<void>;
  /** Sends what waits and stops tracing. */
  stop(): Promise<void>;
}

interface Active {
  readonly traceId: string;
  readonly spanId: string;
}

interface RequestSpan {
  readonly traceId: string;
  /** Runs what follows as part of the request. */
  run(work: () => void): void;
  end(name: string, attributes: Attributes, failure: string | undefined): void;
}

/** Spans of one request beyond this are dropped: a download may run thousands of statements. */
const SPANS_PER_TRACE_MAX = 500;

const context = new AsyncLocalStorage<Active & { spans: number }>();
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

/** Begins the span of a request, as a child of its caller's; undefined where this request is not traced. */
export function beginRequestSpan(parent: TraceContext | undefined): RequestSpan | undefined {
  const out = exporter;
  if (out === undefined || !(parent ? parent.isSampled : Math.random() < sampledShare)) return undefined;
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  const startMs = now();
  return {
    traceId,
    run: (work) => context.run({ traceId, spanId, spans: 0 }, work),
    end: (name, attributes, failure) =>
      out.add({
        traceId,
        spanId,
        parentSpanId: parent?.spanId,
        name,
        kind: 'server',
        startMs,
        endMs: now(),
        attributes,
        failure,
      }),
  };
}

/** Does work as a span of the running request. Outside of a traced request it only does the work. */
export function inSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
  describe?: (value: Value) => Attributes,
): Promise<Value> {
  const active = context.getStore();
  if (active === undefined || exporter === undefined) return work();
  const spanId = randomBytes(8).toString('hex');
  const startMs = now();
  const end = (more: Attributes, failure?: string): void =>
    add(active, { spanId, name, startMs, attributes: { ...attributes, ...more }, failure });
  return context.run({ traceId: active.traceId, spanId, spans: 0 }, work).then(
    (value) => {
      end(describe?.(value) ?? {});
      return value;
    },
    (error: unknown) => {
      end({}, error instanceof Error ? error.message : String(error));
      throw error;
    },
  );
}

/** Adds a span for something that has just ended and took so long. */
export function noteSpan(name: string, attributes: Attributes, elapsedMs: number, failure?: string): void {
  const active = context.getStore();
  if (active === undefined || exporter === undefined) return;
  const spanId = randomBytes(8).toString('hex');
  add(active, { spanId, name, startMs: now() - elapsedMs, attributes, failure });
}

function add(
  active: Active & { spans: number },
  span: {
    readonly spanId: string;
    readonly name: string;
    readonly startMs: number;
    readonly attributes: Attributes;
    readonly failure: string | undefined;
  },
): void {
  active.spans += 1;
  if (active.spans > SPANS_PER_TRACE_MAX) return;
  exporter?.add({
    ...span,
    traceId: active.traceId,
    parentSpanId: active.spanId,
    kind: 'client',
    endMs: now(),
  });
}

/** Finer than Date.now(), and as far as a process runs in step with it. */
const now = (): number => performance.timeOrigin + performance.now();
