import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type CompanyFacts, type TestApp } from '../../../test/harness/test-app.ts';
import { blankProfile } from '../companies/index.ts';
import { toIndexDocument } from '../company-index/index.ts';
import { embedIndex } from '../lookalikes/index.ts';
import { readQueryText, type SearchRequest } from '../search/index.ts';

const companies: readonly CompanyFacts[] = [
  {
    domain: 'rugbrod.dk',
    title: 'Bageri Rugbrød i Odense',
    meta_description: 'Bageri med surdejsbrød, kager og boller hver morgen',
    body_text: 'Vi bager brød af økologisk mel.\nKom forbi bageriet.',
    industry: 'Restaurants & Catering',
    sub_industry: 'Cafés & Bakeries',
    country: 'DK',
    language: 'da',
    has_ecommerce: true,
  },
  {
    domain: 'crust.uk',
    title: 'Crust bakery in Leeds',
    meta_description: 'A family bakery: sourdough bread, cakes and pastries',
    body_text: 'Our bakers bake bread every morning.\nCall us.',
    industry: 'Restaurants & Catering',
    sub_industry: 'Cafés & Bakeries',
    country: 'GB',
    language: 'en',
    technologies: ['WordPress'],
  },
  {
    domain: 'tand.dk',
    title: 'Tandlæge i Aarhus',
    meta_description: 'Tandlæge: tandeftersyn, tandrensning, kroner og implantater',
    body_text: 'Vores tandlæger behandler dine tænder på klinikken.',
    industry: 'Health & Medical',
    sub_industry: 'Dental Care',
    country: 'DK',
    language: 'da',
  },
  {
    domain: 'oak.uk',
    title: 'Oak joinery',
    meta_description: 'Carpenters for staircases, doors and windows of oak timber',
    body_text: 'We build wooden staircases and kitchen furniture.',
    industry: 'Construction & Trades',
    sub_industry: 'Carpentry, Windows & Floors',
    country: 'GB',
    language: 'en',
  },
];

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ companies, limits: { anonymousPerMinute: 10_000 } });
  await embedIndex({
    index: world.index,
    vectors: world.vectorIndex,
    model: world.services.companyVectors.model,
    fitFile: join(world.directory, 'vector-fit.json'),
    signal: new AbortController().signal,
  });
});
afterAll(() => world.app.close());

const get = async (path: string, query: Readonly<Record<string, string>>) => {
  const answer = await world.app.inject({ url: `${path}?${new URLSearchParams(query)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const search = (q: string, more: Readonly<Record<string, string>> = {}) =>
  get('/search', { q, mode: 'meaning', ...more });
const domainsOf = ({ results }: { results: { domain: string }[] }): string[] =>
  results.map(({ domain }) => domain);

describe('a description', () => {
  it.each([
    ['family bakery with fresh bread', ['crust.uk', 'rugbrod.dk']],
    ['Bäckerei mit Brot aus Sauerteig', ['crust.uk', 'rugbrod.dk']],
    ['dentist', ['tand.dk']],
    ['стоматолог', ['tand.dk']],
    ['歯科医院', ['tand.dk']],
    ['menuiserie', ['oak.uk']],
  ])('finds companies in every language: %s', async (text, expected) => {
    expect(domainsOf(await search(text)).sort()).toEqual(expected);
  });

  it('states filters, which are shown and can be ignored', async () => {
    const answer = await search('bakeries in Denmark');
    expect(domainsOf(answer)).toEqual(['rugbrod.dk']);
    expect(answer.meaning).toMatchObject({
      subject: 'bakeries',
      language: 'en',
      filters: [{ param: 'country', value: 'DK', text: 'Denmark', applied: true }],
      cut_off: expect.any(Number),
      precision: expect.any(Number),
    });
    const all = await search('bakeries in Denmark', { ignore_stated: 'country' });
    expect(domainsOf(all).sort()).toEqual(['crust.uk', 'rugbrod.dk']);
    expect(all.meaning.filters[0].applied).toBe(false);
  });

  it('states a city, whether or not it has a capital letter, which can be ignored', async () => {
    const answer = await search('bakery in Leeds');
    expect(domainsOf(answer)).toEqual(['crust.uk']);
    expect(answer.meaning.filters).toEqual([
      { param: 'country', value: 'GB', text: 'Leeds', applied: true },
      { param: 'filter', value: 'place:in:Leeds', text: 'Leeds', applied: true },
    ]);
    expect(domainsOf(await search('bakery leeds'))).toEqual(['crust.uk']);
    expect(domainsOf(await search('bakery in York'))).toEqual([]);
    const [wider] = (await search('bakery in York')).suggestions;
    expect(wider).toMatchObject({ filters: { ignore_stated: ['filter'] }, total_count: 1, why: 'filter' });
    expect(domainsOf(await search('bakery in York', wider.filters))).toEqual(['crust.uk']);
    expect(domainsOf(await search('bakery outside Leeds'))).toEqual(['rugbrod.dk']);
  });

  it('excludes what follows a minus sign', async () => {
    const elsewhere = await search('bakery -uk');
    expect(domainsOf(elsewhere)).toEqual(['rugbrod.dk']);
    expect(elsewhere.ignored).toEqual([]);
    const others = await search('bakery -sourdough');
    expect(domainsOf(others)).toEqual(['rugbrod.dk']);
    expect(others.meaning.filters).toEqual([
      { param: 'exclude', value: 'sourdough', text: 'sourdough', applied: true },
    ]);
    const all = await search('bakery -sourdough', { ignore_stated: 'exclude' });
    expect(domainsOf(all).sort()).toEqual(['crust.uk', 'rugbrod.dk']);
  });

  it.each([
    ['bakery country:dk', ['rugbrod.dk']],
    ['bakery -country:dk', ['crust.uk']],
    ['bakery (country:dk OR country:fr)', ['rugbrod.dk']],
    ['country:dk title:"no such words" bakery', []],
    ['tld:dk', ['rugbrod.dk']],
  ])('applies conditions of the query language: %s', async (text, expected) => {
    expect(domainsOf(await search(text)).filter((domain: string) => /crust|rugbrod/.test(domain))).toEqual(
      expected,
    );
  });

  it('shows conditions of the query language as one filter, which can be ignored, and names a wrong value', async () => {
    const [filter] = (await search('bakery country:dk has:blog')).meaning.filters;
    const text = 'country:dk has:blog';
    expect(filter).toEqual({ param: 'query', value: text, text, applied: true });
    const all = await search('bakery country:dk', { ignore_stated: 'query' });
    expect(domainsOf(all).sort()).toEqual(['crust.uk', 'rugbrod.dk']);
    expect(all.meaning.subject).toBe('bakery');
    const wrong = await world.app.inject('/search?mode=meaning&q=bakery+country:denmark');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('a two-letter country code');
    const tooMany = await world.app.inject({
      method: 'POST',
      url: '/search',
      payload: { mode: 'meaning', q: 'country:dk '.repeat(180) },
    });
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.body).toContain('at most 64 words and filters');
  });

  it('with two technologies that no company joins is suggested with either of them', async () => {
    const { suggestions } = await search('bakeries using WordPress and Shopify');
    expect(suggestions).toMatchObject([
      { filters: { ignore_stated: ['technology:Shopify'] }, total_count: 1, why: 'filter' },
    ]);
    expect(domainsOf(await search('bakeries using WordPress and Shopify', suggestions[0].filters))).toEqual([
      'crust.uk',
    ]);
  });

  it('that no page is like is suggested as a list of its industry', async () => {
    const { total_count, suggestions } = await search('swimming pool builders in the UK');
    expect(total_count).toBe(0);
    expect(suggestions.at(-1)).toMatchObject({
      q: '',
      filters: { industry: ['Construction & Trades'], country: ['GB'] },
      total_count: 1,
      why: 'industry',
    });
  });

  it('states a feature that is a column of the profile', async () => {
    const answer = await search('bakery in Leeds with online booking');
    expect(domainsOf(answer)).toEqual([]);
    expect(answer.meaning.filters).toMatchObject([
      { param: 'country' },
      { param: 'filter', value: 'booking_url:exists' },
      { param: 'filter', value: 'place:in:Leeds' },
    ]);
  });

  it('is overridden by a place in the request', async () => {
    const answer = await search('bakery in Leeds', { filter: 'place:in:Odense' });
    expect(answer.meaning.filters[1]).toMatchObject({ param: 'filter', applied: false });
  });

  it('states conditions beside those of the request', async () => {
    expect(domainsOf(await search('bakery in Leeds', { filter: 'has_ecommerce:eq:true' }))).toEqual([]);
    expect(domainsOf(await search('bakery in Leeds', { filter: 'has_ecommerce:eq:false' }))).toEqual([
      'crust.uk',
    ]);
  });

  it('states technologies, features and countries of languages beyond the planner', async () => {
    expect(domainsOf(await search('bakeries that use WordPress'))).toEqual(['crust.uk']);
    expect(domainsOf(await search('bakery with an online shop'))).toEqual(['rugbrod.dk']);
    expect(domainsOf(await search('пекарня в Дании'))).toEqual(['rugbrod.dk']);
    expect(domainsOf(await search('デンマークのパン屋'))).toEqual(['rugbrod.dk']);
  });

  it('is overridden by a filter in the request', async () => {
    const answer = await search('bakeries in Denmark', { country: 'GB' });
    expect(domainsOf(answer)).toEqual(['crust.uk']);
    expect(answer.meaning.filters[0].applied).toBe(false);
  });

  it('explains each result by shared concepts and the sentence that fits best', async () => {
    const { results } = await search('bakery with sourdough bread');
    const similarities = results.map(({ similarity }: { similarity: number }) => similarity);
    expect(new Set(similarities).size).toBe(2);
    expect(similarities).toEqual(similarities.toSorted((a: number, b: number) => b - a));
    const danish = results.find(({ domain }: { domain: string }) => domain === 'rugbrod.dk');
    expect(danish.similarity).toBeGreaterThan(0.2);
    expect(danish.similarity).toBeLessThanOrEqual(1);
    expect(danish.reasons.industry).toBe(true);
    expect(danish.reasons.sentence).toBe('Bageri med surdejsbrød, kager og boller hver morgen');
    expect(danish.reasons.shared_keywords).toContain('bakery ≈ Bageri');
  });

  it('that nothing matches finds nothing', async () => {
    expect(await search('submarine shipyard')).toMatchObject({ total_count: 0, results: [] });
    expect(await search('qwrtzx')).toMatchObject({ total_count: 0, results: [] });
  });

  it('is paged, counted, faceted and downloaded alike', async () => {
    const [first, second] = await Promise.all(
      ['0', '1'].map((offset) => search('bakery', { limit: '1', offset })),
    );
    expect([first.total_count, second.total_count]).toEqual([2, 2]);
    expect([...domainsOf(first), ...domainsOf(second)].sort()).toEqual(['crust.uk', 'rugbrod.dk']);
    expect(await get('/search/count', { q: 'bakery', mode: 'meaning' })).toMatchObject({ total_results: 2 });
    const { facets, total_count } = await get('/search/facets', { q: 'bakery', mode: 'meaning' });
    expect(total_count).toBe(2);
    expect(facets.country).toEqual([
      { value: 'DK', count: 1 },
      { value: 'GB', count: 1 },
    ]);
    const found: string[] = [];
    const q = readQueryText('bakery');
    const batches = world.services.search.profiles({ q, mode: 'meaning' }, 10, new AbortController().signal);
    for await (const batch of batches) found.push(...batch.map(({ profile }) => profile.domain));
    expect(found.sort()).toEqual(['crust.uk', 'rugbrod.dk']);
  });

  it('may have 2,000 characters in a body, where a query of words may have 200', async () => {
    const q = `bakery with bread ${'and cakes and pastries '.repeat(80)}`;
    const post = (body: object) => world.app.inject({ method: 'POST', url: '/search', payload: body });
    const answer = await post({ q, mode: 'meaning' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(domainsOf(answer.json()).sort()).toEqual(['crust.uk', 'rugbrod.dk']);
    expect((await post({ q: 'x'.repeat(2_001), mode: 'meaning' })).statusCode).toBe(422);
    const refused = await post({ q });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail[0]).toMatchObject({ type: 'string_too_long', ctx: { max_length: 200 } });
  });

  it('is suggested when its words find nothing', async () => {
    await search('bakery');
    const q = readQueryText('boulangerie artisanale');
    const { signal } = new AbortController();
    const options = { total: 0, asCaller: (request: SearchRequest) => request, signal, budgetMs: 60_000 };
    expect(await world.services.search.suggest({ q, mode: 'phrase' }, options)).toContainEqual(
      expect.objectContaining({ mode: 'meaning', why: 'meaning', total_count: 2 }),
    );
  });

  it('that is half understood does not hide the correction of the other half', async () => {
    await search('bakery');
    const { signal } = new AbortController();
    const options = { total: 0, asCaller: (request: SearchRequest) => request, signal, budgetMs: 60_000 };
    const request = { q: readQueryText('cakes sourdogh'), mode: 'any' } as const;
    const [first] = await world.services.search.suggest(request, options);
    expect(first).toMatchObject({ q: 'cakes sourdough', why: 'spelling' });
  });

  it('that has a function word keeps it when another word is corrected', async () => {
    await search('bakery');
    const { signal } = new AbortController();
    const options = { total: 0, asCaller: (request: SearchRequest) => request, signal, budgetMs: 60_000 };
    const request = { q: readQueryText('sourdogh near Leeds'), mode: 'any' } as const;
    const suggestions = await world.services.search.suggest(request, options);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.filter(({ q }) => !q.includes('near'))).toEqual([]);
  });

  it.each([
    ['companies using WordPress', ['crust.uk']],
    ['wordpress websites', ['crust.uk']],
    ['who uses wordpress', ['crust.uk']],
    ['Firmen in Dänemark mit Onlineshop', ['rugbrod.dk']],
    ['entreprises au Royaume-Uni', ['crust.uk', 'oak.uk']],
  ])('that is nothing but filters finds every company that passes them: %s', async (q, expected) => {
    const answer = await search(q);
    expect(domainsOf(answer).sort()).toEqual(expected);
    expect(answer).toMatchObject({ total_count: expected.length, meaning: { subject: '' } });
    expect(await get('/search/count', { q, mode: 'meaning' })).toMatchObject({
      total_results: expected.length,
    });
    const { total_count } = await get('/search/facets', { q, mode: 'meaning' });
    expect(total_count).toBe(expected.length);
  });

  it('that is nothing but filters is paged by cursor, sorted, downloaded and cached like other searches', async () => {
    const q = 'companies in the UK';
    const first = await search(q, { sort: 'domain', limit: '1' });
    expect(domainsOf(first)).toEqual(['crust.uk']);
    const second = await search(q, { sort: 'domain', limit: '1', cursor: first.next_cursor });
    expect(domainsOf(second)).toEqual(['oak.uk']);
    expect(await search(q, { sort: 'domain', limit: '1' })).toMatchObject({
      cached: true,
      meaning: { subject: '' },
    });
    const found: string[] = [];
    const batches = world.services.search.profiles(
      { q: readQueryText(q), mode: 'meaning' },
      10,
      new AbortController().signal,
    );
    for await (const batch of batches) found.push(...batch.map(({ profile }) => profile.domain));
    expect(found.sort()).toEqual(['crust.uk', 'oak.uk']);
  });

  it('finds nothing if its only filter is ignored, because all companies are no answer', async () => {
    expect(await search('companies in the UK', { ignore_stated: 'country' })).toMatchObject({
      total_count: 0,
    });
  });

  it('is suggested with its exact total when it is nothing but filters', async () => {
    await search('bakery');
    const { signal } = new AbortController();
    const options = { total: 0, asCaller: (request: SearchRequest) => request, signal, budgetMs: 60_000 };
    const suggest = (q: string) =>
      world.services.search.suggest({ q: readQueryText(q), mode: 'phrase' }, options);
    expect(await suggest('wordpress sites in the uk')).toContainEqual(
      expect.objectContaining({ mode: 'meaning', why: 'meaning', total_count: 1 }),
    );
    const ofAllWords = await world.services.search.suggest(
      { q: readQueryText('wordpress sites in the uk'), mode: 'any' },
      options,
    );
    const order = ofAllWords.map(({ why }) => why).filter((why) => why === 'meaning' || why === 'mode');
    expect(order).toEqual(['meaning', 'mode']);
    // Nobody in Denmark uses it; those who use it elsewhere are closer than all companies in Denmark.
    expect(await suggest('wordpress sites in denmark')).toContainEqual(
      expect.objectContaining({ why: 'meaning', total_count: 1, filters: { ignore_stated: ['country'] } }),
    );
  });

  it('names what cannot be ignored', async () => {
    const answer = await world.app.inject('/search?q=bakery&mode=meaning&ignore_stated=colour');
    expect(answer.statusCode).toBe(422);
  });
});

describe('the name of a trade that no page is like', () => {
  const software = (domain: string, sub_industry: string, founded_year: number): CompanyFacts => ({
    domain,
    title: 'Nimbus',
    body_text: 'Welcome. Sign in or call us.',
    industry: 'Software & IT',
    sub_industry,
    founded_year,
    country: 'GB',
    language: 'en',
  });
  const industry = { param: 'industry', value: 'Software & IT', applied: true };
  const subIndustry = { param: 'filter', value: 'sub_industry:eq:SaaS & Software Products', applied: true };
  const year = { param: 'filter', value: 'founded_year:gt:2015', applied: true };
  const ignoring = (filter: { readonly param: string; readonly value: string }) => ({
    ignore_stated: `${filter.param}:${filter.value}`,
  });

  let trades: TestApp;
  beforeAll(async () => {
    trades = await buildTestApp({
      companies: [
        software('old.uk', 'SaaS & Software Products', 2009),
        software('new.uk', 'SaaS & Software Products', 2019),
        software('agency.uk', 'Software Development Agencies', 2020),
      ],
    });
  });
  afterAll(() => trades.app.close());
  const find = async (q: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await trades.app.inject({
      url: `/search?${new URLSearchParams({ q, mode: 'meaning', ...more })}`,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { meaning, ...found } = answer.json();
    return { domains: domainsOf(found).sort(), subject: meaning.subject, filters: meaning.filters };
  };

  it('finds the companies of its industry', async () => {
    expect(await find('SaaS companies')).toMatchObject({
      domains: ['new.uk', 'old.uk'],
      subject: '',
      filters: [industry, subIndustry],
    });
  });

  it('finds the whole industry without the sub-industry, and nobody without the industry', async () => {
    for (const ignored of [ignoring(subIndustry), { ignore_stated: 'filter' }])
      expect(await find('SaaS companies', ignored)).toMatchObject({
        domains: ['agency.uk', 'new.uk', 'old.uk'],
        filters: [industry, { ...subIndustry, applied: false }],
      });
    for (const ignored of [ignoring(industry), { ignore_stated: 'industry' }])
      expect(await find('SaaS companies', ignored)).toMatchObject({ domains: [], filters: [] });
  });

  it('is ignored apart from the other conditions of the description', async () => {
    const q = 'SaaS companies founded after 2015';
    expect(await find(q)).toMatchObject({ domains: ['new.uk'], filters: [year, industry, subIndustry] });
    expect((await find(q, ignoring(subIndustry))).domains).toEqual(['agency.uk', 'new.uk']);
    expect((await find(q, ignoring(year))).domains).toEqual(['new.uk', 'old.uk']);
    expect((await find(q, { ignore_stated: 'filter' })).domains).toEqual(['agency.uk', 'new.uk', 'old.uk']);
  });

  it('gives way to a sub-industry of the request', async () => {
    const agencies = { filter: 'sub_industry:eq:Software Development Agencies' };
    expect((await find('SaaS companies', agencies)).domains).toEqual(['agency.uk']);
  });
});

it('an alert on a description reports companies that are new and fit', async () => {
  const { index, services } = world;
  const { signal } = new AbortController();
  const request = { q: readQueryText('florist'), mode: 'meaning' } as const;
  const { generation, total } = await services.search.newMatches(
    request,
    { since: undefined, limit: 10 },
    signal,
  );
  expect(total).toBe(0);
  const profile = {
    ...blankProfile(),
    domain: 'tulip.nl',
    title: 'Bloemist Tulp',
    meta_description: 'Bloemen, boeketten en planten van uw bloemist',
    industry: 'E-commerce & Retail',
    language: 'nl',
  };
  await index.upsert([toIndexDocument(profile, {})]);
  await services.companyVectors.embed([profile], signal);
  const later = await services.search.newMatches(request, { since: generation, limit: 10 }, signal);
  expect(later).toMatchObject({ total: 1, newCount: 1, hits: [{ key: 'tulip.nl' }] });
});

it('without vectors, words and industries still find companies', async () => {
  const bare = await buildTestApp({ companies });
  const answer = await bare.app.inject('/search?q=dentist&mode=meaning');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(domainsOf(answer.json())).toEqual(['tand.dk']);
  await bare.app.close();
});
