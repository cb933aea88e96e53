type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly isFailed: boolean;
  readonly attributes: Attributes;
  readonly resource: Attributes;
}

const SERVER = 2;
const CLIENT = 3;
/** Tolerance between the clocks of two processes on one machine. */
const APART_MS_MAX = 5;
const RESOURCE = ['service.name', 'service.version', 'service.instance.id'];
/** The attributes that the semantic conventions require. `url.path` is not sent, because paths of downloads and shared lists are secret. */
const REQUEST = ['http.request.method', 'url.scheme', 'http.route', 'http.response.status_code'];
const STATEMENT = ['db.system.name', 'db.query.summary', 'db.query.text'];

/** The problems of collected spans, one sentence each. */
export function spanProblems(
  spans: readonly CollectedSpan[],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const problems = byId.size === spans.length ? [] : ['two spans have the same id'];
  for (const span of spans) {
    const wrong = (what: string): void => {
      problems.push(`${span.name}: ${what}`);
    };
    if (!/^[\da-f]{32}$/.test(span.traceId) || !/^[\da-f]{16}$/.test(span.spanId)) wrong('malformed ids');
    if (span.endMs < span.startMs) wrong('ends before it starts');
    if (span.startMs < fromMs - APART_MS_MAX || span.endMs > untilMs + APART_MS_MAX)
      wrong('lies outside of the time in which it was made');
    if (missing(span.resource, RESOURCE).length > 0)
      wrong(`no ${missing(span.resource, RESOURCE).join(', ')}`);
    if (span.isFailed !== 'error.type' in span.attributes) wrong('status and error.type do not agree');
    const required = requiredOf(span);
    if (missing(span.attributes, required).length > 0)
      wrong(`no ${missing(span.attributes, required).join(', ')}`);
    if (span.kind === SERVER) continue;
    const parent = span.parentSpanId === undefined ? undefined : byId.get(span.parentSpanId);
    if (parent === undefined) wrong('its parent was not collected');
    else if (parent.traceId !== span.traceId) wrong('its parent is of another trace');
    else if (span.startMs < parent.startMs - APART_MS_MAX) wrong('starts before its parent');
  }
  return problems;
}

const missing = (attributes: Attributes, names: readonly string[]): string[] =>
  names.filter((name) => attributes[name] === undefined || attributes[name] === '');

function requiredOf({ kind, name }: CollectedSpan): readonly string[] {
  if (kind === SERVER) return REQUEST;
  if (kind !== CLIENT) return [];
  return name.startsWith('fetch ') ? ['server.address'] : STATEMENT;
}

/** The names from a span up to its request, for example `GET /search > index search`. */
export function pathsOf(spans: readonly CollectedSpan[]): Map<string, number> {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const paths = new Map<string, number>();
  for (const span of spans) {
    const names: string[] = [];
    for (
      let at: CollectedSpan | undefined = span;
      at !== undefined;
      at = at.parentSpanId === undefined ? undefined : byId.get(at.parentSpanId)
    )
      names.unshift(at.name);
    const path = names.join(' > ');
    paths.set(path, (paths.get(path) ?? 0) + 1);
  }
  return paths;
}
