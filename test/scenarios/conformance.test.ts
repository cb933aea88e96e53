import { describe, expect, it } from 'vitest';
import { examples, routes } from '../../src/app/index.ts';
import { openApiDocument } from '../../src/http/index.ts';

/**
 * The specification's tables, row by row: every path with its parameters, defaults and bounds, and the fields of every
 * response it names. The validation of the running service and /openapi.json are one declaration, so checking the
 * description checks both; other tests check that answers fit it.
 */

interface Parameter {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly required?: true;
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
}

const text = (rest: Omit<Parameter, 'type'> = {}): Parameter => ({ type: 'string', ...rest });
const integer = (rest: Omit<Parameter, 'type'> = {}): Parameter => ({ type: 'integer', ...rest });
const flag = (value: boolean): Parameter => ({ type: 'boolean', default: value });
const tier = text({ default: 'free', values: ['free', 'pro', 'enterprise'] });

const parameters: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  'get /search': {
    q: text({ required: true, min: 1, max: 200 }),
    mode: text({ default: 'phrase', values: ['phrase', 'any', 'single', 'all', 'or', 'query', 'meaning'] }),
    domains: text(),
    crawl_id: text(),
    limit: integer({ min: 1, max: 500, default: 100 }),
    offset: integer({ min: 0, default: 0 }),
    title: text(),
    tech: text(),
    industry: text(),
    tld: text(),
    country: text(),
    has: text(),
    exclude_seen: flag(false),
  },
  'get /search/count': {
    q: text({ required: true, min: 1, max: 200 }),
    mode: text({ default: 'phrase' }),
    country: text(),
    has: text(),
  },
  'get /search/facets': {
    q: text({ required: true }),
    fields: text(),
    size: integer({ min: 1, max: 200, default: 10 }),
  },
  'get /autocomplete': {
    q: text({ required: true, min: 1, max: 100 }),
    limit: integer({ min: 1, max: 20, default: 8 }),
    mode: text(),
  },
  'get /domain/{domain}': { domain: text({ required: true }) },
  'get /columns': {},
  'get /search/download': {
    q: text({ required: true, min: 1, max: 200 }),
    mode: text({ default: 'phrase' }),
    tier,
    format: text({ default: 'csv', values: ['csv', 'jsonl', 'xlsx', 'parquet'] }),
  },
  'get /bulk-search/count': { keywords: text({ required: true, min: 1, max: 10_000 }) },
  'get /bulk-search/download': { keywords: text({ required: true, min: 1, max: 5_000 }), tier },
  'get /auth/verify': { token: text({ required: true }) },
  'get /auth/me': {},
  'get /auth/credits': {},
  'get /auth/api-keys': {},
  'delete /auth/api-keys/{key_id}': { key_id: integer({ required: true }) },
  'get /auth/my-companies': {
    limit: integer({ default: 50 }),
    offset: integer({ default: 0 }),
    search: text({ default: '' }),
    query: text({ default: '' }),
  },
  'delete /auth/my-companies/{domain}': {
    domain: text({ required: true }),
    search_query: text({ default: '' }),
  },
  'get /auth/search-sessions': { limit: integer({ default: 10 }) },
  'get /auth/my-companies/export-check': { query: text({ default: '' }), search: text({ default: '' }) },
  'get /auth/my-companies/export': { query: text({ default: '' }), search: text({ default: '' }) },
  'get /my-companies/export': { query: text({ default: '' }), search: text({ default: '' }) },
  'get /lists': {},
  'get /lists/{list_id}': { list_id: integer({ required: true }) },
  'delete /lists/{list_id}': { list_id: integer({ required: true }) },
  'get /monitors': {},
  'delete /monitors/{monitor_id}': { monitor_id: integer({ required: true }) },
  'get /notifications': {},
  'post /notifications/{notification_id}/read': { notification_id: integer({ required: true }) },
  'get /monitors/notifications': {},
  'post /monitors/notifications/{notification_id}/read': { notification_id: integer({ required: true }) },
  'get /health': {},
  'get /admin/cache-stats': {},
  'post /admin/cache/clear': {},
  'get /admin/fts-stats': {},
  'get /admin/domain-stats': {},
  'get /admin/domains/list': {
    limit: integer({ min: 1, max: 1000, default: 100 }),
    offset: integer({ min: 0, default: 0 }),
    uncached_only: flag(false),
  },
};

/** Body fields: required ones without a value, others with their default. */
const required = Symbol('required');
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'post /auth/register': { email: required, password: required, name: '' },
  'post /auth/login': { email: required, password: required },
  'post /auth/identity-provider': { token: required },
  'post /auth/credits/add': { amount: required, reason: 'purchase' },
  'post /auth/api-keys': { name: 'Default' },
  'post /auth/search-sessions': {
    query: required,
    mode: 'phrase',
    filters: {},
    last_offset: 0,
    total_results: 0,
    credits_spent: 0,
    results_per_page: 25,
  },
  'post /auth/check-seen': { domains: required, current_query: '' },
  'post /lists': { name: required },
  'post /lists/{list_id}/items': { domains: required },
  // `query` too is required, but only of an alert that has neither filters nor another kind.
  'post /monitors': { mode: 'phrase', name: '' },
};

const responses: Readonly<Record<string, readonly string[]>> = {
  'get /search': [
    'query',
    'normalized_query',
    'cached',
    'result_count',
    'total_count',
    'results',
    'search_time_ms',
    'credits_remaining',
    'credits_deducted',
    'gate',
  ],
  'get /search/count': ['query', 'total_results'],
  'get /search/facets': ['query', 'total_count', 'facets', 'search_time_ms'],
  'get /autocomplete': ['query', 'suggestions'],
  'get /bulk-search/count': ['keywords', 'keyword_count', 'combined_total'],
  'get /health': ['status', 'version', 'crawl_id'],
  'get /admin/cache-stats': [
    'total_queries_cached',
    'total_homepages_cached',
    'cache_db_size_mb',
    'oldest_entry',
    'newest_entry',
  ],
  'get /admin/fts-stats': ['engine', 'documents', 'terms', 'size_mb', 'segments', 'crawl_ids'],
  'get /admin/domain-stats': [
    'domains',
    'indexed',
    'uncached',
    'by_country',
    'by_industry',
    'by_tld',
    'by_source',
  ],
  'get /admin/domains/list': ['total', 'limit', 'offset', 'domains'],
  'post /admin/domains/import-text': ['received', 'added', 'already_known', 'invalid'],
  'post /auth/register': ['user', 'message'],
  'post /auth/login': ['token', 'token_type', 'expires_at', 'user'],
  'get /auth/me': [
    'id',
    'email',
    'name',
    'tier',
    'credits',
    'free_lookups_remaining',
    'is_admin',
    'email_verified',
    'created_at',
  ],
  'get /auth/credits': ['balance', 'transactions'],
  'post /auth/credits/add': ['balance', 'transaction'],
  'post /auth/api-keys': ['id', 'name', 'prefix', 'key', 'created_at'],
  'get /auth/my-companies': ['total', 'limit', 'offset', 'companies'],
  'get /auth/my-companies/export-check': ['row_count', 'credits_needed', 'credits_balance', 'can_export'],
  'post /lists': ['id', 'name', 'item_count', 'created_at'],
  'post /lists/{list_id}/items': ['added', 'already_present', 'invalid'],
  'post /monitors': [
    'id',
    'name',
    'query',
    'mode',
    'created_at',
    'last_checked_at',
    'last_total',
    'new_matches',
  ],
};

const searchResultItem = [
  'domain',
  'homepage_url',
  'matched_in',
  'matched_snippet',
  'matches',
  'score',
  'crawl_id',
  'fetched_at',
  'title',
  'meta_description',
  'company_name',
  'industry',
  'country',
  'emails',
  'phones',
  'tech_stack',
  'has_ecommerce',
  'has_pricing',
  'has_blog',
  'similarity',
  'reasons',
  'columns',
];

type Json = Record<string, unknown>;
const description = JSON.parse(JSON.stringify(openApiDocument(routes, examples))) as {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
};

function operation(name: string): Json {
  const [method = '', path = ''] = name.split(' ');
  const found = description.paths[path]?.[method];
  if (!found) throw new Error(`${name} is not in the description`);
  return found;
}

function resolve(schema: Json | undefined): Json {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? (schema ?? {}) : (description.components.schemas[name] ?? {});
}

const contentSchema = (holder: unknown): Json =>
  resolve((holder as { content: Record<string, { schema: Json }> }).content['application/json']?.schema);

describe('the description covers every row of the specification', () => {
  it.each(Object.entries(parameters))(
    '%s has its parameters with their defaults and bounds',
    (name, expected) => {
      const declared = (operation(name).parameters ?? []) as {
        name: string;
        required: boolean;
        schema: Json;
      }[];
      for (const [parameter, row] of Object.entries(expected)) {
        const found = declared.find((candidate) => candidate.name === parameter);
        expect(found, `${name} ${parameter}`).toBeDefined();
        const { schema = {}, required: isRequired } = found ?? {};
        const [min, max] =
          row.type === 'string' ? [schema.minLength, schema.maxLength] : [schema.minimum, schema.maximum];
        expect({ parameter, type: schema.type, required: isRequired }).toEqual({
          parameter,
          type: row.type,
          required: row.required ?? false,
        });
        if (row.default !== undefined) expect(schema.default).toEqual(row.default);
        if (row.min !== undefined) expect(min).toBe(row.min);
        if (row.max !== undefined) expect(max).toBe(row.max);
        if (row.values) expect(schema.enum).toEqual(row.values);
      }
    },
  );

  it.each(Object.entries(bodies))('%s has its body fields with their defaults', (name, expected) => {
    const schema = contentSchema(operation(name).requestBody) as {
      properties: Record<string, Json>;
      required?: string[];
    };
    for (const [field, value] of Object.entries(expected)) {
      expect(Object.keys(schema.properties), `${name} ${field}`).toContain(field);
      expect([field, schema.required?.includes(field) ?? false]).toEqual([field, value === required]);
      if (value !== required) expect(schema.properties[field]?.default).toEqual(value);
    }
  });

  it('post /monitors requires the query of an alert without filters and without another kind', () => {
    const schema = contentSchema(operation('post /monitors').requestBody) as {
      properties: Json;
      anyOf: Json[];
    };
    expect(Object.keys(schema.properties)).toContain('query');
    expect(schema.anyOf).toEqual([
      { required: ['query'] },
      { required: ['filters'] },
      { required: ['kind'] },
    ]);
  });

  it.each(['post /admin/domains/import-csv'])('%s accepts an upload in the field file', (name) => {
    const { content } = operation(name).requestBody as {
      content: Record<string, { schema: { required: string[] } }>;
    };
    expect(content['multipart/form-data']?.schema.required).toEqual(['file']);
  });

  it.each(Object.entries(responses))('%s answers with its fields', (name, fields) => {
    const success = (operation(name).responses as Record<string, unknown>)['200'];
    const schema = contentSchema(success) as { properties: Record<string, Json> };
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining([...fields]));
  });

  it('a search result has its fields', () => {
    expect(Object.keys((description.components.schemas.SearchResultItem?.properties ?? {}) as Json)).toEqual(
      searchResultItem,
    );
  });

  it('a profile has 178 columns', () => {
    const success = (operation('get /domain/{domain}').responses as Record<string, unknown>)['200'];
    expect(Object.keys((contentSchema(success) as { properties: Json }).properties)).toHaveLength(178);
  });

  it.each(Object.keys(parameters).filter((name) => name !== 'get /health'))(
    '%s documents 401, 422, 429 and 503',
    (name) => {
      expect(Object.keys(operation(name).responses as Json)).toEqual(
        expect.arrayContaining(['401', '422', '429', '503']),
      );
    },
  );
});
