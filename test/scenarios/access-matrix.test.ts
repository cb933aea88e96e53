import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../src/access/index.ts';
import { routes } from '../../src/app/index.ts';
import { signUp } from '../factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';
import { noRateLimits } from '../harness/test-limits.ts';

type Who =
  | 'anonymous'
  | 'user'
  | 'admin'
  | 'operator'
  | 'key'
  | 'read key'
  | 'usual key of an admin'
  | 'admin key'
  | 'revoked key'
  | 'expired session'
  | 'nonsense token';

/** Every route and who may call it. A new route fails this test until it is listed here. */
const matrix: Readonly<Record<string, 'anyone' | 'token' | 'account' | 'session' | 'admin'>> = {
  'GET /search': 'anyone',
  'GET /search/count': 'anyone',
  'GET /search/facets': 'anyone',
  'GET /search/download': 'anyone',
  'POST /search': 'anyone',
  'POST /search/count': 'anyone',
  'POST /search/facets': 'anyone',
  'POST /search/download': 'anyone',
  'GET /companies': 'anyone',
  'GET /companies/facets': 'anyone',
  'GET /companies/download': 'anyone',
  'POST /bulk-search/count': 'anyone',
  'POST /bulk-search/download': 'anyone',
  'POST /downloads': 'account',
  'GET /downloads/{ticket}': 'anyone',
  'GET /autocomplete': 'anyone',
  'GET /domain/{domain}': 'anyone',
  'GET /domain/{domain}/evidence': 'anyone',
  'GET /domain/{domain}/price': 'anyone',
  'GET /domain/{domain}/history': 'anyone',
  'GET /domain/{domain}/history/text': 'anyone',
  'GET /domain/{domain}/related': 'anyone',
  'GET /identifiers/{kind}/{value}': 'anyone',
  'GET /identifiers/{kind}/{value}/download': 'anyone',
  'GET /technologies': 'anyone',
  'GET /technologies/{name}': 'anyone',
  'GET /search/trend': 'anyone',
  'GET /domain/{domain}/icon': 'anyone',
  'GET /domain/{domain}/competitors': 'anyone',
  'GET /domain/{domain}/competitors/summary': 'anyone',
  'GET /competitors': 'anyone',
  'GET /competitors/status': 'anyone',
  'GET /competitors/crawl-stats': 'anyone',
  'GET /lookup/{domain}': 'anyone',
  'GET /enrich/{domain}': 'anyone',
  'POST /bulk-lookup': 'anyone',
  'POST /bulk-lookup/preview': 'anyone',
  'GET /jobs': 'account',
  'GET /jobs/{job_id}': 'token',
  'GET /jobs/{job_id}/download': 'token',
  'GET /jobs/{job_id}/rows': 'token',
  'DELETE /jobs/{job_id}': 'token',
  'GET /columns': 'anyone',
  'POST /copilot/query': 'anyone',
  'GET /copilot/health': 'anyone',
  'GET /copilot/conversations': 'account',
  'PUT /copilot/conversations': 'account',
  'GET /copilot/conversations/{conversation_id}': 'account',
  'DELETE /copilot/conversations/{conversation_id}': 'account',
  'GET /bulk-search/count': 'anyone',
  'GET /bulk-search/download': 'anyone',
  'GET /health': 'anyone',
  'GET /ready': 'anyone',
  'GET /metrics': 'admin',
  'GET /': 'anyone',
  'GET /classic': 'anyone',
  'GET /classic/{domain}': 'anyone',
  'GET /pricing': 'anyone',
  'GET /status': 'anyone',
  'GET /docs': 'anyone',
  'GET /assets/{name}': 'anyone',
  'GET /app': 'anyone',
  'GET /app/{place}': 'anyone',
  'GET /app/{place}/{item}': 'anyone',
  'GET /copilot': 'anyone',
  'GET /login': 'anyone',
  'GET /sign-in': 'anyone',
  'GET /signup': 'anyone',
  'GET /register': 'anyone',
  'GET /openapi.json': 'anyone',
  'GET /llms.txt': 'anyone',
  'POST /auth/register': 'anyone',
  'GET /auth/verify': 'anyone',
  'POST /auth/verify': 'anyone',
  'POST /auth/resend-link': 'anyone',
  'POST /auth/login': 'anyone',
  'POST /auth/login-link': 'anyone',
  'POST /auth/password-reset': 'anyone',
  'POST /auth/identity-provider/nonce': 'anyone',
  'POST /auth/identity-provider': 'anyone',
  'POST /auth/logout': 'account',
  'GET /auth/me': 'account',
  'PATCH /auth/me': 'account',
  'DELETE /auth/me': 'session',
  'POST /auth/password': 'session',
  'GET /auth/sessions': 'account',
  'DELETE /auth/sessions/{session_id}': 'session',
  'DELETE /auth/sessions': 'session',
  'GET /auth/export': 'session',
  'GET /auth/credits': 'account',
  'POST /auth/credits/add': 'account',
  'POST /auth/api-keys': 'session',
  'GET /auth/api-keys': 'account',
  'DELETE /auth/api-keys/{key_id}': 'session',
  'GET /auth/my-companies': 'account',
  'DELETE /auth/my-companies/{domain}': 'account',
  'GET /auth/my-companies/export-check': 'account',
  'GET /auth/my-companies/export': 'account',
  'GET /my-companies/export': 'account',
  'POST /auth/check-seen': 'account',
  'POST /auth/search-sessions': 'account',
  'GET /auth/search-sessions': 'account',
  'GET /auth/row-columns': 'account',
  'PUT /auth/row-columns': 'account',
  'POST /lists': 'account',
  'GET /lists': 'account',
  'POST /lists/{list_id}/items': 'account',
  'GET /lists/{list_id}': 'account',
  'DELETE /lists/{list_id}/items': 'account',
  'PATCH /lists/{list_id}': 'account',
  'GET /lists/{list_id}/export': 'account',
  'GET /lists/{list_id}/competitors': 'account',
  'DELETE /lists/{list_id}': 'account',
  'POST /lists/{list_id}/share': 'account',
  'DELETE /lists/{list_id}/share': 'account',
  'PUT /companies/{domain}/note': 'account',
  'GET /notes': 'account',
  'POST /views': 'account',
  'GET /views': 'account',
  'PATCH /views/{view_id}': 'account',
  'DELETE /views/{view_id}': 'account',
  'POST /views/{view_id}/share': 'account',
  'DELETE /views/{view_id}/share': 'account',
  'GET /shared/{token}': 'anyone',
  'POST /monitors': 'account',
  'POST /monitors/lookalikes': 'account',
  'POST /monitors/preview': 'account',
  'GET /monitors': 'account',
  'PATCH /monitors/{monitor_id}': 'account',
  'GET /monitors/{monitor_id}/history': 'account',
  'GET /monitors/{monitor_id}/deliveries': 'account',
  'DELETE /monitors/{monitor_id}': 'account',
  'GET /notifications': 'account',
  'POST /notifications/read': 'account',
  'POST /notifications/{notification_id}/read': 'account',
  'GET /monitors/notifications': 'account',
  'POST /monitors/notifications/{notification_id}/read': 'account',
  'POST /mcp': 'account',
  'GET /.well-known/oauth-protected-resource/mcp': 'anyone',
  'GET /.well-known/oauth-protected-resource': 'anyone',
  'GET /admin/cache-stats': 'admin',
  'POST /admin/cache/clear': 'admin',
  'GET /admin/fts-stats': 'admin',
  'GET /admin/domain-stats': 'admin',
  'POST /admin/domains/import-text': 'admin',
  'POST /admin/domains/import-csv': 'admin',
  'GET /admin/domains/list': 'admin',
  'GET /admin/crawl': 'admin',
  'POST /admin/crawl': 'admin',
  'GET /admin/accounts': 'admin',
  'PATCH /admin/accounts/{account_id}': 'admin',
  'POST /admin/accounts/{account_id}/credits': 'admin',
  'DELETE /admin/accounts/{account_id}/sessions': 'admin',
  'POST /admin/accounts/{account_id}/block': 'admin',
  'DELETE /admin/accounts/{account_id}/block': 'admin',
  'GET /admin/audit-log': 'admin',
  'GET /admin/audit-log/seals': 'admin',
};

/** Files of many rows: a key needs the scope `export`. */
const exported: ReadonlySet<string> = new Set([
  'GET /search/download',
  'POST /search/download',
  'GET /companies/download',
  'GET /identifiers/{kind}/{value}/download',
  'GET /bulk-search/download',
  'POST /bulk-search/download',
  'POST /downloads',
  'GET /downloads/{ticket}',
  'POST /bulk-lookup',
  'GET /jobs/{job_id}/download',
  'GET /my-companies/export',
  'GET /auth/my-companies/export',
  'GET /lists/{list_id}/export',
]);

const invalid = { 'revoked key': 401, 'expired session': 401, 'nonsense token': 401 };

/** The refusal by access; undefined means admitted (the endpoint itself may still refuse). */
const refusals: Readonly<
  Record<'anyone' | 'token' | 'account' | 'session' | 'admin', Partial<Record<Who, number>>>
> = {
  anyone: invalid,
  token: { ...invalid, anonymous: 401 },
  account: { ...invalid, anonymous: 401, operator: 403 },
  session: {
    ...invalid,
    anonymous: 401,
    operator: 403,
    key: 403,
    'read key': 403,
    'usual key of an admin': 403,
    'admin key': 403,
  },
  admin: {
    ...invalid,
    anonymous: 401,
    user: 403,
    key: 403,
    'read key': 403,
    'usual key of an admin': 403,
  },
};

let running: TestApp;
let headersOf: Record<Who, Record<string, string>>;

beforeAll(async () => {
  running = await buildTestApp({ services: { rateLimits: noRateLimits } });
  const late = await signUp(running);
  running.clock.advance(31 * 24 * 60 * 60 * 1000);
  const [user, boss] = [await signUp(running), await signUp(running, { isAdmin: true })];
  const { id, key } = await running.services.accounts.apiKeys.create(user.accountId, 'revoked');
  await running.services.accounts.apiKeys.remove(user.accountId, id);
  const keyOf = async (accountId: number, scopes?: readonly Scope[]): Promise<Record<string, string>> => {
    const made = await running.services.accounts.apiKeys.create(accountId, 'matrix', scopes);
    return { authorization: `Bearer ${made.key}` };
  };
  headersOf = {
    key: await keyOf(user.accountId),
    'read key': await keyOf(user.accountId, ['read']),
    'usual key of an admin': await keyOf(boss.accountId),
    'admin key': await keyOf(boss.accountId, ['read', 'export', 'admin']),
    anonymous: {},
    user: user.headers,
    admin: boss.headers,
    operator: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    'revoked key': { authorization: `Bearer ${key}` },
    'expired session': late.headers,
    'nonsense token': { authorization: 'Bearer nonsense' },
  };
});
afterAll(() => running.app.close());

describe('who may call what', () => {
  it('is declared for every route', () => {
    expect(
      routes.map(({ method, path }) => `${method} ${path}`).sort(),
      'every route has a row in the matrix of this file',
    ).toEqual(Object.keys(matrix).sort());
  });

  it.each(Object.entries(matrix))('%s is for %s', async (name, access) => {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace('{domain}', 'example.com').replace(/\{\w+\}/g, '999999');
    // Logging out ends the session that the later rows need, so it is tried with throwaway callers elsewhere.
    const callers = (Object.keys(headersOf) as Who[]).filter(
      (who) => !(path === '/auth/logout' && (who === 'user' || who === 'admin')),
    );
    for (const who of callers) {
      const { statusCode } = await running.app.inject({
        method: method as 'GET',
        url,
        headers: headersOf[who],
      });
      const lacksExport = who === 'read key' && exported.has(name);
      const refusal = lacksExport ? 403 : refusals[access][who];
      if (refusal === undefined) expect([who, statusCode]).not.toEqual([who, expect.toBeOneOf([401, 403])]);
      else expect([who, statusCode]).toEqual([who, refusal]);
    }
  });
});
