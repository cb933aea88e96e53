import {
  asDocumented,
  everyField,
  get,
  keywords,
  largeFields,
  largestFile,
  madeUp,
  manyFilters,
  nested,
  page,
  search,
  searchBody,
  send,
  shortWords,
  unicode,
  type WorstCase,
} from './worst-request.ts';

/** Endpoints where nothing can be made larger than in the example call of the documentation. */
const documented = [
  'GET /health',
  'GET /competitors/status',
  'GET /competitors/crawl-stats',
  'GET /columns',
  'GET /copilot/health',
  'GET /copilot/conversations',
  'PUT /copilot/conversations',
  'GET /copilot/conversations/{conversation_id}',
  'DELETE /copilot/conversations/{conversation_id}',
  'GET /downloads/{ticket}',
  'POST /auth/resend-link',
  'POST /auth/login-link',
  'POST /auth/password-reset',
  'POST /auth/identity-provider/nonce',
  'GET /auth/me',
  'GET /auth/sessions',
  'DELETE /auth/sessions/{session_id}',
  'GET /auth/credits',
  'POST /auth/credits/add',
  'GET /auth/api-keys',
  'DELETE /auth/api-keys/{key_id}',
  'DELETE /auth/my-companies/{domain}',
  'GET /auth/my-companies/export-check',
  'GET /auth/row-columns',
  'PUT /auth/row-columns',
  'GET /lists',
  'GET /views',
  'PATCH /views/{view_id}',
  'DELETE /views/{view_id}',
  'POST /views/{view_id}/share',
  'DELETE /views/{view_id}/share',
  'GET /shared/{token}',
  'GET /monitors',
  'GET /notifications',
  'POST /notifications/read',
  'POST /notifications/{notification_id}/read',
  'GET /monitors/notifications',
  'POST /monitors/notifications/{notification_id}/read',
  'GET /admin/cache-stats',
  'POST /admin/cache/clear',
  'GET /admin/fts-stats',
  'GET /admin/domain-stats',
  'GET /admin/crawl',
  'POST /admin/crawl',
  'POST /admin/accounts/{account_id}/credits',
  'DELETE /auth/sessions',
  'POST /admin/accounts/{account_id}/block',
  'DELETE /admin/accounts/{account_id}/block',
  'DELETE /admin/accounts/{account_id}/sessions',
  'POST /auth/logout',
];

/** Every endpoint has a row. A test fails if one is missing. */
export const worstCases: Readonly<Record<string, WorstCase>> = {
  ...Object.fromEntries(documented.map((name) => [name, asDocumented(name)])),
  'GET /': page('/'),
  'GET /app': search('/app'),
  'GET /app/{place}': page('/app/lists'),
  'GET /app/{place}/{item}': get('a page', (_n, { domain }) => `/app/company/${domain}`),
  'GET /copilot': page('/copilot'),
  'GET /login': page('/login'),
  'GET /sign-in': page('/sign-in'),
  'GET /signup': page('/signup'),
  'GET /register': page('/register'),
  'GET /classic': search('/classic'),
  'GET /classic/{domain}': get('a profile', (_n, { domains }) => `/classic/${domains[7]}`),
  'GET /status': page('/status'),
  'GET /pricing': page('/pricing'),
  'GET /docs': page('/docs'),
  'GET /openapi.json': page('/openapi.json'),
  'GET /llms.txt': page('/llms.txt'),
  'GET /ready': page('/ready'),
  'GET /metrics': page('/metrics'),
  'GET /assets/{name}': get('the largest asset', (_n, { asset }) => `/assets/${asset}`),
  'GET /search': get(
    'the most results of words that every page has, every column',
    (n) => `/search?q=${encodeURIComponent(shortWords(200, n))}&mode=any&limit=500&columns=all`,
  ),
  'POST /search': searchBody('/search', { limit: 500, columns: ['all'] }),
  'GET /search/count': get(
    'words near each other that every page has, by their forms',
    (n) =>
      `/search/count?mode=query&forms=true&q=${encodeURIComponent(`("the and of to"~100 OR "home contact about us"~100 OR "in a for we"~100) -zebra${n}`)}`,
  ),
  'POST /search/count': searchBody('/search/count'),
  'GET /search/facets': search('/search/facets', `&fields=${everyField}&size=50`),
  'POST /search/facets': searchBody('/search/facets', { fields: everyField, size: 50 }),
  'GET /companies': get(
    'all companies by name backwards, filters',
    (n) => `/companies?limit=500&offset=${n}&sort=-name${manyFilters(n)}`,
  ),
  'GET /companies/facets': get(
    'twenty fields with most values, 200 of each, sideways',
    (n) => `/companies/facets?fields=${largeFields}&size=200&sideways=true${manyFilters(n)}`,
  ),
  'GET /autocomplete': get(
    '100 of the worst letters',
    (n) => `/autocomplete?limit=20&q=${encodeURIComponent(unicode(100, n))}`,
  ),
  'GET /domain/{domain}': get('a profile', (n, { domains }) => `/domain/${domains[10 + n]}`),
  'GET /domain/{domain}/icon': get(
    'a demo name, which is looked up in the index',
    (n) => `/domain/company-${n}-demo.com/icon?size=64`,
  ),
  'GET /domain/{domain}/price': get('a price', (n, { domains }) => `/domain/${domains[10 + n]}/price`),
  'GET /domain/{domain}/evidence': get(
    'all evidence',
    (n, { domains }) => `/domain/${domains[10 + n]}/evidence`,
  ),
  'GET /domain/{domain}/history': get(
    'all versions',
    (n, { domains }) => `/domain/${domains[10 + n]}/history`,
  ),
  'GET /domain/{domain}/history/text': get(
    'versions by the longest names, which are looked for in vain',
    (n, { domains }) =>
      `/domain/${domains[10 + n]}/history/text?from=${'x'.repeat(99)}${n % 10}&to=${'y'.repeat(100)}`,
  ),
  'GET /domain/{domain}/related': get(
    'the most sites, and those behind them',
    (n, { domains }) => `/domain/${domains[10 + n]}/related?limit=500&hops=2`,
  ),
  'GET /identifiers/{kind}/{value}': get(
    'the largest page, behind the last domain',
    (n) => `/identifiers/gtm/GTM-${n}${'X'.repeat(100)}?limit=500&offset=1000000000`,
  ),
  'GET /identifiers/{kind}/{value}/download': get(
    'the longest value',
    (n) => `/identifiers/gtm/GTM-${n}${'X'.repeat(100)}/download?tier=enterprise`,
  ),
  'GET /technologies': get('all technologies', (n) => `/technologies?limit=5000&q=${n % 2 === 0 ? '' : 'e'}`),
  'GET /technologies/{name}': get('one that most sites use', () => '/technologies/jQuery'),
  'GET /search/trend': search('/search/trend'),
  'GET /domain/{domain}/competitors': get(
    'the most results',
    (n, { domains }) => `/domain/${domains[10 + n]}/competitors?limit=100&force=true&min_score=0`,
  ),
  'GET /domain/{domain}/competitors/summary': get(
    'a profile',
    (n, { domains }) => `/domain/${domains[10 + n]}/competitors/summary`,
  ),
  'GET /competitors': get(
    'the most domains, every filter',
    (n, { domains }) =>
      `/competitors?domains=${domains.slice(n, n + 10).join(',')}&not=${domains.slice(20, 30).join(',')}&min_score=0${manyFilters(n)}`,
  ),
  'GET /lists/{list_id}/competitors': get(
    'a list of many companies',
    (_n, { lists }) => `/lists/${lists[0]}/competitors?min_score=0`,
  ),
  'POST /copilot/query': send('the longest message and history', '/copilot/query', (n) => ({
    message: shortWords(2_000, n),
    history: Array.from({ length: 32 }, (_, turn) => ({
      role: turn % 2 === 0 ? 'user' : 'assistant',
      content: shortWords(1_990, turn),
      // The limit on the history does not count these; only the limit on the body does.
      results: { results: madeUp(turn, 1_200).map((domain) => ({ domain })) },
    })),
  })),
  'GET /lookup/{domain}': get(
    'a domain that is nowhere',
    (n) => `/lookup/nowhere-${n}.example.com?force=true`,
  ),
  'GET /enrich/{domain}': get(
    'a domain that is nowhere',
    (n) => `/enrich/nowhere-${n}.example.com?force=true&wait_ms=100&allow_browser=false`,
  ),
  'GET /search/download': search('/search/download', '&format=csv'),
  'POST /search/download': searchBody('/search/download', { format: 'csv' }),
  'GET /companies/download': get(
    'all companies, all columns',
    () => '/companies/download?format=csv&tier=free',
  ),
  'GET /bulk-search/count': get('200 keywords', (n) => `/bulk-search/count?keywords=${keywords(n)}`),
  'POST /bulk-search/count': send('200 keywords', '/bulk-search/count', (n) => ({
    keywords: keywords(n).split(','),
  })),
  'GET /bulk-search/download': get('200 keywords', (n) => `/bulk-search/download?keywords=${keywords(n)}`),
  'POST /bulk-search/download': send('200 keywords', '/bulk-search/download', (n) => ({
    keywords: keywords(n).split(','),
  })),
  'POST /bulk-lookup': {
    what: '100,000 rows, 30 MB',
    byAccount: true,
    request: (n) => ({ path: '/bulk-lookup?async=true', file: largestFile(n) }),
    undo: (answer) => ({
      method: 'DELETE',
      path: `/jobs/${(JSON.parse(answer) as { readonly id?: string }).id}`,
    }),
  },
  'POST /bulk-lookup/preview': {
    what: '100,000 rows, 30 MB',
    byAccount: true,
    request: (n) => ({ path: '/bulk-lookup/preview', file: largestFile(n) }),
  },
  'GET /jobs': page('/jobs?limit=100'),
  'GET /jobs/{job_id}': { ...get('a job', (_n, { jobId }) => `/jobs/${jobId}`), byAccount: true },
  'GET /jobs/{job_id}/download': {
    ...get('a job', (_n, { jobId }) => `/jobs/${jobId}/download`),
    byAccount: true,
  },
  'GET /jobs/{job_id}/rows': {
    ...get('the most rows', (_n, { jobId }) => `/jobs/${jobId}/rows?limit=250&offset=100`),
    byAccount: true,
  },
  'DELETE /jobs/{job_id}': { ...get('a job', (_n, { jobId }) => `/jobs/${jobId}`), byAccount: true },
  'POST /downloads': send('every filter', '/downloads', (n) => ({
    kind: 'search',
    params: { q: shortWords(200, n), mode: 'single' },
  })),
  'POST /auth/register': send('the longest password', '/auth/register', (n) => ({
    email: `person-${n}-${Date.now()}@acme-research.com`,
    password: unicode(200, n),
    name: unicode(200, n),
  })),
  'GET /auth/verify': get('an unknown token', (n) => `/auth/verify?token=${'x'.repeat(4_000)}${n}`),
  'POST /auth/verify': send('the longest password', '/auth/verify', (n) => ({
    token: `${'x'.repeat(4_000)}${n}`,
    password: unicode(200, n),
  })),
  'POST /auth/login': send('the longest password', '/auth/login', (n) => ({
    email: `nobody-${n}@acme-research.com`,
    password: unicode(200, n),
  })),
  'POST /auth/identity-provider': send('the longest token', '/auth/identity-provider', (n) => ({
    token: `${n}${'x'.repeat(16_000)}`,
  })),
  'PATCH /auth/me': send('the longest name', '/auth/me', (n) => ({ name: unicode(200, n) })),
  'POST /auth/password': send('the longest password, a wrong old one', '/auth/password', (n) => ({
    password: unicode(200, n),
    current_password: unicode(200, n + 1),
  })),
  'GET /auth/export': page('/auth/export'),
  'POST /auth/api-keys': send('the longest name', '/auth/api-keys', (n) => ({ name: unicode(100, n) })),
  'GET /auth/my-companies': get(
    'the largest page, worst letters',
    (n) => `/auth/my-companies?limit=500&search=${encodeURIComponent(unicode(200, n))}`,
  ),
  'GET /auth/my-companies/export': page('/auth/my-companies/export'),
  'GET /my-companies/export': page('/my-companies/export'),
  'POST /auth/check-seen': send('the most domains', '/auth/check-seen', (_n, { domains }) => ({
    domains: domains.slice(0, 1_000),
  })),
  'POST /auth/search-sessions': send('the longest query', '/auth/search-sessions', (n) => ({
    query: unicode(200, n),
    mode: 'single',
  })),
  'GET /auth/search-sessions': page('/auth/search-sessions?limit=100&offset=100000'),
  'POST /lists': send('the longest name', '/lists', (n) => ({ name: unicode(200, n) })),
  'POST /lists/{list_id}/items': {
    what: 'as many domains as a body holds',
    request: (n, { lists }) => ({ path: `/lists/${lists[0]}/items`, body: { domains: madeUp(n, 50_000) } }),
  },
  'DELETE /lists/{list_id}/items': {
    what: 'as many domains as a body holds',
    request: (n, { lists }) => ({ path: `/lists/${lists[0]}/items`, body: { domains: madeUp(n, 50_000) } }),
  },
  'GET /lists/{list_id}': get('the largest page', (_n, { lists }) => `/lists/${lists[0]}?limit=1000`),
  'PATCH /lists/{list_id}': {
    what: 'the longest name',
    request: (n, { lists }) => ({ path: `/lists/${lists[0]}`, body: { name: unicode(200, n) } }),
  },
  'GET /lists/{list_id}/export': get('many companies', (_n, { lists }) => `/lists/${lists[0]}/export`),
  'POST /lists/{list_id}/share': {
    what: 'nothing in it can be large',
    request: (_n, { lists }) => ({ path: `/lists/${lists[0]}/share` }),
  },
  'DELETE /lists/{list_id}/share': get(
    'nothing in it can be large',
    (_n, { lists }) => `/lists/${lists[0]}/share`,
  ),
  'PUT /companies/{domain}/note': {
    what: 'the longest note with the most tags',
    request: (n, { domain }) => ({
      path: `/companies/${domain}/note`,
      body: {
        text: unicode(4_000, n),
        tags: Array.from({ length: 20 }, (_, at) => `${at} ${unicode(40, n)}`),
      },
    }),
  },
  'GET /notes': get('the largest page', () => '/notes?limit=1000'),
  'POST /views': send('the longest parameters', '/views', (n) => ({
    name: unicode(200, n),
    params: { q: 'a'.repeat(3_900), exclude: 'b'.repeat(3_900) },
    columns: Array.from({ length: 200 }, (_, at) => `column_${at}`),
    sort: 'newest',
  })),
  'DELETE /lists/{list_id}': get('many companies', (n, { lists }) => `/lists/${lists[1 + n]}`),
  'POST /monitors': send('the longest query', '/monitors', (n) => ({
    name: unicode(200, n),
    query: shortWords(200, n),
    mode: 'single',
  })),
  'POST /monitors/lookalikes': send('the most domains', '/monitors/lookalikes', (n, { domains }) => ({
    name: unicode(200, n),
    domains: domains.slice(n, n + 10),
  })),
  'POST /monitors/preview': send('a frequent word and many filters', '/monitors/preview', (n) => ({
    query: 'contact',
    filters: { has: 'email,phone', not_country: 'FR,IT', not_technology: `Shopify,Wix,none-${n}` },
  })),
  'PATCH /monitors/{monitor_id}': {
    what: 'the longest name',
    request: (n, { monitors }) => ({ path: `/monitors/${monitors[0]}`, body: { name: unicode(200, n) } }),
  },
  'GET /monitors/{monitor_id}/history': get(
    'a monitor',
    (_n, { monitors }) => `/monitors/${monitors[0]}/history`,
  ),
  'GET /monitors/{monitor_id}/deliveries': get(
    'a monitor',
    (_n, { monitors }) => `/monitors/${monitors[0]}/deliveries`,
  ),
  'DELETE /monitors/{monitor_id}': get('a monitor', (n, { monitors }) => `/monitors/${monitors[1 + n]}`),
  'POST /mcp': {
    what: 'the deepest JSON',
    request: (n) => ({
      path: '/mcp',
      contentType: 'application/json',
      file: Buffer.from(
        `{"jsonrpc":"2.0","id":${n},"method":"tools/call","params":{"name":"search","arguments":{"q":${nested(400_000)}}}}`,
      ),
    }),
  },
  'GET /.well-known/oauth-protected-resource/mcp': page('/.well-known/oauth-protected-resource/mcp'),
  'GET /.well-known/oauth-protected-resource': page('/.well-known/oauth-protected-resource'),
  'POST /admin/domains/import-text': {
    what: 'as many domains as a body holds',
    request: (n) => ({
      path: '/admin/domains/import-text',
      contentType: 'text/plain',
      file: Buffer.from(madeUp(n, 100_000).join('\n')),
    }),
  },
  'POST /admin/domains/import-csv': {
    what: '100,000 rows, 30 MB',
    request: (n) => ({ path: '/admin/domains/import-csv', file: largestFile(n) }),
  },
  'GET /admin/domains/list': page('/admin/domains/list?limit=1000&offset=0'),
  'GET /admin/accounts': get(
    'the largest page, worst letters',
    (n) => `/admin/accounts?limit=200&q=${encodeURIComponent(unicode(200, n))}`,
  ),
  'PATCH /admin/accounts/{account_id}': {
    what: 'an account',
    request: (_n, { accountId }) => ({ path: `/admin/accounts/${accountId}`, body: { tier: 'enterprise' } }),
  },
  'GET /admin/audit-log': page('/admin/audit-log'),
  'GET /admin/audit-log/seals': page('/admin/audit-log/seals'),
  // These end what the others need, so they come last.
  'DELETE /auth/me': send('a wrong password', '/auth/me', (n) => ({ password: unicode(200, n) })),
};
