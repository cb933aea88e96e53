import type { Instance } from '../host-services.ts';
import { rateLimitsInWords } from '../limits/rate-limit.ts';
import type { Route } from '../route.ts';
import { describeRoute } from './describe.ts';
import type { Examples } from './example.ts';
import type { SchemaRegistry } from './json-schema.ts';

/** Version of the API's description, which the specification fixes; the version of the service is in package.json, /health and /docs. */
const OPENAPI_VERSION = '0.2.0';

type Described = Pick<Instance, 'publicUrl' | 'anonymousPerMinute'>;

/** The service that the generated files describe, with default settings. */
const DEFAULT_INSTANCE: Described = { publicUrl: 'http://127.0.0.1:8080', anonymousPerMinute: 20 };

/** The OpenAPI 3.1 description of the given routes, with their examples for the given service. */
export function openApiDocument(
  routes: readonly Route[],
  examples: Examples,
  { publicUrl: address, anonymousPerMinute }: Described = DEFAULT_INSTANCE,
): Record<string, unknown> {
  const registry: SchemaRegistry = new Map<string, unknown>(Object.entries(failureSchemas));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    if (route.undocumented) continue;
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, {
      [route.method.toLowerCase()]: describeRoute(route, registry, examples, address),
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homedex',
      version: OPENAPI_VERSION,
      description: [
        'Search website homepages, read company profiles, export. Errors carry `detail`; 422 bodies follow pydantic v2. HEAD works wherever GET changes nothing (nothing is saved, charged or used up), otherwise it answers 405.',
        'Responses are compressed with br, zstd or gzip if accepted; request bodies must not be compressed. Unknown parameters are ignored and listed in the `X-Ignored-Parameters` header.',
        rateLimitsInWords(anonymousPerMinute),
        'API keys have scopes (`x-scope` of each call); calls marked `session` reject API keys.',
        `This description has the version ${OPENAPI_VERSION}, which changes with its format; \`/health\` has the version of the service.`,
      ].join(' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    paths,
    components: {
      schemas: Object.fromEntries([...registry].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A session token or an API key (`hd_…`).' },
      },
    },
  };
}

const failureSchemas = {
  Failure: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'string', description: 'A sentence a person can act on.' } },
  },
  HTTPValidationError: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } } },
  },
  ValidationError: {
    type: 'object',
    required: ['loc', 'msg', 'type'],
    properties: {
      loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
      msg: { type: 'string' },
      type: { type: 'string' },
      input: {},
      ctx: { type: 'object' },
    },
  },
};
