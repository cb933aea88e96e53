import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../../test/harness/test-app.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';

interface Recorded {
  readonly request: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly path: string;
    readonly body?: string;
    readonly contentType?: string;
    readonly headers?: Record<string, string>;
    readonly multipart?: Record<string, [string, string, string]>;
  };
  readonly status: number;
  readonly body: unknown;
}

const { answers } = JSON.parse(readFileSync('test/fixtures/fastapi/answers.json', 'utf8')) as {
  answers: Recorded[];
};

/** Python holds whole numbers of any size; JavaScript does not, so these two are refused instead of rounded. */
const refusedHere = new Set(['{"amount": 12345678901234567890}', '/search?q=a&offset=9007199254740993']);

const open = {
  tag: 'Test',
  summary: 'A route of the recording',
  access: 'anyone',
  bucket: 'unlimited',
  answer: z.unknown(),
} as const;
const Register = z.object({ email: z.string(), password: z.string(), name: z.string().default('') });

/** The same declarations as in test/fixtures/fastapi/record.py. */
const routes = [
  defineRoute({
    ...open,
    method: 'GET',
    path: '/search',
    query: z.object({
      q: z.string().min(1).max(200),
      mode: z.enum(['phrase', 'any', 'single']).default('phrase'),
      limit: z.int().min(1).max(500).default(100),
      offset: z.int().min(0).default(0),
      exclude_seen: z.boolean().default(false),
    }),
    handler: ({ query }) => query,
  }),
  defineRoute({
    ...open,
    method: 'GET',
    path: '/domain/{domain}/competitors',
    params: z.object({ domain: z.string() }),
    query: z.object({
      force: z.boolean().default(false),
      min_score: z.number().min(0).max(1).default(0),
      match_type: z.enum(['competitor', 'lookalike', 'similar']).nullable().default(null),
      limit: z.int().min(1).max(500).default(25),
    }),
    handler: ({ params, query }) => ({ ...params, ...query }),
  }),
  defineRoute({ ...open, method: 'POST', path: '/register', body: Register, handler: ({ body }) => body }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/credits',
    body: z.object({ amount: z.int(), reason: z.string().default('purchase') }),
    handler: ({ body }) => body,
  }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/items/{list_id}',
    params: z.object({ list_id: z.int() }),
    body: z.object({ domains: z.array(z.string()) }),
    handler: ({ params, body }) => ({ ...params, ...body }),
  }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/sessions',
    body: z.object({
      query: z.string(),
      mode: z.string().default('phrase'),
      filters: z.record(z.string(), z.unknown()).default({}),
      last_offset: z.int().default(0),
      total_results: z.int().default(0),
      credits_spent: z.int().default(0),
      results_per_page: z.int().default(25),
    }),
    handler: ({ body }) => body,
  }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/copilot',
    body: z.object({
      message: z.string(),
      history: z.array(z.record(z.string(), z.unknown())).nullable().default(null),
    }),
    handler: ({ body }) => body,
  }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/nested',
    body: z.object({
      inner: Register,
      flag: z.boolean().default(false),
      ratio: z.number().default(0.5),
      kind: z.enum(['a', 'b']).default('a'),
    }),
    handler: ({ body }) => body,
  }),
  defineRoute({
    ...open,
    method: 'POST',
    path: '/upload',
    upload: { fileBytesMax: 1000, description: 'a file' },
    handler: ({ file }) => ({ name: file.filename }),
  }),
  defineRoute({
    ...open,
    method: 'GET',
    path: '/header',
    headers: z.object({ 'x-count': z.int() }),
    handler: ({ headers }) => ({ x_count: headers['x-count'] }),
  }),
];

describe('bad requests are answered as in FastAPI', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = (await buildTestApp({ routes })).app;
  });
  afterAll(() => app.close());

  it.each(answers.map((recorded) => [nameOf(recorded), recorded] as const))(
    '%s',
    async (_name, { request, status, body }) => {
      const sent = await app.inject({
        method: request.method,
        url: request.path,
        headers: {
          ...request.headers,
          ...(request.contentType && { 'content-type': request.contentType }),
          ...(request.multipart && { 'content-type': 'multipart/form-data; boundary=edge' }),
        },
        ...(request.body !== undefined && { payload: request.body }),
        ...(request.multipart && { payload: multipartBody(request.multipart) }),
      });
      if (refusedHere.has(request.body ?? request.path)) {
        expect(sent.json().detail[0].type).toBe('int_parsing_size');
        return;
      }
      const shown = JSON.parse(sent.body.replaceAll(ADVICE, ''));
      expect({ status: sent.statusCode, body: shown }).toEqual({ status, body: asShown(body) });
      const isWrongType = request.body !== undefined && /model_attributes_type/.test(JSON.stringify(body));
      if (isWrongType && !/json/.test(request.contentType ?? '')) expect(sent.body).toContain(ADVICE);
      else expect(sent.body).not.toContain(ADVICE);
    },
  );
});

/** FastAPI does not say why a body of another content type is not an object. */
const ADVICE = ': send JSON with Content-Type: application/json';

/** FastAPI shows what was sent as a password, and the longest input whole; we do not. */
function asShown(body: unknown): unknown {
  const { detail } = body as { detail?: unknown };
  if (!Array.isArray(detail)) return body;
  const shown = (input: unknown): unknown => {
    if (typeof input === 'string' && input.length > 500) return `${input.slice(0, 500)}…`;
    return input !== null && typeof input === 'object' && 'password' in input
      ? { ...input, password: '[hidden]' }
      : input;
  };
  return {
    detail: detail.map((found) => ({
      ...found,
      input:
        found.loc.at(-1) === 'password' && found.type !== 'missing' && found.input !== null
          ? '[hidden]'
          : shown(found.input),
    })),
  };
}

const nameOf = ({ request: { method, path, body = '', contentType = '' } }: Recorded): string =>
  `${method} ${path.slice(0, 60)} ${body.slice(0, 60)} ${contentType}`;

function multipartBody(parts: Record<string, [string, string, string]>): string {
  const sections = Object.entries(parts).map(
    ([name, [filename, content, type]]) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`,
  );
  return `${sections.join('')}--edge--\r\n`;
}
