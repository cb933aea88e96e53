import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeVersion } from '../../../test/factories/write-version.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { createTechnologies } from './technologies.ts';

let running: TestApp;

const write = (domain: string, fetchedAt: string, crawl: string, facts: Partial<CompanyProfile>) =>
  writeVersion(running, { domain, fetchedAt, crawl, facts, versionsKept: 3 });

beforeAll(async () => {
  running = await buildTestApp();
  await write('a.com', '2026-03-02T00:00:00.000Z', 'SPRING', { technologies: ['Wix'], country: 'DE' });
  await write('a.com', '2026-06-10T00:00:00.000Z', 'SUMMER', {
    technologies: ['Shopify', 'Klaviyo'],
    country: 'DE',
    has_pricing: true,
  });
  const shop = { technologies: ['Shopify'], industry: 'Retail' };
  await write('b.com', '2026-03-03T00:00:00.000Z', 'SPRING', { ...shop, country: 'FR' });
  await write('b.com', '2026-06-11T00:00:00.000Z', 'SUMMER', { ...shop, country: 'DE' });
  await write('c.com', '2026-03-04T00:00:00.000Z', 'SPRING', {
    technologies: ['Shopify'],
    country: 'DE',
    title: 'Old',
  });
  await write('c.com', '2026-07-01T00:00:00.000Z', '', { technologies: [], country: 'DE', title: 'New' });
});
afterAll(() => running.app.close());

const get = async (url: string) => (await running.app.inject({ url })).json();
const domainsOf = async (q: string): Promise<string[]> =>
  (await get(`/search?mode=query&q=${encodeURIComponent(q)}`)).results
    ?.map(({ domain }: { domain: string }) => domain)
    .sort();

describe('the history of a company', () => {
  it('lists versions, what changed, and technologies with first and last seen', async () => {
    expect(await get('/domain/a.com/history')).toEqual({
      domain: 'a.com',
      versions: [
        { crawl_id: 'SUMMER', fetched_at: '2026-06-10T00:00:00.000Z', source: 'test' },
        { crawl_id: 'SPRING', fetched_at: '2026-03-02T00:00:00.000Z', source: 'test' },
      ],
      changes: [{ at: '2026-06-10T00:00:00.000Z', column: 'has_pricing', before: false, after: true }],
      technologies: [
        {
          name: 'Klaviyo',
          first_seen: '2026-06-10T00:00:00.000Z',
          last_seen: '2026-06-10T00:00:00.000Z',
          current: true,
        },
        {
          name: 'Shopify',
          first_seen: '2026-06-10T00:00:00.000Z',
          last_seen: '2026-06-10T00:00:00.000Z',
          current: true,
        },
        {
          name: 'Wix',
          first_seen: '2026-03-02T00:00:00.000Z',
          last_seen: '2026-03-02T00:00:00.000Z',
          current: false,
        },
      ],
    });
    const missing = await running.app.inject({ url: '/domain/unknown.org/history' });
    expect(missing.statusCode).toBe(404);
  });

  it('keeps the configured number of versions, and looking up an unchanged page adds none', async () => {
    for (const [month, crawl] of [
      ['01', 'ONE'],
      ['02', 'TWO'],
      ['03', 'THREE'],
      ['04', ''],
      ['05', ''],
    ] as const)
      await write('kept.com', `2025-${month}-01T00:00:00.000Z`, crawl, { title: crawl || 'THREE' });
    const { versions, changes } = await get('/domain/kept.com/history');
    expect(versions.map(({ fetched_at }: { fetched_at: string }) => fetched_at.slice(0, 7))).toEqual([
      '2025-05',
      '2025-03',
      '2025-02',
    ]);
    expect(changes).toEqual([
      { at: '2025-03-01T00:00:00.000Z', column: 'title', before: 'TWO', after: 'THREE' },
    ]);
    await running.index.delete(['kept.com']);
    expect((await get('/search/trend')).map(({ crawl_id }: { crawl_id: string }) => crawl_id)).toEqual([
      'SPRING',
      'SUMMER',
    ]);
  });
});

it('a second page of a crawl that reverts a change leaves none, however long the text', async () => {
  const text = `${'lamps and lanterns '.repeat(50)}for the garden`;
  await write('back.com', '2025-01-01T00:00:00.000Z', 'A', { body_text: text, about_text: text });
  await write('back.com', '2025-02-01T00:00:00.000Z', 'B', {
    body_text: `${text} and more`,
    about_text: `${text}!`,
  });
  expect((await get('/domain/back.com/history')).changes).toHaveLength(2);
  await write('back.com', '2025-02-02T00:00:00.000Z', 'B', { body_text: text, about_text: text });
  expect((await get('/domain/back.com/history')).changes).toEqual([]);
  await running.index.delete(['back.com']);
});

describe('technologies', () => {
  it('are listed with the companies that have, gained and lost them', async () => {
    expect(await get('/technologies')).toEqual([
      { name: 'Shopify', category: expect.any(String), companies: 2, share: 0.666667, gained: 1, lost: 0 },
      { name: 'Klaviyo', category: expect.any(String), companies: 1, share: 0.333333, gained: 1, lost: 0 },
      { name: 'Wix', category: expect.any(String), companies: 0, share: 0, gained: 0, lost: 1 },
    ]);
    const named = await get('/technologies?q=klav&sort=name');
    expect(named.map(({ name }: { name: string }) => name)).toEqual(['Klaviyo']);
    expect(await get('/technologies?category=marketing%20automation')).toMatchObject([{ name: 'Klaviyo' }]);
    for (const [category, advice] of [
      ['Ecomerce', "'Ecomerce' is not a category of technologies; use Ecommerce"],
      ['qqq', 'use A/B Testing, '],
    ] as const) {
      const refused = await running.app.inject({ url: `/technologies?category=${category}` });
      expect([refused.statusCode, refused.json().detail[0]]).toMatchObject([
        422,
        { loc: ['query', 'category'], msg: expect.stringContaining(advice) },
      ]);
    }
  });

  it('have a page with exact counts by crawl', async () => {
    expect(await get('/technologies/shopify')).toMatchObject({
      name: 'Shopify',
      companies: 2,
      by_country: [{ value: 'DE', count: 2 }],
      by_industry: [{ value: 'Retail', count: 1 }],
      often_with: [{ name: 'Klaviyo', companies: 1, share: 0.5 }],
      over_time: [
        { crawl_id: 'SPRING', at: '2026-03-02', companies: 2 },
        { crawl_id: 'SUMMER', at: '2026-06-10', companies: 2 },
      ],
      gained: [{ domain: 'a.com' }],
      lost: [],
    });
    expect((await running.app.inject({ url: '/technologies/Nonsense%20Suite' })).statusCode).toBe(404);
    expect((await running.app.inject({ url: '/technologies/Shopi%20fyy' })).json().detail).toContain(
      'Did you mean Shopify',
    );
  });
});

it('the page of a technology is built once per state of the index', async () => {
  let made = 0;
  const counted = new Proxy(running.index, {
    get(index, name) {
      if (name === 'facets') made += 1;
      const value = Reflect.get(index, name);
      return typeof value === 'function' ? value.bind(index) : value;
    },
  });
  const technologies = createTechnologies(counted);
  const companies = async (name: string) => (await technologies.find(name, {}))?.companies;
  expect([await companies('Shopify'), await companies('shopify'), made]).toEqual([2, 2, 1]);
  await write('d.com', '2026-07-02T00:00:00.000Z', '', { technologies: ['Shopify'] });
  expect([await companies('Shopify'), made]).toEqual([3, 2]);
  await running.index.delete(['d.com']);
  expect([await companies('Shopify'), made]).toEqual([2, 3]);
});

describe('a trend', () => {
  it('counts companies by what they had in each crawl', async () => {
    const counts = async (query: string) =>
      (await get(`/search/trend?${query}`)).map(({ total_count }: { total_count: number }) => total_count);
    expect(await counts('')).toEqual([3, 2]);
    expect(await counts('technology=Shopify')).toEqual([2, 2]);
    expect(await counts('tech=shop&country=DE')).toEqual([1, 2]);
    expect(await counts('has=pricing')).toEqual([0, 1]);
    expect(await counts(`mode=query&q=${encodeURIComponent('technology:shopify -country:fr')}`)).toEqual([
      1, 2,
    ]);
    expect(await counts('q=a.com')).toEqual([1, 1]);
    // Parts of values are those of the time too.
    expect(await counts('filter=technologies:starts:wi')).toEqual([1, 0]);
    expect(await counts('filter=technologies:contains:IX')).toEqual([1, 0]);
    expect(await counts('filter=country:starts:f')).toEqual([1, 0]);
    expect(
      await counts(`mode=query&q=${encodeURIComponent('-technologies:wi* -industry:*nothing*')}`),
    ).toEqual([2, 2]);
  });
});

describe('a search for changes', () => {
  it('finds who started and stopped using something, and since when', async () => {
    expect(await domainsOf('started:Shopify')).toEqual(['a.com']);
    expect(await domainsOf('started:Shopify since:2026-06')).toEqual(['a.com']);
    expect(await domainsOf('started:shopify since:2026-06-10')).toEqual(['a.com']);
    expect(await domainsOf('started:Shopify since:2026-06-11')).toEqual([]);
    expect(await domainsOf('stopped:Shopify since:2026')).toEqual(['c.com']);
    expect(await domainsOf('stopped:Shopify since:2027')).toEqual([]);
    expect(await domainsOf('(stopped:Wix OR stopped:Shopify) since:2026-07')).toEqual(['c.com']);
    expect(await domainsOf('-stopped:Shopify since:2026-07')).toEqual(['a.com', 'b.com']);
  });

  it('finds what changed, by column or feature, and any change', async () => {
    expect(await domainsOf('changed:pricing')).toEqual(['a.com']);
    expect(await domainsOf('changed:country')).toEqual(['b.com']);
    expect(await domainsOf('changed:title since:2026-06-15')).toEqual(['c.com']);
    expect(await domainsOf('since:2026-06-11')).toEqual(['b.com', 'c.com']);
    expect((await running.app.inject({ url: '/search?mode=query&q=changed:nonsense' })).statusCode).toBe(422);
    expect((await running.app.inject({ url: '/search?mode=query&q=since:yesterday' })).statusCode).toBe(422);
  });
});
