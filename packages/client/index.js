/** @type {typeof import('./index.d.ts').createClient} */
export function createClient({ address = '', token = () => undefined, fetch: ask } = {}) {
  /** @param {string} method */
  const call =
    (method) =>
    async (/** @type {string} */ path, /** @type {any} */ options = {}) => {
      const { body, signal, headers, onAnswer } = options;
      const bearer = token();
      // Looked up on every call, so that a page can wrap the global fetch.
      const response = await (ask ?? globalThis.fetch)(address + addressOf(path, options), {
        method,
        signal,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((cause) => {
        if (signal?.aborted) throw cause;
        throw new HomedexError(0, 'The server cannot be reached.', { cause });
      });
      onAnswer?.(response);
      if (!response.ok) throw await failureOf(response);
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return isJson ? response.json() : response.text();
    };
  return /** @type {any} */ ({
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  });
}

/** @type {typeof import('./index.d.ts').addressOf} */
export function addressOf(path, { path: places = {}, query = {} } = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(places[name])));
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // Column conditions may contain commas, so each is sent as its own parameter.
    if (name === 'filter' && Array.isArray(value)) {
      for (const condition of value) parameters.append(name, String(condition));
      continue;
    }
    const text = Array.isArray(value) ? joinList(value) : value;
    if (text !== undefined && text !== null && text !== '') parameters.set(name, String(text));
  }
  // Commas are legal in a query and keep a list readable.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? filled : `${filled}?${text}`;
}

/**
 * Joins a list as the service splits it: at commas outside double quotes. Inside quotes, two double quotes mean one.
 * @type {typeof import('./index.d.ts').joinList}
 */
export const joinList = (values) =>
  values
    .map((value) => (/[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)))
    .join(',');

export class HomedexError extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {{ cause?: unknown, retryAfterSeconds?: number, creditsNeeded?: number, problems?: readonly import('./index.d.ts').InputProblem[], requestId?: string }} [more]
   */
  constructor(status, message, { cause, retryAfterSeconds, creditsNeeded, problems = [], requestId } = {}) {
    super(message, { cause });
    this.name = 'HomedexError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.creditsNeeded = creditsNeeded;
    this.problems = problems;
    this.requestId = requestId;
  }
}

/** @type {typeof import('./index.d.ts').failureOf} */
export async function failureOf(response) {
  const said = await response.json().catch(() => ({}));
  const problems = Array.isArray(said?.detail) ? said.detail.map(toProblem) : [];
  const message =
    typeof said?.detail === 'string'
      ? said.detail
      : (problems[0]?.message ?? `The server answered ${response.status}.`);
  return new HomedexError(response.status, message, {
    retryAfterSeconds: numberIn(response.headers.get('retry-after')),
    creditsNeeded: numberIn(response.headers.get('x-credits-needed')),
    problems,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

/** @param {{ type?: string, loc?: readonly (string | number)[], msg?: string, ctx?: { position: number, expected: string } }} problem */
const toProblem = ({ type, loc = [], msg = '', ctx }) => ({
  field: String(loc.at(-1) ?? ''),
  // The prefix is part of the format that programs expect. People only see the sentence.
  message: msg.replace(/^Value error, (.)/, (_, first) => first.toUpperCase()),
  ...(type === 'query_syntax' && ctx && { position: ctx.position, expected: ctx.expected }),
});

/** @param {string | null} text */
const numberIn = (text) =>
  text === null || text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
