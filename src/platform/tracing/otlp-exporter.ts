import type { Logger } from '../logger.ts';
import { type Repetition, repeatEvery } from '../repeat.ts';
import { type EndedSpan, exportRequest, type TracedService } from './otlp-request.ts';

export interface ExporterOptions extends TracedService {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT; `/v1/traces` is appended. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly logger: Pick<Logger, 'warn'>;
}

export interface Exporter {
  add(span: EndedSpan): void;
  /** Sends waiting spans. */
  flush(): Promise<void>;
  close(): Promise<void>;
  readonly exported: number;
  /** Spans that the collector refused, or that did not fit into the queue while the collector was away or too slow. */
  readonly dropped: number;
}

type Outcome =
  | { readonly kind: 'accepted' }
  /** Sending the same spans again is pointless; this many are lost. */
  | { readonly kind: 'rejected'; readonly spans: number; readonly reason: string }
  | { readonly kind: 'too_large'; readonly reason: string }
  | { readonly kind: 'retry'; readonly afterMs: number; readonly reason: string };

const WAITING_MAX = 4_096;
const BATCH_MAX = 512;
/** How much batches grow again after one was accepted, so that a single large span does not keep them small. */
const BATCH_GROWTH = 16;
const FLUSH_EVERY_MS = 2_000;
const SEND_MS_MAX = 5_000;
const RETRY_AFTER_SECONDS_MAX = 60;
const REASON_CHARACTERS_MAX = 200;
/** Statuses after which OTLP says to retry; after all others it says not to. */
const retryable = new Set([429, 502, 503, 504]);

/**
 * Sends spans in batches as OTLP/HTTP with JSON. If the collector is away, spans may be lost but no request fails: spans wait in a queue of
 * fixed length, and those that do not fit are dropped and counted.
 */
export function createOtlpExporter({ endpoint, headers, logger, ...service }: ExporterOptions): Exporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const waiting: EndedSpan[] = [];
  let exported = 0;
  let dropped = 0;
  let batchMax = BATCH_MAX;
  let pausedUntilMs = 0;
  let isFailing = false;
  let flushing: Promise<void> | undefined;
  const repetition: Repetition = repeatEvery(FLUSH_EVERY_MS, flush, () => undefined);
  return {
    add(span) {
      if (waiting.length < WAITING_MAX) waiting.push(span);
      else dropped += 1;
    },
    flush,
    async close() {
      await repetition.stop();
      // A collector that did not respond a moment ago must not delay the shutdown.
      if (!isFailing) await flush();
      dropped += waiting.length;
      waiting.length = 0;
    },
    get exported() {
      return exported;
    },
    get dropped() {
      return dropped;
    },
  };

  /** Flushes one batch at a time: a batch leaves the queue only when its outcome is known. */
  function flush(): Promise<void> {
    flushing ??= sendWaiting().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0 && performance.now() >= pausedUntilMs) {
      const batch = waiting.slice(0, batchMax);
      const outcome = await send(batch);
      report(outcome);
      if (outcome.kind === 'retry') {
        pausedUntilMs = performance.now() + outcome.afterMs;
        return;
      }
      if (outcome.kind === 'too_large' && batch.length > 1) {
        batchMax = Math.ceil(batch.length / 2);
        continue;
      }
      if (outcome.kind === 'accepted') batchMax = Math.min(BATCH_MAX, batchMax + BATCH_GROWTH);
      waiting.splice(0, batch.length);
      const lost = outcome.kind === 'rejected' ? outcome.spans : outcome.kind === 'too_large' ? 1 : 0;
      dropped += lost;
      exported += batch.length - lost;
    }
  }

  function report(outcome: Outcome): void {
    if (outcome.kind !== 'accepted' && !isFailing)
      logger.warn({ event: 'traces_not_exported', failure: outcome.reason }, 'traces could not be exported');
    isFailing = outcome.kind !== 'accepted';
  }

  async function send(batch: readonly EndedSpan[]): Promise<Outcome> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(exportRequest(batch, service)),
        signal: AbortSignal.timeout(SEND_MS_MAX),
      });
      return outcomeOf(answer, await answer.text(), batch.length);
    } catch (error) {
      return { kind: 'retry', afterMs: 0, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

function outcomeOf({ ok, status, headers }: Response, text: string, spans: number): Outcome {
  if (ok) return partialOutcome(text, spans);
  const reason = `the collector answered ${status}: ${text.slice(0, REASON_CHARACTERS_MAX)}`;
  if (status === 413) return { kind: 'too_large', reason };
  if (!retryable.has(status)) return { kind: 'rejected', spans, reason };
  const seconds = Number(headers.get('retry-after') ?? 0);
  const afterMs = seconds > 0 ? Math.min(seconds, RETRY_AFTER_SECONDS_MAX) * 1_000 : 0;
  return { kind: 'retry', afterMs, reason };
}

/** A collector may accept a request and refuse some of its spans. */
function partialOutcome(text: string, spansMax: number): Outcome {
  const { partialSuccess } = readAnswer(text);
  const spans = Math.min(Number(partialSuccess?.rejectedSpans ?? 0), spansMax);
  if (!(spans > 0)) return { kind: 'accepted' };
  const why = String(partialSuccess?.errorMessage ?? '').slice(0, REASON_CHARACTERS_MAX);
  return { kind: 'rejected', spans, reason: `the collector rejected ${spans} spans: ${why}` };
}

function readAnswer(text: string): {
  readonly partialSuccess?: { readonly rejectedSpans?: unknown; readonly errorMessage?: unknown };
} {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    // A server that responds 200 with something else has accepted the whole request.
    return {};
  }
}
