import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { byPost } from './by-post.ts';
import { openApiDocument } from './openapi/document.ts';
import { defineRoute } from './route.ts';

const getThings = defineRoute({
  method: 'GET',
  path: '/things',
  tag: 'Test',
  summary: 'Things',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    q: z.string().min(1),
    limit: z.int().min(1).max(500).default(100),
    exact: z.boolean().default(false),
  }),
  answer: z.object({ q: z.string(), limit: z.int(), exact: z.boolean(), address: z.string() }),
  handler: ({ query, address }) => ({ ...query, address }),
});
const routes = [getThings, byPost(getThings, { summary: 'Things, asked for by a body' })];

let running: TestApp | undefined;
afterEach(() => running?.app.close());

it('takes the parameters of a GET as a JSON body, with the same defaults, conversions and answers', async () => {
  running = await buildTestApp({ routes });
  const { app } = running;
  const long = 'word '.repeat(100_000).trim();
  const posted = await app.inject({ method: 'POST', url: '/things', payload: { q: long, exact: 'yes' } });
  expect(posted.json()).toEqual({ q: long, limit: 100, exact: true, address: '127.0.0.1' });
  const got = await app.inject('/things?q=a&limit=5');
  const same = await app.inject({ method: 'POST', url: '/things', payload: { q: 'a', limit: 5 } });
  expect(same.json()).toEqual(got.json());
  const wrong = await app.inject({ method: 'POST', url: '/things', payload: { limit: 0 } });
  expect([wrong.statusCode, wrong.json().detail.map(({ loc }: { loc: string[] }) => loc)]).toEqual([
    422,
    [
      ['body', 'q'],
      ['body', 'limit'],
    ],
  ]);
});

it('is described with a body instead of parameters', () => {
  const { paths } = openApiDocument(routes) as { paths: Record<string, Record<string, object>> };
  expect(paths['/things']?.post).toMatchObject({
    summary: 'Things, asked for by a body',
    requestBody: { content: { 'application/json': { schema: { required: ['q'] } } } },
  });
  expect(paths['/things']?.post).not.toHaveProperty('parameters');
});
