import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { featureNames, getFeatureColumn } from '../company-index/index.ts';
import { filterNames } from './company-filters.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: [
      {
        domain: 'oak.co.uk',
        tld: 'co.uk',
        title: 'Oak café',
        body_text: 'wood\nbook a demo',
        country: 'GB',
        language: 'en',
        industry: 'Retail',
        technologies: ['Square', 'PHP'],
        tech_stack: 'Square, PHP 8.1',
        has_email: true,
      },
      {
        domain: 'ash.uk',
        tld: 'uk',
        title: 'Ash cafe',
        body_text: 'wood jobs',
        country: 'GB',
        language: 'en',
        industry: 'Education',
        technologies: ['Squarespace'],
        tech_stack: 'Squarespace',
      },
      {
        domain: 'elm.de',
        tld: 'de',
        title: 'Elm',
        body_text: 'wood book\na demo',
        country: 'DE',
        language: 'de',
        industry: 'Retail',
        technologies: ['CakePHP', 'PHP'],
        tech_stack: 'CakePHP, PHP 8.1',
      },
      {
        domain: 'fir.at',
        tld: 'at',
        title: 'Fir',
        body_text: 'wood',
        country: 'AT',
        language: 'de',
      },
      { domain: 'yew.it', title: 'Yew', body_text: 'planks', city: 'Milano', region: 'Lombardia' },
      { domain: 'box.it', title: 'Box', body_text: 'planks\nVia Milano 7', city: 'Torino' },
      { domain: 'elm.com', title: 'Elm', body_text: 'planks', city: 'Plano', region: 'TX', country: 'US' },
      { domain: 'bay.it', title: 'Bay in Milan', body_text: 'planks, New York oak' },
    ],
  });
});
afterAll(() => running.app.close());

const get = (url: string) => running.app.inject({ url });
const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });
const domainsFor = async (query: string): Promise<string[]> =>
  (await get(`/search?q=wood&${query}`))
    .json()
    .results.map(({ domain }: { domain: string }) => domain)
    .sort();

it.each([
  // The city or region that a page states, or a name in the text of one that states no city.
  ['place:in:Milan,milano', ['bay.it', 'yew.it']],
  ['place:eq:lombardia', ['yew.it']],
  ['place:in:New York', ['bay.it']],
  ['place:eq:Torino', ['box.it']],
  ['place:eq:York', ['bay.it']],
  ['place:eq:Roma', []],
  // By the code of its state.
  ['place:in:texas', ['elm.com']],
  // A city with its state, or on a page that states none.
  ['place:in:Plano/Texas,Torino/Piemonte', ['box.it', 'elm.com']],
  ['place:in:Plano/Illinois,Milano/Lombardia', ['yew.it']],
  ['place:in:Torino,*/US', ['box.it', 'elm.com']],
  ['place:in:*/us', ['elm.com']],
  ['place:ne:Roma,Milan,milano', ['box.it', 'elm.com']],
])('the place of a company: %s', async (filter, expected) => {
  for (const search of ['q=planks', 'q=planks&mode=any', 'q=planks&mode=query', 'q=planks&forms=true']) {
    const query = `${search}&filter=${encodeURIComponent(filter)}`;
    const { results, total_count } = (await get(`/search?${query}`)).json();
    expect(results.map(({ domain }: { domain: string }) => domain).sort()).toEqual(expected);
    expect(total_count).toBe(expected.length);
    expect((await get(`/search/facets?${query}&fields=country`)).json().total_count).toBe(expected.length);
  }
});

it('places may have many names beside many words', async () => {
  const towns = (name: string): string => Array.from({ length: 49 }, (_, n) => `Bad ${name} ${n}`).join(',');
  const parameters = new URLSearchParams({
    q: `planks OR ${Array.from({ length: 24 }, (_, n) => `w${n}`).join(' OR ')}`,
    mode: 'query',
  });
  parameters.append('filter', `place:in:${towns('Neustadt')},Milano`);
  parameters.append('filter', `place:ne:${towns('Altstadt')},Torino`);
  const answer = await get(`/search?${parameters}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().results.map(({ domain }: { domain: string }) => domain)).toEqual(['yew.it']);
});

it('a place is one of some names, and nothing else', async () => {
  const refused = async (filter: string): Promise<string> =>
    (await get(`/search?q=wood&filter=${encodeURIComponent(filter)}`)).json().detail[0].msg;
  expect(await refused('place:contains:Lee')).toContain(
    "'contains' is not a condition of place; use eq, ne, in",
  );
  expect(await refused('place:ne:')).toContain('place:ne takes 1 to 50 values, separated by commas');
  const three = ['in:Leeds', 'ne:York', 'in:Hull'].map((one) => `filter=place:${one}`).join('&');
  expect((await get(`/search?q=wood&${three}`)).json().detail[0].msg).toContain(
    'there may be 2 conditions on the place',
  );
  expect(await refused('place:in:')).toContain('place:in takes 1 to 50 values, separated by commas');
});

describe('the filters of a search', () => {
  it.each([
    // W4: the ending, or its last part.
    ['tld=uk', ['ash.uk', 'oak.co.uk']],
    ['tld=co.uk', ['oak.co.uk']],
    ['tld=.UK,de', ['ash.uk', 'elm.de', 'oak.co.uk']],
    ['country=de,AT', ['elm.de', 'fir.at']],
    ['country=UK', ['ash.uk', 'oak.co.uk']],
    ['industry=retail,EDUCATION', ['ash.uk', 'elm.de', 'oak.co.uk']],
    ['language=de', ['elm.de', 'fir.at']],
    ['language=de,en&tld=uk', ['ash.uk', 'oak.co.uk']],
    ['technology=square', ['oak.co.uk']],
    ['tech=square', ['ash.uk', 'oak.co.uk']],
    ['technology=PHP', ['elm.de', 'oak.co.uk']],
    ['technology=php,Square', ['oak.co.uk']],
    ['not_has=email', ['ash.uk', 'elm.de', 'fir.at']],
    ['not_has=EMAIL,blog', ['ash.uk', 'elm.de', 'fir.at']],
    ['not_has=blog', ['ash.uk', 'elm.de', 'fir.at', 'oak.co.uk']],
    ['has=email&not_has=blog', ['oak.co.uk']],
    ['not_country=gb', ['elm.de', 'fir.at']],
    ['not_country=UK,DE', ['fir.at']],
    ['not_industry=Retail', ['ash.uk', 'fir.at']],
    ['not_tld=uk', ['elm.de', 'fir.at']],
    ['not_tld=co.uk', ['ash.uk', 'elm.de', 'fir.at']],
    ['not_language=en', ['elm.de', 'fir.at']],
    ['not_technology=PHP', ['ash.uk', 'fir.at']],
    ['not_technology=Square,CakePHP', ['ash.uk', 'fir.at']],
    ['exclude=jobs', ['elm.de', 'fir.at', 'oak.co.uk']],
    ['exclude=jobs+elm', ['fir.at', 'oak.co.uk']],
    ['exclude=%22book+a+demo%22', ['ash.uk', 'elm.de', 'fir.at']],
    ['exclude=%22book+a+demo%22,jobs', ['elm.de', 'fir.at']],
    // Q5: accents count as little in a filter as in the search itself.
    ['title=CAFE', ['ash.uk', 'oak.co.uk']],
    ['title=café', ['ash.uk', 'oak.co.uk']],
  ])('%s', async (query, expected) => {
    expect(await domainsFor(query)).toEqual(expected);
  });

  it('belong to columns that are declared filterable', async () => {
    const columnOf: Readonly<Record<string, string>> = {
      domains: 'domain',
      tech: 'tech_stack',
      technology: 'technologies',
    };
    const listed = (await get('/columns')).json() as { name: string; filterable: boolean }[];
    const filterable = new Set(listed.filter((column) => column.filterable).map(({ name }) => name));
    const including = filterNames.filter(
      (name) => !name.startsWith('not_') && !['exclude', 'filter', 'has', 'identifier'].includes(name),
    );
    expect(including.filter((name) => !filterable.has(columnOf[name] ?? name))).toEqual([]);
    expect(featureNames.filter((name) => !filterable.has(getFeatureColumn(name)))).toEqual([]);
  });

  it('on columns may be repeated, sent as one text or as a list', async () => {
    const expected = ['oak.co.uk'];
    expect(await domainsFor('filter=country:eq:uk&filter=industry:eq:retail')).toEqual(expected);
    const body = async (filter: unknown) =>
      (await post('/search', { q: 'wood', filter }))
        .json()
        .results.map(({ domain }: { domain: string }) => domain);
    expect(await body(['country:eq:GB', 'industry:in:Retail,"Arts, Crafts"'])).toEqual(expected);
    expect(await body('tech_stack:contains:php 8')).toEqual(expect.arrayContaining(expected));
  });

  it('that are empty count as absent', async () => {
    const empty = [
      ...[
        'domains',
        'has',
        'title',
        'tech',
        'technology',
        'industry',
        'tld',
        'country',
        'language',
        'crawl_id',
      ],
      ...['exclude', 'not_has', 'not_country', 'not_industry', 'not_tld', 'not_language', 'not_technology'],
    ];
    for (const name of empty) {
      for (const value of ['', '%20', ',,', '%20,%20'].slice(
        0,
        name === 'title' || name === 'crawl_id' ? 2 : 4,
      ))
        expect([name, value, (await domainsFor(`${name}=${value}`)).length]).toEqual([name, value, 4]);
      expect((await post('/search', { q: 'wood', [name]: '' })).json().total_count, name).toBe(4);
    }
    expect((await post('/search', { q: 'wood', domains: [], has: [] })).json().total_count).toBe(4);
    const { facets } = (await get('/search/facets?q=wood&fields=')).json();
    expect(Object.keys(facets)).toEqual(['industry', 'country', 'tld', 'tech', 'language', 'has']);
  });

  it.each([
    ['country=d', 'country', "Value error, 'd' is not a two-letter country code, such as DE"],
    ['country=deu', 'country', undefined],
    ['language=german!', 'language', "Value error, 'german!' is not a language code, such as en"],
    ['tld=a%20b', 'tld', "Value error, 'a b' is not a top-level domain, such as de or co.uk"],
    ['has=money', 'has', undefined],
    ['not_has=shop', 'not_has', undefined],
    ['not_country=1', 'not_country', undefined],
    ['exclude=!!', 'exclude', "Value error, '!!' has nothing to search for, so it excludes nothing"],
  ])('refuse %s with an error message', async (query, name, message) => {
    const answer = await get(`/search?q=wood&${query}`);
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['query', name]]);
    if (message !== undefined) expect(answer.json().detail[0].msg).toBe(message);
  });

  it('are limited, and a repeated item counts once', async () => {
    const repeated = (item: string, times: number) => Array.from({ length: times }, () => item).join(',');
    const many = (times: number) => Array.from({ length: times }, (_, n) => `t${n}`).join(',');
    expect(await domainsFor(`has=${repeated('email', 30)}`)).toEqual(['oak.co.uk']);
    expect(await domainsFor(`domains=${repeated('elm.de', 5_000)}`)).toEqual(['elm.de']);
    expect(await domainsFor(`tech=${repeated('square', 20)}`)).toEqual(['ash.uk', 'oak.co.uk']);
    expect((await get(`/search?q=wood&tech=${many(10)}`)).statusCode).toBe(200);
    expect((await get(`/search?q=wood&tech=${many(11)}`)).json().detail[0].msg).toBe(
      'Value error, at most 10 technologies are allowed, got 11',
    );
    expect((await get(`/search?q=wood&technology=${many(21)}`)).statusCode).toBe(422);
    expect((await get(`/search?q=wood&exclude=${many(11)}`)).statusCode).toBe(422);
    expect((await get(`/search?q=wood&has=${repeated('email', 100)}`)).statusCode).toBe(422);
    const domains = Array.from({ length: 1_001 }, (_, n) => `a${n}.com`);
    expect((await post('/search', { q: 'wood', domains })).json().detail[0].type).toBe('too_long');
    expect((await post('/search', { q: 'wood', domains: domains.slice(1) })).json().total_count).toBe(0);
  });
});

describe('facets', () => {
  it('count a field once however often it is named, and only existing fields', async () => {
    const requestedFields: string[][] = [];
    const { facets } = running.index;
    running.index.facets = (query, fields, options) => {
      requestedFields.push([...fields]);
      return facets.call(running.index, query, fields, options);
    };
    try {
      const answer = (await get(`/search/facets?q=wood&fields=${'tech,technology,'.repeat(12)}`)).json();
      expect(Object.keys(answer.facets)).toEqual(['tech', 'technology']);
      expect(requestedFields).toEqual([['tech']]);
      // More than the longest list of fields is refused before anything is counted.
      expect((await get(`/search/facets?q=wood&fields=${'tech,'.repeat(3_000)}`)).statusCode).toBe(422);
      expect(requestedFields).toHaveLength(1);
    } finally {
      running.index.facets = facets;
    }
  });

  it('of technologies are exact names whose filter finds the same number, even if one name contains another', async () => {
    const { facets } = (await get('/search/facets?q=wood&fields=technology,tld')).json();
    expect(facets.technology).toContainEqual({ value: 'Square', count: 1 });
    expect(facets.technology).toContainEqual({ value: 'PHP', count: 2 });
    expect(facets.tld).toEqual([
      { value: 'uk', count: 2 },
      { value: 'at', count: 1 },
      { value: 'co.uk', count: 1 },
      { value: 'de', count: 1 },
    ]);
    for (const { value, count } of [...facets.technology, ...facets.tld]) {
      const filter = facets.tld.some((ending: { value: string }) => ending.value === value)
        ? 'tld'
        : 'technology';
      expect([value, (await domainsFor(`${filter}=${value}`)).length]).toEqual([value, count]);
    }
  });
});

describe('a search as a JSON body', () => {
  it('accepts lists as arrays or as text, and reports errors with their location', async () => {
    const total = async (body: object) => (await post('/search/count', { q: 'wood', ...body })).json();
    expect(await total({ country: ['de', 'at'] })).toEqual({ query: 'wood', total_results: 2 });
    expect(await total({ country: 'de,at' })).toEqual({ query: 'wood', total_results: 2 });
    expect(await total({ exclude: ['book a demo', 'jobs'] })).toEqual({ query: 'wood', total_results: 2 });
    expect((await total({ country: ['de', 'xyz'] })).detail[0]).toMatchObject({
      loc: ['body', 'country', 1],
      type: 'string_too_long',
    });
    expect((await total({ country: ['d'] })).detail[0]).toMatchObject({
      loc: ['body', 'country'],
      msg: "Value error, 'd' is not a two-letter country code, such as DE",
    });
    expect((await total({ country: 'd' })).detail[0].type).toBe('value_error');
    expect((await total({ country: 7 })).detail[0].type).toBe('string_type');
    expect((await post('/search', {})).json().detail[0]).toMatchObject({
      type: 'missing',
      loc: ['body', 'q'],
    });
    const facets = (await post('/search/facets', { q: 'wood', fields: ['tld', 'tld'], size: 1 })).json();
    expect(facets.facets).toEqual({ tld: [{ value: 'uk', count: 2 }] });
  });

  it('may contain lists that are too long for an address', async () => {
    const domains = Array.from({ length: 999 }, (_, n) => `a-rather-long-name-of-a-company-${n}.example.com`);
    const answer = await post('/search', { q: 'wood', domains: [...domains, 'www.elm.de'] });
    expect(answer.json().results.map(({ domain }: { domain: string }) => domain)).toEqual(['elm.de']);
  });
});

describe('a phrase', () => {
  it('never crosses from one block of a page into the next', async () => {
    const found = (await get('/search?q=book+a+demo')).json().results;
    expect(found.map(({ domain }: { domain: string }) => domain)).toEqual(['oak.co.uk']);
    expect((await get('/search/count?q=wood+book')).json().total_results).toBe(1);
  });
});

describe('a query', () => {
  it.each([
    ['-contact', 'phrase', ['-']],
    ['baker*', 'phrase', ['*']],
    ['+wood ~oak', 'any', ['+', '~']],
    ['wood | oak', 'any', ['|']],
    ['"book a" demo', 'any', ['"']],
    ['"book a demo"', 'phrase', []],
    ['"book a demo"', 'any', ['"']],
    ['c++ and e-mail - now', 'any', []],
  ])('%j in mode %s names what it does not understand', async (q, mode, ignored) => {
    const answer = (await get(`/search?q=${encodeURIComponent(q)}&mode=${mode}`)).json();
    expect(answer.ignored).toEqual(ignored);
  });

  it('is normalised without invisible characters', async () => {
    expect((await get(`/search?q=wo%E2%80%8Bod`)).json()).toMatchObject({
      normalized_query: 'wood',
      total_count: 4,
    });
  });
});
