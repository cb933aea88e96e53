import type { z } from 'zod';
import { prices } from '../../access/index.ts';
import { type ErrorCode, errorCatalogue } from '../../platform/errors.ts';
import { neededScope } from '../authenticate.ts';
import { rateGroups } from '../limits/rate-limit.ts';
import { type AnswerKind, isJson, type Route } from '../route.ts';
import { curlCommand, type Examples, pythonCall, typescriptCall } from './example.ts';
import { jsonSchemaOf, type SchemaRegistry } from './json-schema.ts';

/** The `paths` entry of one route, derived entirely from its declaration. */
export function describeRoute(
  route: Route,
  registry: SchemaRegistry,
  examples: Examples,
  address: string,
): Record<string, unknown> {
  return {
    operationId: route.operationId ?? operationId(route),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    ...parametersOf(route, registry),
    ...requestBodyOf(route, registry),
    responses: responsesOf(route, registry),
    ...codeSampleOf(route, examples, address),
    ...(route.price && route.price !== 'free' && { 'x-credits': prices[route.price] }),
    ...(route.rowPrice && { 'x-credits-per-row': prices[route.rowPrice] }),
    'x-rate-limit': rateGroups[route.bucket],
    'x-scope': route.access === 'session' ? 'session' : neededScope(route),
    security: route.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

function codeSampleOf(route: Route, examples: Examples, address: string): Record<string, unknown> {
  const { method, path, access, answer, rowPrice } = route;
  const written = examples[`${method} ${path}`];
  if (!written) return {};
  const example = {
    ...written,
    ...(route.headers && 'idempotency-key' in route.headers.shape && { idempotencyKey: 'A-NEW-ID' }),
    ...(rowPrice && { note: `${prices[rowPrice]} credit a row with an account` }),
  };
  const called = {
    method,
    path,
    operationId: route.operationId ?? operationId(route),
    isJson: isJson(answer),
  };
  const samples = [
    { lang: 'Shell', label: 'curl', source: curlCommand(address, method, example, access !== 'anyone') },
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptCall(called, example) },
    { lang: 'Python', label: 'Python', source: pythonCall(called, example) },
  ];
  return { 'x-codeSamples': samples.filter(({ source }) => source !== undefined) };
}

/** `GET /domain/{domain}/competitors` → `get_domain_competitors`. */
const operationId = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toLowerCase()}${path.replace(/\/\{\w+\}/g, (parameter) => (path.endsWith(parameter) ? '_by_id' : '')).replace(/[^\w]+/g, '_')}`.replace(
    /_+$/,
    '',
  );

function parametersOf(route: Route, registry: SchemaRegistry): { parameters?: unknown[] } {
  const parts: readonly (readonly ['path' | 'query' | 'header', z.ZodObject | undefined])[] = [
    ['path', route.params],
    ['query', route.query],
    ['header', route.headers],
  ];
  const parameters = parts.flatMap(([location, schema]) =>
    schema ? describeParameters(location, schema, registry) : [],
  );
  return parameters.length > 0 ? { parameters } : {};
}

function describeParameters(
  location: string,
  schema: z.ZodObject,
  registry: SchemaRegistry,
): Record<string, unknown>[] {
  const described = jsonSchemaOf(schema, registry, 'input') as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  const named = Object.entries(described.properties ?? {}).filter(([name]) => !isBrowsers(location, name));
  return named.map(([name, { description, deprecated, ...rest }]) => ({
    name,
    in: location,
    required: location === 'path' || (described.required?.includes(name) ?? false),
    schema: rest,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
  }));
}

/** Browsers send this header by themselves; no client sets it. */
const isBrowsers = (location: string, name: string): boolean => location === 'header' && name === 'cookie';

function requestBodyOf(route: Route, registry: SchemaRegistry): { requestBody?: unknown } {
  if (route.upload) {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          contentMediaType: 'application/octet-stream',
          description: route.upload.description,
        },
      },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return {};
  const schema = jsonSchemaOf(route.body, registry, 'input');
  const content = (route.bodyTypes ?? ['application/json']).map((mediaType) => [
    mediaType,
    { schema: mediaType === 'text/plain' ? { type: 'string' } : schema },
  ]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function responsesOf(route: Route, registry: SchemaRegistry): Record<string, unknown> {
  const codes = new Set<ErrorCode>([
    'unauthorized',
    'invalid_input',
    'headers_too_large',
    // Returned before the call itself is examined, if the account is blocked or the address has sent too many wrong tokens.
    'account_blocked',
    'rate_limited',
    'saturated',
    ...(route.failures ?? []),
  ]);
  if (route.body || route.upload)
    for (const code of [
      'bad_request',
      'request_timeout',
      'payload_too_large',
      'unsupported_media_type',
    ] as const)
      codes.add(code);
  if (route.params) codes.add('uri_too_long');
  if (route.access === 'admin' || route.access === 'session') codes.add('forbidden');
  if (route.price && route.price !== 'free') codes.add('insufficient_credits');
  // Errors of a page are pages too; earlier refusals of the host are always JSON.
  const isPage = !isJson(route.answer) && route.answer.kind === 'html';
  const ownFailures = new Set(route.failures);
  const failures = [...codes].map((code): [string, unknown] => [
    String(errorCatalogue[code].status),
    failureResponse(code, isPage && ownFailures.has(code)),
  ]);
  return {
    '200': { description: 'Success', content: answerContent(route, registry) },
    ...Object.fromEntries(failures.sort()),
  };
}

function answerContent({ answer, events }: Route, registry: SchemaRegistry): Record<string, unknown> {
  if (isJson(answer))
    return {
      'application/json': { schema: jsonSchemaOf(answer, registry, 'output') },
      ...(events && { 'text/event-stream': { schema: { type: 'string' } } }),
    };
  const schemaOf = (mediaType: string): unknown => {
    if (answer.kind !== 'download' || mediaType !== 'application/json') return { type: 'string' };
    return answer.json ? jsonSchemaOf(answer.json, registry, 'output') : { type: 'object' };
  };
  return Object.fromEntries(
    mediaTypesOf(answer).map((mediaType) => [mediaType, { schema: schemaOf(mediaType) }]),
  );
}

function mediaTypesOf(answer: Exclude<AnswerKind, z.ZodType>): readonly string[] {
  if (answer.kind === 'download') return answer.mediaTypes;
  if (answer.kind === 'html') return ['text/html'];
  if (answer.kind === 'protocol') return ['application/json'];
  if (answer.kind === 'file') return answer.mediaTypes ?? ['application/octet-stream'];
  return [answer.mediaType];
}

const headersOf: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthorized: { 'WWW-Authenticate': 'Always `Bearer`.' },
  insufficient_credits: { 'X-Credits-Needed': 'Credits the call costs.' },
  rate_limited: { 'Retry-After': 'Seconds until the next request is accepted.' },
  saturated: { 'Retry-After': 'Seconds to wait before trying again, usually 3.' },
  query_timeout: { 'Retry-After': 'Seconds to wait before trying again, usually 3.' },
  unavailable: { 'Retry-After': 'Seconds to wait before trying again, usually 3.' },
};

function failureResponse(code: ErrorCode, isPage: boolean): Record<string, unknown> {
  const schema = code === 'invalid_input' ? 'HTTPValidationError' : 'Failure';
  const headers = Object.entries(headersOf[code] ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: errorCatalogue[code].message,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: isPage
      ? { 'text/html': { schema: { type: 'string' } } }
      : { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}
