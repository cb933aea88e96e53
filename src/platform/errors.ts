/** Every failure a caller may see: its HTTP status and its default message. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'The request could not be understood.' },
  unauthorized: { status: 401, message: 'Invalid or missing bearer token.' },
  insufficient_credits: { status: 402, message: 'Not enough credits.' },
  forbidden: { status: 403, message: 'This account may not do that.' },
  account_blocked: { status: 403, message: 'This account is blocked. Contact the operator of this service.' },
  not_found: { status: 404, message: 'Not Found' },
  method_not_allowed: { status: 405, message: 'Method Not Allowed' },
  request_timeout: {
    status: 408,
    message: 'The request body took too long to arrive. Try again on a faster connection.',
  },
  conflict: { status: 409, message: 'The request conflicts with the current state.' },
  payload_too_large: { status: 413, message: 'The request body is too large. Send it in several requests.' },
  uri_too_long: { status: 414, message: 'The request URL is too long.' },
  unmet_expectation: { status: 417, message: 'The only supported Expect value is 100-continue.' },
  unsupported_media_type: {
    status: 415,
    message:
      'This content type is not supported. Send JSON with Content-Type: application/json, or a file as multipart/form-data.',
  },
  misdirected: {
    status: 421,
    message:
      'This service is not configured for the host name in the request. If people reach it by this name, set PUBLIC_URL to its address.',
  },
  invalid_input: { status: 422, message: 'The input is invalid.' },
  rate_limited: { status: 429, message: 'Rate limit exceeded.' },
  too_many_at_once: { status: 429, message: 'Too many concurrent requests.' },
  headers_too_large: {
    status: 431,
    message:
      'The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST.',
  },
  internal: { status: 500, message: 'Internal Server Error' },
  unavailable: { status: 503, message: 'The service cannot do that at the moment. Try again later.' },
  maintenance: {
    status: 503,
    message: 'This service is under maintenance. Try again in a few minutes.',
  },
  saturated: { status: 503, message: 'The service is at capacity. Try again in 3 seconds.' },
  query_timeout: { status: 503, message: 'The query took too long. Try a narrower query.' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Response headers that belong to the failure, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log. For refused input, the response also includes the `field`, and its `type`, `input` and `ctx` if they are given. */
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
