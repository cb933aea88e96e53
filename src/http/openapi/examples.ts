/** A call of each endpoint that works as it stands; `{ID}` stands for an id from an earlier answer. */
interface Example {
  readonly path: string;
  readonly body?: unknown;
  /** Content of the uploaded file. */
  readonly file?: string;
}

export const examples: Readonly<Record<string, Example>> = {
  'GET /search': { path: '/search?q=opening+hours&country=gb&has=email&limit=5' },
  'POST /search': {
    path: '/search',
    body: { q: 'opening hours', country: ['gb', 'ie'], not_technology: ['Wix'], limit: 5 },
  },
  'POST /search/count': { path: '/search/count', body: { q: 'contact', domains: ['example.com'] } },
  'POST /search/facets': { path: '/search/facets', body: { q: 'contact', fields: ['country'] } },
  'GET /companies': { path: '/companies?technology=Shopify&country=de,at,ch&limit=5' },
  'GET /companies/facets': { path: '/companies/facets?country=de,at,ch&fields=industry' },
  'GET /search/count': { path: '/search/count?q=contact&mode=any' },
  'GET /search/facets': { path: '/search/facets?q=contact&fields=country,industry,tech&size=5' },
  'GET /autocomplete': { path: '/autocomplete?q=har&limit=5' },
  'GET /domain/{domain}': { path: '/domain/example.com' },
  'GET /domain/{domain}/evidence': { path: '/domain/example.com/evidence' },
  'GET /domain/{domain}/competitors': { path: '/domain/example.com/competitors?limit=10' },
  'GET /domain/{domain}/competitors/summary': { path: '/domain/example.com/competitors/summary' },
  'GET /competitors': { path: '/competitors?domains=example.com&country=GB&same_language=prefer' },
  'GET /competitors/status': { path: '/competitors/status' },
  'GET /columns': { path: '/columns' },
  'GET /search/download': { path: '/search/download?q=contact&format=csv' },
  'POST /search/download': {
    path: '/search/download',
    body: { q: 'contact', columns: ['domain', 'emails', 'score'], bom: true },
  },
  'GET /companies/download': { path: '/companies/download?country=de,at,ch&columns=identity,contact' },
  'POST /downloads': {
    path: '/downloads',
    body: { kind: 'search', params: { q: 'contact', country: ['gb', 'ie'], format: 'csv' } },
  },
  'GET /downloads/{ticket}': { path: '/downloads/TICKET' },
  'POST /bulk-search/count': { path: '/bulk-search/count', body: { keywords: ['bakery', 'book a demo'] } },
  'POST /bulk-search/download': {
    path: '/bulk-search/download',
    body: { keywords: ['bakery', 'contact'], format: 'jsonl' },
  },
  'GET /bulk-search/count': { path: '/bulk-search/count?keywords=bakery,book+a+demo,contact' },
  'GET /bulk-search/download': { path: '/bulk-search/download?keywords=bakery,contact' },
  'POST /auth/register': {
    path: '/auth/register',
    body: { email: 'ann@company.example.com', password: 'a long password', name: 'Ann' },
  },
  'GET /auth/verify': { path: '/auth/verify?token=TOKEN-FROM-THE-MAIL' },
  'POST /auth/verify': { path: '/auth/verify', body: { token: 'TOKEN-FROM-THE-MAIL' } },
  'POST /auth/resend-link': { path: '/auth/resend-link', body: { email: 'ann@company.example.com' } },
  'POST /auth/login': {
    path: '/auth/login',
    body: { email: 'ann@company.example.com', password: 'a long password' },
  },
  'POST /auth/login-link': { path: '/auth/login-link', body: { email: 'ann@company.example.com' } },
  'POST /auth/password-reset': { path: '/auth/password-reset', body: { email: 'ann@company.example.com' } },
  'POST /auth/identity-provider/nonce': { path: '/auth/identity-provider/nonce' },
  'POST /auth/identity-provider': {
    path: '/auth/identity-provider',
    body: { token: 'ID-TOKEN-OF-YOUR-PROVIDER' },
  },
  'POST /auth/logout': { path: '/auth/logout' },
  'GET /auth/me': { path: '/auth/me' },
  'PATCH /auth/me': { path: '/auth/me', body: { name: 'Ann Smith' } },
  'DELETE /auth/me': { path: '/auth/me', body: { password: 'a long password' } },
  'POST /auth/password': {
    path: '/auth/password',
    body: { password: 'a longer password', current_password: 'a long password' },
  },
  'GET /auth/sessions': { path: '/auth/sessions' },
  'DELETE /auth/sessions/{session_id}': { path: '/auth/sessions/{ID}' },
  'DELETE /auth/sessions': { path: '/auth/sessions' },
  'GET /auth/export': { path: '/auth/export' },
  'GET /auth/credits': { path: '/auth/credits' },
  'POST /auth/credits/add': { path: '/auth/credits/add', body: { amount: 100 } },
  'POST /auth/api-keys': { path: '/auth/api-keys', body: { name: 'my script' } },
  'GET /auth/api-keys': { path: '/auth/api-keys' },
  'DELETE /auth/api-keys/{key_id}': { path: '/auth/api-keys/{ID}' },
  'GET /auth/my-companies': { path: '/auth/my-companies?limit=20' },
  'DELETE /auth/my-companies/{domain}': { path: '/auth/my-companies/example.com' },
  'GET /auth/my-companies/export-check': { path: '/auth/my-companies/export-check' },
  'GET /auth/my-companies/export': { path: '/auth/my-companies/export' },
  'GET /my-companies/export': { path: '/my-companies/export?query=contact' },
  'POST /auth/check-seen': {
    path: '/auth/check-seen',
    body: { domains: ['example.com'], current_query: 'contact' },
  },
  'POST /auth/search-sessions': {
    path: '/auth/search-sessions',
    body: { query: 'contact', filters: { country: 'gb' }, last_offset: 50, total_results: 838 },
  },
  'GET /auth/search-sessions': { path: '/auth/search-sessions' },
  'POST /lists': { path: '/lists', body: { name: 'Prospects' } },
  'GET /lists': { path: '/lists' },
  'POST /lists/{list_id}/items': {
    path: '/lists/{ID}/items',
    body: { domains: ['example.com', 'https://www.example.org/'] },
  },
  'GET /lists/{list_id}': { path: '/lists/{ID}?limit=50' },
  'DELETE /lists/{list_id}/items': { path: '/lists/{ID}/items', body: { domains: ['example.org'] } },
  'PATCH /lists/{list_id}': { path: '/lists/{ID}', body: { name: 'Best prospects' } },
  'GET /lists/{list_id}/export': { path: '/lists/{ID}/export' },
  'DELETE /lists/{list_id}': { path: '/lists/{ID}' },
  'POST /monitors': { path: '/monitors', body: { query: 'book a demo', name: 'Demos' } },
  'GET /monitors': { path: '/monitors' },
  'PATCH /monitors/{monitor_id}': { path: '/monitors/{ID}', body: { name: 'Demos', paused: true } },
  'GET /monitors/{monitor_id}/history': { path: '/monitors/{ID}/history' },
  'GET /monitors/{monitor_id}/deliveries': { path: '/monitors/{ID}/deliveries' },
  'DELETE /monitors/{monitor_id}': { path: '/monitors/{ID}' },
  'GET /notifications': { path: '/notifications?unread_only=true' },
  'POST /notifications/{notification_id}/read': { path: '/notifications/{ID}/read' },
  'GET /monitors/notifications': { path: '/monitors/notifications' },
  'POST /monitors/notifications/{notification_id}/read': { path: '/monitors/notifications/{ID}/read' },
  'GET /admin/cache-stats': { path: '/admin/cache-stats' },
  'POST /admin/cache/clear': { path: '/admin/cache/clear' },
  'GET /admin/fts-stats': { path: '/admin/fts-stats' },
  'GET /admin/domain-stats': { path: '/admin/domain-stats' },
  'POST /admin/domains/import-text': {
    path: '/admin/domains/import-text',
    body: { domains: ['example.com', 'example.org'] },
  },
  'POST /admin/domains/import-csv': { path: '/admin/domains/import-csv', file: 'domain\nexample.com\n' },
  'GET /admin/domains/list': { path: '/admin/domains/list?uncached_only=true' },
  'GET /health': { path: '/health' },
};

/** The example as a command for the terminal. */
export function curlCommand(
  address: string,
  method: string,
  { path, body, file }: Example,
  needsToken: boolean,
): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}${path}'`,
    ...(needsToken ? [`-H 'Authorization: Bearer YOUR-TOKEN'`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`]),
    ...(file === undefined ? [] : ['-F file=@domains.csv']),
  ].join(' ');
}
