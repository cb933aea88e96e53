import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';
import { readFloat } from './read-scalar.ts';
import { shownProblems } from './shown-problems.ts';

const open = { tag: 'Test', summary: 'Test', access: 'anyone', bucket: 'unlimited', method: 'POST' } as const;
const routes = [
  defineRoute({
    ...open,
    path: '/list',
    body: z.object({ domains: z.array(z.int()) }),
    answer: z.string(),
    handler: () => 'ok',
  }),
  defineRoute({
    ...open,
    path: '/login',
    body: z.object({
      email: z.string(),
      password: z.string().min(10),
      api_keys: z.array(z.int()).optional(),
    }),
    answer: z.string(),
    handler: () => 'ok',
  }),
];

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ routes });
});
afterAll(() => running.app.close());

const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });

describe('the problems of a bad request', () => {
  it('are at most a hundred, however many items are wrong', async () => {
    const answer = await post('/list', { domains: Array.from({ length: 60_000 }, () => 'x') });
    expect([answer.statusCode, answer.json().detail.length]).toEqual([422, 100]);
    expect(answer.body.length).toBeLessThan(30_000);
  });

  it('name each invalid item', async () => {
    const answer = await post('/list', { domains: [1, 'x', 2, 'y'] });
    expect(answer.json().detail.map(({ loc }: { loc: unknown }) => loc)).toEqual([
      ['body', 'domains', 1],
      ['body', 'domains', 3],
    ]);
  });

  it('never show a password, a token or a key, nor the object around one', async () => {
    const secret = 'hunter2';
    const answers = await Promise.all([
      post('/login', { email: 'a@b.example', password: secret }),
      post('/login', { password: secret }),
      post('/login', { email: { password: secret, nested: { token: secret, secret_name: [secret] } } }),
      post('/login', { email: 'a', password: [secret], api_key: secret }),
      running.app.inject({
        method: 'POST',
        url: '/login',
        payload: JSON.stringify([{ password: secret }]),
        headers: { 'content-type': 'application/json' },
      }),
    ]);
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(422);
      expect(body).not.toContain(secret);
      expect(body).toContain('[hidden]');
    }
  });

  it('show the object that lacks a field by its own name, whatever the field is called', () => {
    const missing = (loc: readonly string[]) =>
      shownProblems([{ type: 'missing', loc: [...loc], msg: 'Field required', input: { user: 'ann' } }])[0]
        ?.input;
    expect(missing(['body', 'password'])).toEqual({ user: 'ann' });
    expect(missing(['body', 'credentials', 'address'])).toBe('[hidden]');
  });

  it('truncate long inputs', async () => {
    const deep = { a: { b: { c: { d: { e: { f: 'x' } } } } } };
    const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`field${n}`, n]));
    for (const domains of ['y'.repeat(900_000), wide, [deep], [Array.from({ length: 50_000 }, () => '😀')]]) {
      const answer = await post('/list', { domains });
      expect(answer.statusCode).toBe(422);
      expect(answer.body.length).toBeLessThan(3_000);
    }
  });
});

describe('a number', () => {
  const read = (text: string): number | undefined =>
    readFloat(text, ['query', 'min_score'], {}, () => undefined);

  it('is read in every form that pydantic accepts', () => {
    for (const [text, value] of [
      ['1', 1],
      [' 1.5 ', 1.5],
      ['1.', 1],
      ['.5', 0.5],
      ['1_000.25', 1000.25],
      ['-2e3', -2000],
      ['+1.e2', 100],
    ] as const)
      expect([text, read(text)]).toEqual([text, value]);
    for (const text of ['', '.', '1..2', '1_', '_1', 'e5', '1e', '1 2'])
      expect([text, read(text)]).toEqual([text, undefined]);
  });

  it('that is not a number is refused, however long', () => {
    // In time quadratic in its length this would take hours.
    for (const length of [4_000, 5_000_000]) expect(read(`${'1'.repeat(length)}x`)).toBeUndefined();
  });
});
