/**
 * Traces: spans of requests, searches, SQL, fetches and page reads, exported by OTLP over HTTP if OTEL_EXPORTER_OTLP_ENDPOINT is set
 * (decision 70). Like the metrics of a process they are process-wide: code calls `inSpan`, which costs a comparison while nothing is
 * exported. Start with tracing.ts; otlp-exporter.ts sends, otlp-request.ts writes what is sent.
 */
export {
  beginRequestSpan,
  errorType,
  inSpan,
  noteSpan,
  readTraceparent,
  startTracing,
  type TraceContext,
  type Tracing,
} from './tracing.ts';
