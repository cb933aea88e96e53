import { AppError } from '../../platform/errors.ts';

/** Codes of JSON-RPC and of the protocol. */
export const codes = {
  serverError: -32000,
  resourceNotFound: -32002,
  invalidParams: -32602,
  internalError: -32603,
} as const;

/** An error response of the protocol. The library's own class writes the code into the message, beside which it is sent. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The code for a failure that can only be reported as a protocol error. */
export function codeOf(error: unknown): number {
  if (!(error instanceof AppError) || error.code === 'internal') return codes.internalError;
  if (error.code === 'not_found') return codes.resourceNotFound;
  return error.code === 'invalid_input' ? codes.invalidParams : codes.serverError;
}
