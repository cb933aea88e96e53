import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import {
  buildTestApp,
  indexCompanies,
  OPERATOR_TOKEN,
  type TestApp,
} from '../../../test/harness/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp({
    isCompacted: true,
    companies: [
      {
        domain: 'alpha.com',
        title: 'Alpha CRM software',
        body_text: 'Alpha helps teams. Book a demo today.',
        company_name: 'Alpha',
        industry: 'Software & SaaS',
        country: 'US',
        tech_stack: 'WordPress, jQuery 3.6',
        technologies: ['WordPress', 'jQuery'],
        has_email: true,
        emails: ['hi@alpha.com'],
      },
      {
        domain: 'beta.de',
        title: 'Beta',
        meta_description: 'CRM für alle',
        h2: ['Preise', 'Book a demo'],
        country: 'DE',
        has_pricing: true,
      },
      {
        domain: 'gamma.fr',
        title: 'Gamma café',
        h1: ['Book a', 'demo'],
        country: 'FR',
        body_text: 'demo a book',
      },
    ],
  });
});
afterEach(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const domainsOf = async (url: string, headers = {}) =>
  (await get(url, headers)).json().results.map(({ domain }: { domain: string }) => domain);

describe('GET /search', () => {
  it('answers in the form of the specification', async () => {
    const answer = (await get('/search?q=Book%20A%20%20demo!')).json();
    expect(answer).toEqual({
      query: 'Book A  demo!',
      normalized_query: 'book a demo',
      cached: false,
      result_count: 2,
      total_count: 2,
      results: [
        expect.objectContaining({ domain: 'beta.de', matched_in: ['h2'], title: 'Beta', has_pricing: true }),
        {
          domain: 'alpha.com',
          homepage_url: 'https://alpha.com/',
          matched_in: ['body'],
          matched_snippet: 'Alpha helps teams. Book a demo today.',
          matches: [[19, 30]],
          score: expect.any(Number),
          crawl_id: 'CC-MAIN-2026-42',
          fetched_at: '2026-10-20T12:00:00Z',
          title: 'Alpha CRM software',
          meta_description: '',
          company_name: 'Alpha',
          industry: 'Software & SaaS',
          country: 'US',
          emails: ['hi@alpha.com'],
          phones: [],
          tech_stack: 'WordPress, jQuery 3.6',
          has_ecommerce: false,
          has_pricing: false,
          has_blog: false,
        },
      ],
      next_cursor: null,
      search_time_ms: expect.any(Number),
      credits_remaining: null,
      credits_deducted: 0,
      gate: null,
      forms: [],
      suggestions: expect.any(Array),
      ignored: [],
    });
  });

  it('reads any as all words and single as one of them', async () => {
    expect(await domainsOf('/search?q=demo+book&mode=any')).toHaveLength(3);
    expect(await domainsOf('/search?q=crm+zebra&mode=any')).toEqual([]);
    expect((await domainsOf('/search?q=crm+zebra&mode=single')).sort()).toEqual(['alpha.com', 'beta.de']);
    expect(await domainsOf('/search?q=cafe')).toEqual(['gamma.fr']);
  });

  it('takes sixty words in every mode, by their forms too', async () => {
    const words = Array.from({ length: 60 }, (_, at) => 'abcdefghij'[at % 10]).join('+');
    for (const mode of ['phrase', 'any', 'single'])
      expect((await running.app.inject(`/search?q=${words}&mode=${mode}&forms=true`)).statusCode).toBe(200);
  });

  it('ranks pages that have all words side by side first where words match by their forms', async () => {
    await indexCompanies(running.index, [
      {
        domain: 'apart.com',
        title: 'Book, book, book: demo demo',
        body_text: 'Demo. Book. Demo. Book a room.',
      },
    ]);
    const found = await domainsOf('/search?q=book+a+demo&mode=any&forms=true');
    expect(found.slice(0, 2).sort()).toEqual(['alpha.com', 'beta.de']);
    expect(found.slice(2).sort()).toEqual(['apart.com', 'gamma.fr']);
  });

  it.each([
    ['country=de', ['beta.de']],
    ['tld=.DE', ['beta.de']],
    ['industry=software%20%26%20saas', ['alpha.com']],
    ['tech=wordp', ['alpha.com']],
    ['tech=jquery%203', ['alpha.com']],
    ['tech=WordPress,%20jQuery', ['alpha.com']],
    ['title=CRM', ['alpha.com']],
    ['has=pricing', ['beta.de']],
    ['has=email,pricing', []],
    ['domains=www.beta.de,https://gamma.fr/x', ['beta.de']],
    ['crawl_id=CC-MAIN-2020-01', []],
  ])('filters by %s', async (filter, expected) => {
    expect(await domainsOf(`/search?q=crm&${filter}`)).toEqual(expected);
  });

  it.each([
    ['', 'missing', ['query', 'q']],
    ['?q=', 'string_too_short', ['query', 'q']],
    ['?q=%20!%20', 'value_error', ['query', 'q']],
    ['?q=a&has=money', 'value_error', ['query', 'has']],
    ['?q=a&domains=nonsense', 'value_error', ['query', 'domains']],
    ['?q=a&limit=501', 'less_than_equal', ['query', 'limit']],
    ['?q=a&mode=each', 'literal_error', ['query', 'mode']],
  ])('refuses %s', async (query, type, loc) => {
    const answer = await get(`/search${query}`);
    expect([answer.statusCode, answer.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ type, loc }),
    ]);
  });

  it('has an empty page behind the last match, however deep, with the exact total', async () => {
    for (const offset of [2, 10_000, Number.MAX_SAFE_INTEGER])
      expect((await get(`/search?q=crm&offset=${offset}`)).json()).toMatchObject({
        result_count: 0,
        total_count: 2,
        results: [],
      });
  });

  it('serves the same page from the cache until the index changes', async () => {
    const page = async () => (await get('/search?q=crm')).json();
    const first = await page();
    const second = await page();
    expect([first.cached, second.cached]).toEqual([false, true]);
    expect({ ...second, cached: false, search_time_ms: first.search_time_ms }).toEqual(first);
    await indexCompanies(running.index, [{ domain: 'delta.io', title: 'CRM for all' }]);
    const third = await page();
    expect([third.cached, third.total_count]).toEqual([false, 3]);
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    expect((await get('/admin/cache-stats', operator)).json()).toMatchObject({
      total_queries_cached: 1,
      total_homepages_cached: 4,
    });
    expect(
      (await running.app.inject({ method: 'POST', url: '/admin/cache/clear', headers: operator })).json(),
    ).toEqual({ cleared: 1 });
    expect((await page()).cached).toBe(false);
  });

  it('returns to every caller of a shared page their own query and credits', async () => {
    const ann = await signUp(running, { credits: 7 });
    const bob = await signUp(running, { email: 'bob@beta.de', credits: 9 });
    const calls: [string, Record<string, string>, string, number | null][] = [
      ['/search?q=crm', {}, 'crm', null],
      ['/search?q=CRM', {}, 'CRM', null],
      ['/search?q=crm', ann.headers, 'crm', 7],
      ['/search?q=crm', bob.headers, 'crm', 9],
      ['/search?q=crm&exclude_seen=true', {}, 'crm', null],
      ['/search?q=crm', {}, 'crm', null],
    ];
    const { results } = (await get('/search?q=crm')).json();
    for (const [url, headers, query, credits_remaining] of calls) {
      const gate = url.includes('exclude_seen') ? 'login_required' : null;
      expect((await get(url, headers)).json()).toMatchObject({
        query,
        normalized_query: 'crm',
        cached: true,
        credits_remaining,
        gate,
        results,
      });
    }
  });

  it('saves what a signed-in caller finds, and excludes what other searches found', async () => {
    const ann = await signUp(running, { credits: 7 });
    const first = (await get('/search?q=crm', ann.headers)).json();
    expect([first.credits_remaining, first.gate]).toEqual([7, null]);
    const saved = (await get('/auth/my-companies', ann.headers)).json();
    expect(
      saved.companies
        .map(
          ({ domain, search_query }: { domain: string; search_query: string }) => `${domain} ${search_query}`,
        )
        .sort(),
    ).toEqual(['alpha.com crm', 'beta.de crm']);
    expect((await domainsOf('/search?q=demo&exclude_seen=true', ann.headers)).sort()).toEqual(['gamma.fr']);
    expect(await domainsOf('/search?q=crm&exclude_seen=true', ann.headers)).toHaveLength(2);
  });

  it('saves nothing on request', async () => {
    const ann = await signUp(running);
    await get('/search?q=crm&save=false', ann.headers);
    await get('/companies?country=de', ann.headers);
    expect((await get('/auth/my-companies', ann.headers)).json().total).toBe(0);
  });

  it('excludes seen companies from counts, facets and files as from rows', async () => {
    const ann = await signUp(running);
    await get('/search?q=crm', ann.headers);
    const query = 'q=demo&mode=any&exclude_seen=true';
    expect(await domainsOf(`/search?${query}&save=false`, ann.headers)).toEqual(['gamma.fr']);
    expect((await get(`/search/count?${query}`, ann.headers)).json()).toEqual({
      query: 'demo',
      total_results: 1,
    });
    const facets = (await get(`/search/facets?${query}&fields=country`, ann.headers)).json();
    expect([facets.total_count, facets.facets.country]).toEqual([1, [{ value: 'FR', count: 1 }]]);
    const file = await get(`/search/download?${query}&columns=domain`, ann.headers);
    expect([file.headers['x-total-count'], file.body]).toEqual(['1', 'domain\r\ngamma.fr\r\n']);
    expect((await get(`/search/count?${query}`)).json()).toEqual({
      query: 'demo',
      total_results: 3,
      gate: 'login_required',
    });
  });

  it('marks for an anonymous caller that excluding seen companies needs a login, and still searches', async () => {
    const answer = (await get('/search?q=crm&exclude_seen=true')).json();
    expect([answer.gate, answer.total_count]).toEqual(['login_required', 2]);
  });
});

describe('GET /autocomplete', () => {
  it('suggests domains, companies, industries and technologies', async () => {
    const all = (await get('/autocomplete?q=a')).json();
    expect(all.suggestions).toContainEqual({
      type: 'domain',
      value: 'alpha.com',
      count: 1,
      domain: 'alpha.com',
      title: 'Alpha CRM software',
      company_name: 'Alpha',
    });
    expect(all.suggestions).toContainEqual(
      expect.objectContaining({ type: 'company', value: 'Alpha', domain: 'alpha.com' }),
    );
    expect((await get('/autocomplete?q=word')).json().suggestions).toEqual([
      { type: 'technology', value: 'WordPress', count: 1, domain: '', title: '', company_name: '' },
    ]);
    expect((await get('/autocomplete?q=Soft')).json().suggestions).toEqual([
      expect.objectContaining({ type: 'keyword', value: 'software', count: 1 }),
      expect.objectContaining({ type: 'company', value: 'Alpha', domain: 'alpha.com' }),
      expect.objectContaining({ type: 'industry', value: 'Software & SaaS', count: 1 }),
    ]);
  });

  it('finds a company by any word of its name or title, even after finished words', async () => {
    const companiesFor = async (typed: string) =>
      (await get(`/autocomplete?q=${encodeURIComponent(typed)}`))
        .json()
        .suggestions.filter(({ type }: { type: string }) => type === 'company')
        .map(({ domain }: { domain: string }) => domain);
    expect(await companiesFor('caf')).toEqual(['gamma.fr']);
    expect(await companiesFor('Gamma Ca')).toEqual(['gamma.fr']);
    expect(await companiesFor('crm so')).toEqual(['alpha.com']);
    // In the text only.
    expect(await companiesFor('tea')).toEqual([]);
  });

  it('suggests keywords and phrases with the number that a search for them finds', async () => {
    for (const typed of ['b', 'boo', 'book a d', 'De']) {
      const { suggestions } = (await get(`/autocomplete?q=${encodeURIComponent(typed)}&limit=20`)).json();
      const keywords = suggestions.filter(({ type }: { type: string }) => type === 'keyword');
      expect(keywords.length, typed).toBeGreaterThan(0);
      for (const { value, count } of keywords) {
        const { total_count } = (await get(`/search?q=${encodeURIComponent(value)}`)).json();
        expect([value, count]).toEqual([value, total_count]);
      }
    }
  });

  it('gives all slots to the one kind that has something to suggest', async () => {
    const technologies = Array.from({ length: 8 }, (_, n) => `Zorbium ${n}`);
    await indexCompanies(running.index, [{ domain: 'epsilon.com', technologies }]);
    const { suggestions } = (await get('/autocomplete?q=Zorb&limit=8')).json();
    expect(suggestions.map(({ value }: { value: string }) => value).toSorted()).toEqual(technologies);
  });

  it('suggests only domains on request', async () => {
    const { suggestions } = (await get('/autocomplete?q=https://www.be&mode=domain')).json();
    expect(suggestions.map(({ value }: { value: string }) => value)).toEqual(['beta.de']);
  });
});

describe('GET /search/facets', () => {
  it('counts the matches by value, as the profiles write it', async () => {
    const answer = (await get('/search/facets?q=demo&mode=any&fields=country,tech,has&limit=5')).json();
    expect(answer).toMatchObject({
      query: 'demo',
      total_count: 3,
      facets: {
        has: [
          { value: 'email', count: 1 },
          { value: 'pricing', count: 1 },
        ],
      },
    });
    expect(answer.facets.country).toEqual([
      { value: 'DE', count: 1 },
      { value: 'FR', count: 1 },
      { value: 'US', count: 1 },
    ]);
    expect(answer.facets.tech).toEqual([
      { value: 'WordPress', count: 1 },
      { value: 'jQuery', count: 1 },
    ]);
    expect(Object.keys(answer.facets)).toEqual(['country', 'tech', 'has']);
  });

  it('refuses a field that cannot be counted', async () => {
    expect((await get('/search/facets?q=demo&fields=colour')).statusCode).toBe(422);
  });
});
