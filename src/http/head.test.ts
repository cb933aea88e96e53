import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../test/harness/test-app.ts';
import { noRateLimits } from '../../test/harness/test-limits.ts';
import { examples, routes } from '../app/index.ts';
import { hasEffects } from './route.ts';

let running: TestApp;
let headers: Record<string, string>;
let address: string;

beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: [{ domain: 'example.com', title: 'Contact us for opening hours', country: 'GB' }],
    services: { rateLimits: noRateLimits },
  });
  headers = (await signUp(running, { credits: 1000 })).headers;
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => running.app.close());

let tableNames: readonly string[] | undefined;

/** Everything in the database, what is still being written included, but who was seen when, which every call with a token may note. */
async function stored(): Promise<string> {
  await running.services.workspace.viewHistory.settled();
  tableNames ??= (await running.database.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== 'session' && name !== 'api_key');
  const names = tableNames;
  const rows = await Promise.all(
    names.map((name) =>
      running.database
        .selectFrom(name as 'account')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(Object.fromEntries(names.map((name, at) => [name, rows[at]])));
}

const reads = routes.filter(({ method }) => method === 'GET');

describe('HEAD', () => {
  it.each(reads.map((route) => [route.path, route] as const))('%s changes nothing', async (path, route) => {
    const url = `${address}${(examples[`GET ${path}`]?.path ?? path).replace('{ID}', '12345')}`;
    const request = {
      headers: route.access === 'admin' ? { authorization: `Bearer ${OPERATOR_TOKEN}` } : headers,
    };
    const before = await stored();
    const head = await fetch(url, { ...request, method: 'HEAD' });
    expect(await stored()).toBe(before);
    if (hasEffects(route)) {
      expect([head.status, head.headers.get('allow')]).toEqual([405, expect.not.stringContaining('HEAD')]);
      return;
    }
    const got = await fetch(url, request);
    await got.arrayBuffer();
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      got.status,
      got.headers.get('content-type'),
      '',
    ]);
    // A route that declares no side effects must have none.
    expect(await stored()).toBe(before);
  });

  it.each(['/search?q=contact', '/domain/example.com', '/auth/my-companies/export'])(
    '%s is 405, because GET saves, charges or uses something up',
    async (url) => {
      const head = await running.app.inject({ method: 'HEAD', url, headers });
      expect([head.statusCode, head.headers.allow]).toEqual([405, expect.not.stringContaining('HEAD')]);
    },
  );
});
