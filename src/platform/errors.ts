/** Every failure a caller may see: its HTTP status and the message used when the thrower gives none. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'The request could not be understood.' },
  unauthorized: { status: 401, message: 'Invalid or missing bearer token.' },
  insufficient_credits: { status: 402, message: 'Not enough credits.' },
  forbidden: { status: 403, message: 'This account may not do that.' },
  account_blocked: { status: 403, message: 'This account is blocked. Ask whoever runs this service.' },
  not_found: { status: 404, message: 'Not Found' },
  method_not_allowed: { status: 405, message: 'Method Not Allowed' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'The request conflicts with the current state.' },
  payload_too_large: { status: 413, message: 'The request body is too large.' },
  uri_too_long: { status: 414, message: 'The request address is too long.' },
  unmet_expectation: { status: 417, message: 'Only the expectation 100-continue is understood.' },
  unsupported_media_type: { status: 415, message: 'The content type is not supported here.' },
  misdirected: {
    status: 421,
    message:
      'This service does not answer for the host name in the request. If people reach it by this name, set PUBLIC_URL to its address.',
  },
  invalid_input: { status: 422, message: 'The input is not valid.' },
  rate_limited: { status: 429, message: 'Rate limit exceeded.' },
  too_many_at_once: { status: 429, message: 'Too many requests under way at once.' },
  headers_too_large: {
    status: 431,
    message:
      'The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST.',
  },
  internal: { status: 500, message: 'Internal Server Error' },
  unavailable: { status: 503, message: 'The service is not able to do that now.' },
  saturated: { status: 503, message: 'The service is at its limit. Try again in 3 seconds.' },
  query_timeout: { status: 503, message: 'The query took too long. Try a narrower query.' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Response headers that belong to the failure, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only, never for the caller. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A failure with a public message; anything else that is thrown is a defect and is shown as `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    publicMessage: string = errorCatalogue[code].message,
    options: AppErrorOptions = {},
  ) {
    super(publicMessage, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
