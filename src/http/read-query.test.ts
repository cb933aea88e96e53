import type { FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { defineRoute } from '../../test/harness/test-route.ts';
import { queryReader } from './read-query.ts';

let running: TestApp | undefined;
afterEach(() => running?.app.close());

it('the same query is always parsed the same way, and no request can change what the next one gets', async () => {
  const list = defineRoute({
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket: 'tier',
    method: 'GET',
    path: '/list',
    query: z.object({ q: z.string().min(1), n: z.int().default(3) }),
    answer: z.object({ q: z.string(), n: z.int() }),
    handler: ({ query }) => {
      const answer = { ...query };
      expect(() => Object.assign(query, { q: 'changed' })).toThrow(TypeError);
      return answer;
    },
  });
  running = await buildTestApp({ routes: [list] });
  const { app } = running;
  for (let time = 0; time < 2; time++) {
    expect((await app.inject('/list?q=a')).json()).toEqual({ q: 'a', n: 3 });
    expect((await app.inject('/list?q=a&n=4')).json()).toEqual({ q: 'a', n: 4 });
    expect((await app.inject('/list?q=&n=x')).json().detail.map(({ loc }: { loc: string[] }) => loc)).toEqual(
      [
        ['query', 'q'],
        ['query', 'n'],
      ],
    );
  }
});

it('a query that may carry a token is not kept, and a search is parsed once', () => {
  const query = z.object({ token: z.string() });
  const request = { query: { text: 'token=abc' } } as unknown as FastifyRequest;
  const isKept = (bucket: 'guard' | 'tier'): boolean => {
    const read = queryReader({ query, bucket });
    const [first, second] = [read(request, () => undefined), read(request, () => undefined)];
    return first === second;
  };
  expect([isKept('guard'), isKept('tier')]).toEqual([false, true]);
});
