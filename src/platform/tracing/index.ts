/**
 * Traces: spans of requests, searches, SQL and fetches, exported by OTLP over HTTP where OTEL_EXPORTER_OTLP_ENDPOINT is set (decision
 * 70). Like metrics of a process they are process-wide: code calls `inSpan`, which costs a comparison while nothing is exported.
 * Start with tracing.ts; otlp-exporter.ts sends.
 */
export { readTraceparent, type TraceContext } from './traceparent.ts';
export { beginRequestSpan, inSpan, noteSpan, startTracing, type Tracing } from './tracing.ts';
