import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { examples, routes } from '../../src/app/index.ts';
import { openApiDocument } from '../../src/http/index.ts';
import type { ApiDescription } from '../../src/http/pages/docs/api-description.ts';
import { signUp } from '../factories/sign-up.ts';
import { indexDemoCompanies } from '../harness/index-demo-companies.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';

let running: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  running = await buildTestApp({ searchWorkers: 1 });
  await indexDemoCompanies(running);
  headers = (await signUp(running, { credits: 1000 })).headers;
  // Whose address no mail has confirmed, whether the example of registering runs before that of logging in or after it.
  const { path = '', body } = examples['POST /auth/register'] ?? {};
  await running.app.inject({ method: 'POST', url: path, payload: body as object });
});
afterAll(() => running.app.close());

const documented = routes.filter(({ undocumented }) => !undocumented);

/** What an example honestly answers without the secret or the id that a reader has and this test has not. */
const expectedOtherwise: Readonly<Record<string, number>> = {
  'GET /auth/verify': 400,
  'POST /auth/verify': 400,
  'POST /auth/login': 403,
  'POST /auth/identity-provider/nonce': 404,
  'POST /auth/identity-provider': 404,
  'DELETE /auth/sessions/{session_id}': 404,
  'DELETE /auth/api-keys/{key_id}': 404,
  'POST /lists/{list_id}/items': 404,
  'GET /lists/{list_id}': 404,
  'GET /copilot/conversations/{conversation_id}': 404,
  'DELETE /copilot/conversations/{conversation_id}': 404,
  'DELETE /lists/{list_id}/items': 404,
  'PATCH /lists/{list_id}': 404,
  'GET /lists/{list_id}/export': 404,
  'GET /lists/{list_id}/competitors': 404,
  'GET /downloads/{ticket}': 404,
  'DELETE /lists/{list_id}': 404,
  'POST /lists/{list_id}/share': 404,
  'DELETE /lists/{list_id}/share': 404,
  'PATCH /views/{view_id}': 404,
  'DELETE /views/{view_id}': 404,
  'POST /views/{view_id}/share': 404,
  'DELETE /views/{view_id}/share': 404,
  'GET /shared/{token}': 404,
  // One version of the page, so nothing to compare it with.
  'GET /domain/{domain}/history/text': 404,
  'GET /jobs/{job_id}': 404,
  'GET /jobs/{job_id}/download': 404,
  'GET /jobs/{job_id}/rows': 404,
  'DELETE /jobs/{job_id}': 404,
  'PATCH /monitors/{monitor_id}': 404,
  'GET /monitors/{monitor_id}/history': 404,
  'GET /monitors/{monitor_id}/deliveries': 404,
  'DELETE /monitors/{monitor_id}': 404,
  'POST /notifications/{notification_id}/read': 404,
  'POST /monitors/notifications/{notification_id}/read': 404,
  'PATCH /admin/accounts/{account_id}': 404,
  'POST /admin/accounts/{account_id}/credits': 404,
  'DELETE /admin/accounts/{account_id}/sessions': 404,
  'POST /admin/accounts/{account_id}/block': 404,
  'DELETE /admin/accounts/{account_id}/block': 404,
};

/** How many companies, technologies or crawls a JSON answer has; undefined if it counts none. */
function foundIn(text: string): number | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  const answer = JSON.parse(text.split('\n')[0] ?? '');
  if (Array.isArray(answer)) return answer.length;
  const { total_count, total_results, total_found, total, combined_total, related } = answer;
  return total_count ?? total_results ?? total_found ?? total ?? combined_total ?? related?.length;
}

/** These end what the other examples need, so each has a separate account. */
const endings = ['DELETE /auth/me', 'POST /auth/password', 'POST /auth/logout'];
const headersFor = async (name: string): Promise<Record<string, string>> =>
  endings.includes(name) ? (await signUp(running, { password: 'a long password' })).headers : headers;

describe('the documentation', () => {
  it('has an example for every endpoint and none for others', () => {
    expect(Object.keys(examples).sort(), 'each has its row in src/app/examples.ts').toEqual(
      documented.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it.each(documented.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s: the example works',
    async (name, { method, access }) => {
      const { path = '', body, file } = examples[name] ?? {};
      const upload =
        file === undefined
          ? undefined
          : `--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\n${file}\r\n--edge--\r\n`;
      const answer = await running.app.inject({
        method,
        url: path.replace('{ID}', '12345'),
        headers: {
          ...(access === 'admin'
            ? { authorization: `Bearer ${OPERATOR_TOKEN}` }
            : access !== 'anyone'
              ? await headersFor(name)
              : {}),
          ...(upload !== undefined && { 'content-type': 'multipart/form-data; boundary=edge' }),
        },
        ...(body !== undefined && { payload: body as object }),
        ...(upload !== undefined && { payload: upload }),
      });
      expect([name, answer.statusCode, answer.statusCode >= 400 ? answer.body : '']).toEqual([
        name,
        expectedOtherwise[name] ?? 200,
        expect.any(String),
      ]);
      if (answer.statusCode === 200 && access === 'anyone') expect(foundIn(answer.body)).not.toBe(0);
    },
  );

  it('every download passes its plan, because without it a file has the rows of the free plan', () => {
    const limited = documented.filter(
      ({ query, body }) => 'tier' in { ...query?.shape, ...(body as z.ZodObject | undefined)?.shape },
    );
    expect(limited.length).toBeGreaterThan(4);
    const without = limited
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !JSON.stringify(examples[name]).includes('tier'));
    expect(without).toEqual([]);
  });

  it('every sample of a call that needs an account has a token, and one that spends credits its price and a key for retries', () => {
    const { paths } = openApiDocument(routes, examples) as unknown as ApiDescription;
    const shown = (method: string, path: string): string[] =>
      (paths[path]?.[method.toLowerCase()]?.['x-codeSamples'] ?? []).map(({ source }) => source);
    for (const { method, path, access } of documented)
      if (access !== 'anyone') expect(shown(method, path)[0]).toContain('Authorization: Bearer');
    const [curl = '', ...others] = shown('GET', '/my-companies/export');
    expect(curl).toMatch(/^# 1 credit a row .*\n.*-H 'Idempotency-Key: /);
    for (const other of others) expect(other).toMatch(/1 credit a row.*\n.*idempotency-key/);
    expect(shown('GET', '/jobs/{job_id}')[0]).toContain('Authorization: Bearer');
  });

  it('is also available as plain text', async () => {
    const { body, headers: sent } = await running.app.inject('/llms.txt');
    expect(sent['content-type']).toContain('text/plain');
    for (const { method, path } of documented) expect(body).toContain(`\`${method} ${path}\``);
  });
});
