import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  buildTestApp,
  OPERATOR_TOKEN,
  type TestApp,
  type TestAppOptions,
} from '../../test/harness/test-app.ts';
import { defineRoute } from '../../test/harness/test-route.ts';
import { examples, routes } from '../app/index.ts';
import { AppError } from '../platform/errors.ts';
import { openApiDocument } from './openapi/document.ts';

const anyone = { tag: 'Test', summary: 'Test', access: 'anyone', bucket: 'unlimited' } as const;

const echo = defineRoute({
  ...anyone,
  method: 'POST',
  path: '/echo',
  body: z.object({ text: z.string(), more: z.unknown().optional() }),
  answer: z.object({ text: z.string() }),
  handler: ({ body }) => ({ text: body.text }),
});

let running: TestApp | undefined;
const start = async (options?: TestAppOptions): Promise<TestApp> => {
  running = await buildTestApp(options);
  return running;
};
afterEach(() => running?.app.close());

describe('the host', () => {
  it('keeps a valid request id of the caller and replaces any other', async () => {
    const { app } = await start();
    const echoed = await app.inject({ url: '/health', headers: { 'x-request-id': 'order-17.a' } });
    expect(echoed.headers['x-request-id']).toBe('order-17.a');
    for (const insane of ['a b', 'x'.repeat(129), 'ä', '<script>']) {
      const replaced = await app.inject({ url: '/health', headers: { 'x-request-id': insane } });
      expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('answers 404 for an unknown path and 405 with Allow for a known one', async () => {
    const { app } = await start();
    const unknown = await app.inject('/nowhere');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'Not Found' }]);
    expect(unknown.headers.link).toBe('</docs>; rel="help"');
    const wrong = await app.inject({ method: 'DELETE', url: '/health?x=1' });
    expect([wrong.statusCode, wrong.headers.allow, wrong.json()]).toEqual([
      405,
      'GET, HEAD',
      { detail: 'Method Not Allowed' },
    ]);
  });

  it('lets any origin call it and answers preflights', async () => {
    const { app } = await start();
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/health',
      headers: {
        origin: 'https://a.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });

  it('sends JSON with a policy that allows nothing, and every page that has an inline script with a fresh nonce', async () => {
    const { app } = await start();
    expect((await app.inject('/health')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await app.inject({
          url: '/auth/verify?token=x',
          headers: { accept: 'text/html' },
        });
        return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      }),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('never answers hostile bodies with a 5xx', async () => {
    const { app } = await start({ routes: [echo] });
    const deep = `{"text":"a","more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    const bodies: [Buffer | string, number][] = [
      [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
      ['{"text": NaN}', 422],
      ['{"text": Infinity}', 422],
      ['{"text":"\\ud800"}', 422],
      [deep, 400],
      ['['.repeat(10_000), 400],
      ['{"__proto__":{"text":"a"}}', 422],
      ['{"text":"a","constructor":{"prototype":{"x":1}}}', 200],
      [`{"text":"${'a'.repeat(2_000_000)}"}`, 413],
    ];
    for (const [payload, status] of bodies) {
      const answer = await app.inject({
        method: 'POST',
        url: '/echo',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([String(payload).slice(0, 30), answer.statusCode]).toEqual([
        String(payload).slice(0, 30),
        status,
      ]);
    }
  });

  it('refuses query values that are not UTF-8 and bad escapes in a path', async () => {
    const search = defineRoute({
      ...anyone,
      method: 'GET',
      path: '/q/{name}',
      params: z.object({ name: z.string() }),
      query: z.object({ q: z.string() }),
      answer: z.string(),
      handler: ({ query }) => query.q,
    });
    const { app } = await start({ routes: [search] });
    const query = await app.inject('/q/a?q=%ff%fe');
    expect([query.statusCode, query.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ type: 'string_unicode', loc: ['query', 'q'] }),
    ]);
    expect((await app.inject('/q/%ff?q=a')).statusCode).toBe(400);
    expect((await app.inject('/q/a?q=50%25')).json()).toBe('50%');
    expect((await app.inject('/q/a?q=50%')).json()).toBe('50%');
  });

  it('hides the details of an unexpected failure but logs them', async () => {
    const broken = defineRoute({
      ...anyone,
      method: 'GET',
      path: '/broken',
      answer: z.string(),
      handler: () => {
        throw new Error('the secret cause');
      },
    });
    const { app, logged } = await start({ routes: [broken] });
    const answer = await app.inject('/broken');
    expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Internal Server Error' }]);
    expect(logged()).toContain('the secret cause');
  });

  it('gives a failure its status, message and headers from the catalogue', async () => {
    const poor = defineRoute({
      ...anyone,
      method: 'GET',
      path: '/poor',
      answer: z.string(),
      handler: () => {
        throw new AppError('insufficient_credits', 'This needs 3 credits.', {
          headers: { 'x-credits-needed': '3' },
        });
      },
    });
    const { app } = await start({ routes: [poor] });
    const answer = await app.inject('/poor');
    expect([answer.statusCode, answer.headers['x-credits-needed'], answer.json()]).toEqual([
      402,
      '3',
      { detail: 'This needs 3 credits.' },
    ]);
  });

  it('fails a test whose response does not match its schema, or has undeclared fields', async () => {
    const lying = defineRoute({
      ...anyone,
      method: 'GET',
      path: '/lying',
      answer: z.object({ n: z.int() }),
      handler: () => ({ n: 'one' }) as never,
    });
    const chatty = defineRoute({
      ...anyone,
      method: 'GET',
      path: '/chatty',
      answer: z.object({ n: z.int() }),
      handler: () => ({ n: 1, m: 2 }) as never,
    });
    const { app } = await start({ routes: [lying, chatty] });
    expect((await app.inject('/lying')).statusCode).toBe(500);
    expect((await app.inject('/chatty')).statusCode).toBe(500);
  });

  it('keeps tokens and e-mail addresses out of the log', async () => {
    const { app, logged } = await start();
    const key = `hd_${'k'.repeat(40)}`;
    await app.inject({
      url: `/health?token=tok123&who=ann@example.com&who=bob%40example.com`,
      headers: { authorization: `Bearer ${key}` },
    });
    await app.inject(`/health?key=${key}`);
    const link = `hdm_${'m'.repeat(43)}`;
    await app.inject(`/health/${link}?mailed=${link}`);
    const ticket = `hdd_${'d'.repeat(43)}`;
    await app.inject(`/downloads/${ticket}`);
    expect(logged()).toContain('/health');
    for (const secret of ['tok123', 'ann@', 'bob%40', key, link, ticket])
      expect(logged()).not.toContain(secret);
  });

  it('logs the requested path without its query', async () => {
    const { app, logged } = await start();
    await app.inject('/auth/api-keys?x=ann@example.com');
    expect(logged()).toContain('/auth/api-keys?x=[email]');
  });

  it('lets pages of other origins read what a call cost and why rows are missing', async () => {
    const { app } = await start();
    const exposed = String((await app.inject('/health')).headers['access-control-expose-headers']);
    expect(exposed.split(', ')).toEqual(expect.arrayContaining(['X-Credits-Cost', 'X-Row-Cap-Reason']));
  });

  it('answers bytes that are not HTTP with a 400 in the usual format', async () => {
    const { app } = await start();
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(address.port), '127.0.0.1', () =>
        socket.write('THIS IS NOT HTTP\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain('{"detail":"The request could not be understood."}');
  });

  it('ignores a slash at the end of a path', async () => {
    const { app } = await start();
    expect((await app.inject('/health/')).statusCode).toBe(200);
    const wrong = await app.inject({ method: 'DELETE', url: '/health/' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('forbids caching of personal responses, and requires https where it is in use', async () => {
    const account = { kind: 'account', accountId: 1, tier: 'free', isAdmin: false } as const;
    const { app, services } = await start({ accounts: { user: account } });
    const headers = { authorization: 'Bearer user' };
    const sent = async (request: object): Promise<unknown> =>
      (await app.inject(request as { url: string })).headers['cache-control'];
    expect(await sent({ url: '/search/count?q=a' })).toBeUndefined();
    expect(await sent({ url: '/search/count?q=a', headers })).toBe('no-store');
    expect(await sent({ url: '/auth/credits', headers })).toBe('no-store');
    // Without the right to store it, no client could send its ETag back.
    expect(await sent({ url: '/columns', headers })).toBe('private, no-cache');
    expect(await sent({ url: '/auth/me' })).toBe('no-store');
    expect(await sent({ url: '/auth/login', method: 'POST', payload: {} })).toBe('no-store');
    expect((await app.inject('/health')).headers['strict-transport-security']).toBeUndefined();
    await app.close();
    const secure = await start({
      services: { instance: { ...services.instance, publicUrl: 'https://homedex.example' } },
    });
    expect((await secure.app.inject('/health')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
  });

  it('shows Prometheus metrics by route to administrators only', async () => {
    const { app } = await start();
    await app.inject('/health');
    const refused = await app.inject('/metrics');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      'Authentication required: send the admin token, or sign in as an administrator.',
    ]);
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    expect(body).toContain('homedex_http_request_seconds_count{method="GET",route="/health",status="200"} 1');
  });
});

describe('who may call', () => {
  const account = (isAdmin: boolean) => ({ kind: 'account', accountId: 1, tier: 'free', isAdmin }) as const;
  const guarded = (access: 'anyone' | 'account' | 'admin') =>
    defineRoute({
      ...anyone,
      access,
      method: 'GET',
      path: `/${access}`,
      answer: z.string(),
      handler: () => 'in',
    });
  const options = {
    routes: [guarded('anyone'), guarded('account'), guarded('admin')],
    accounts: { user: account(false), boss: account(true) },
  };

  it.each([
    ['/anyone', undefined, 200],
    ['/anyone', 'Bearer user', 200],
    ['/anyone', 'Bearer wrong', 401],
    ['/anyone', 'Basic user', 401],
    ['/account', undefined, 401],
    ['/account', 'Bearer user', 200],
    ['/account', 'bearer user', 200],
    ['/account', 'Bearer operator-token', 403],
    ['/admin', undefined, 401],
    ['/admin', 'Bearer user', 403],
    ['/admin', 'Bearer boss', 200],
    ['/admin', 'Bearer operator-token', 200],
  ])('%s with %s gets %i', async (url, authorization, status) => {
    const { app } = await start(options);
    const answer = await app.inject({ url, headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('the OpenAPI description', () => {
  it('is served as npm run generate writes it', async () => {
    const { app } = await start();
    const written = JSON.parse(JSON.stringify(openApiDocument(routes, examples)));
    const served = (await app.inject('/openapi.json')).body.replace(
      '1,000 without an account',
      '20 without an account',
    );
    // Its examples name the address under which people reach this service.
    expect(served).not.toContain('127.0.0.1:8080');
    expect(JSON.parse(served.replaceAll('http://homedex.test', 'http://127.0.0.1:8080'))).toEqual(written);
    expect([written.openapi, written.info.version]).toEqual(['3.1.0', '0.2.0']);
    // People read the version of the service, which /health has too.
    const { version } = (await app.inject('/health')).json();
    expect((await app.inject('/docs')).body).toContain(`This is version ${version} of the service`);
  });

  it('describes bounds, defaults and failures of a route', () => {
    const search = defineRoute({
      ...anyone,
      bucket: 'tier',
      method: 'GET',
      path: '/things/{id}',
      params: z.object({ id: z.int() }),
      query: z.object({
        limit: z.int().min(1).max(500).default(100).describe('rows'),
        mode: z.enum(['a', 'b']).default('a'),
      }),
      answer: z.object({ n: z.int() }).meta({ id: 'Thing' }),
      failures: ['not_found'],
      handler: () => ({ n: 1 }),
    });
    const document = openApiDocument([search], {}) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
      components: { schemas: Record<string, unknown> };
    };
    const operation = document.paths['/things/{id}']?.get;
    expect(operation?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
        description: 'rows',
      },
      {
        name: 'mode',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['a', 'b'], default: 'a' },
      },
    ]);
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      '401',
      '403',
      '404',
      '414',
      '422',
      '429',
      '431',
      '503',
    ]);
    expect(document.components.schemas.Thing).toEqual({
      type: 'object',
      properties: { n: { type: 'integer' } },
      required: ['n'],
    });
  });
});
