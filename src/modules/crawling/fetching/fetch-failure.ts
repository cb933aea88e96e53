import { OutboundFailure } from '../../../platform/outbound/index.ts';
import type { FailureKind } from '../fetch-outcome.ts';

/** Failures are thrown inside the fetcher and returned as outcomes outside it. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

/** Maps an error of a library or the system to one of our failures. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (error instanceof OutboundFailure) return new FetchFailure(error.kind, error.message, error);
  const { code: given, name, message } = error as NodeJS.ErrnoException;
  // Exceptions of the web platform have numeric codes.
  const code = typeof given === 'string' ? given : '';
  return new FetchFailure(kindOfCode(code, name), `${code || name}: ${message}`, error);
}

function kindOfCode(code: string, name: string): FailureKind {
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') return 'too_much';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too_much';
  if (name === 'TimeoutError') return 'timed_out';
  if (code.startsWith('HPE_') || name === 'HTTPParserError') return 'not_http';
  return 'connection_lost';
}
