import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { blankProfile, type FoundIdentifier } from '../companies/index.ts';
import { toIndexDocument } from '../company-index/index.ts';

const identifier = (text: string): FoundIdentifier => {
  const [kind = '', value = ''] = text.split('=');
  return { kind, value, where: 'inline script' };
};

function site(domain: string, identifiers: readonly string[], industry: string | null = null) {
  const profile = {
    ...blankProfile(),
    domain,
    title: `Title of ${domain}`,
    industry,
    country: 'DE',
    fetched_at: '2026-05-01T00:00:00.000Z',
  };
  return toIndexDocument(profile, {}, { identifiers: identifiers.map(identifier) });
}

const industries = ['Hotels', 'Law', 'Bakeries', 'Plumbing', 'Gyms'];

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp();
  await running.index.upsert([
    site('one.com', ['ga4=G-7QK2M9ZP4D', 'phone=+441132496000', 'gtm=GTM-THEME1']),
    site('two.com', ['ga4=G-7QK2M9ZP4D', 'gtm=GTM-THEME1']),
    site('three.com', ['phone=+441132496000', 'ga4=G-7QK2M9ZP4D']),
    site('four.com', ['phone=+441132496001']),
    // A theme that everyone has, and a chain with as many sites.
    ...Array.from({ length: 30 }, (_, n) => site(`theme${n}.com`, ['gtm=GTM-THEME1'], industries[n % 5])),
    ...Array.from({ length: 30 }, (_, n) => site(`hotel${n}.com`, ['gtm=GTM-CHAIN1'], 'Hotels')),
    ...Array.from({ length: 30 }, (_, n) =>
      site(`shop${n}.chain.com`, ['gtm=GTM-OWNER1'], industries[n % 5]),
    ),
  ]);
});
afterAll(() => running.app.close());

const get = async (url: string) => {
  const answer = await running.app.inject({ url });
  return { status: answer.statusCode, ...answer.json() };
};

describe('sites related to another', () => {
  it('are those that share an identifier, strongest first, with what they share', async () => {
    const { identifiers, related } = await get('/domain/www.one.com/related');
    expect(identifiers).toEqual([
      { kind: 'ga4', value: 'G-7QK2M9ZP4D', name: 'Google Analytics 4', domains: 3, common: false },
      { kind: 'phone', value: '+441132496000', name: 'Telephone number', domains: 2, common: false },
      { kind: 'gtm', value: 'GTM-THEME1', name: 'Google Tag Manager container', domains: 32, common: true },
    ]);
    expect(related.map(({ domain }: { domain: string }) => domain)).toEqual(['three.com', 'two.com']);
    expect(related[0]).toMatchObject({ title: 'Title of three.com', country: 'DE', via: expect.any(Array) });
    expect(related[0].via.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['ga4', 'phone']);
    expect(related[1].via.map(({ kind }: { kind: string }) => kind)).toEqual(['ga4', 'gtm']);
    expect(related[0].score).toBeGreaterThan(related[1].score);
  });

  it('are ordered by score, then by name', async () => {
    await running.index.upsert([
      site('order.com', ['ga4=G-ORDER00001', 'vat=DE811907980']),
      site('order-b.com', ['ga4=G-ORDER00001']),
      site('order-z.com', ['vat=DE811907980', 'ga4=G-ORDER00001']),
      site('order-a.com', ['ga4=G-ORDER00001']),
    ]);
    const { related } = await get('/domain/order.com/related');
    expect(related.map(({ domain }: { domain: string }) => domain)).toEqual([
      'order-z.com',
      'order-a.com',
      'order-b.com',
    ]);
    expect((await get('/domain/order.com/related?limit=1')).related[0].domain).toBe('order-z.com');
  });

  it('are limited to the requested kinds and numbers', async () => {
    expect((await get('/domain/one.com/related?by=phone')).related).toHaveLength(1);
    expect((await get('/domain/one.com/related?limit=1')).related).toHaveLength(1);
    const none = await get('/domain/four.com/related');
    expect([none.related, none.identifiers[0].domains]).toEqual([[], 1]);
  });

  it('come from a common identifier only if there is nothing else, and then have a low score', async () => {
    const { related } = await get('/domain/theme0.com/related?limit=500');
    expect(related).toHaveLength(31);
    expect(related[0].score).toBeLessThan(0.1);
  });

  it('of the second hop share something with a related site that the first one does not have', async () => {
    await running.index.upsert([
      site('hub.com', ['ga4=G-HUB0000001']),
      site('near.com', ['ga4=G-HUB0000001', 'vat=DE129273398', 'gtm=GTM-EVERY1']),
      site('sibling.com', ['ga4=G-HUB0000001', 'vat=DE129273398']),
      site('far.com', ['vat=DE129273398', 'phone=+493012345678']),
      site('farther.com', ['phone=+493012345678']),
      ...Array.from({ length: 25 }, (_, n) => site(`every${n}.com`, ['gtm=GTM-EVERY1'], industries[n % 5])),
    ]);
    const { related, second } = await get('/domain/hub.com/related?hops=2');
    expect(related.map(({ domain }: { domain: string }) => domain)).toEqual(['near.com', 'sibling.com']);
    // Neither a site of the first hop, nor one that only shares what is common, nor a third hop.
    expect(second).toEqual([
      expect.objectContaining({
        domain: 'far.com',
        through: 'near.com',
        title: 'Title of far.com',
        via: [{ kind: 'vat', value: 'DE129273398', name: expect.any(String), domains: 3, common: false }],
      }),
    ]);
    expect(second[0].score).toBeGreaterThan(0.5);
    expect((await get('/domain/hub.com/related')).second).toEqual([]);
    expect((await get('/domain/hub.com/related?hops=2&by=ga4')).second).toEqual([]);
    expect((await get('/domain/hub.com/related?hops=3')).status).toBe(422);
  });

  it('of the second hop are at most five behind each of the eight strongest', async () => {
    await running.index.upsert([
      site('wide.com', ['gtm=GTM-WIDE01']),
      ...Array.from({ length: 12 }, (_, n) => site(`arm${n}.com`, ['gtm=GTM-WIDE01', `ga4=G-ARM000000${n}`])),
      ...Array.from({ length: 12 * 9 }, (_, n) => site(`end${n}.com`, [`ga4=G-ARM000000${n % 12}`])),
    ]);
    const { second } = await get('/domain/wide.com/related?hops=2&limit=500');
    expect(second).toHaveLength(40);
    expect(new Set(second.map(({ through }: { through: string }) => through)).size).toBe(8);
  });

  it('are 404 for a domain that is not indexed and 422 for an unknown kind', async () => {
    expect((await get('/domain/unknown.org/related')).status).toBe(404);
    expect((await get('/domain/one.com/related?by=ga9')).status).toBe(422);
  });
});

describe('an identifier', () => {
  it('lists its domains exactly, page by page, whatever its case', async () => {
    const all = await get('/identifiers/gtm/gtm-theme1?limit=500');
    expect(all).toMatchObject({ status: 200, kind: 'gtm', value: 'GTM-THEME1', total: 32, common: true });
    const pages = [
      await get('/identifiers/gtm/GTM-THEME1?limit=20'),
      await get('/identifiers/gtm/GTM-THEME1?limit=20&offset=20'),
    ];
    expect(pages.flatMap(({ domains }) => domains)).toEqual(all.domains);
    expect(await get('/identifiers/gtm/GTM-NOBODY')).toMatchObject({ total: 0, common: false, domains: [] });
    expect(await get('/identifiers/nonsense/1')).toMatchObject({
      status: 422,
      detail: [{ msg: expect.stringMatching(/'nonsense' is not a kind of identifier; use one of ga4, /) }],
    });
  });

  it('of one industry or one owner is not common', async () => {
    expect(await get('/identifiers/gtm/GTM-CHAIN1')).toMatchObject({ total: 30, common: false });
    expect(await get('/identifiers/gtm/GTM-OWNER1')).toMatchObject({ total: 30, common: false });
  });

  it('is a filter of searches, queries and downloads', async () => {
    const identifierFilter = encodeURIComponent('ga4:g-7qk2m9zp4d');
    expect((await get(`/companies?identifier=${identifierFilter}`)).total_count).toBe(3);
    const query = encodeURIComponent('identifier:ga4:G-7QK2M9ZP4D -identifier:"phone:+441132496000"');
    expect((await get(`/search?mode=query&q=${query}`)).total_count).toBe(1);
    // A telephone number is found however it is written; in its national form nobody can tell which one it is.
    expect(await get(`/identifiers/phone/${encodeURIComponent('0044 (113) 249-6000')}`)).toMatchObject({
      value: '+441132496000',
    });
    for (const path of [
      '/identifiers/phone/0113%20249%206000',
      '/companies?identifier=phone:0113%20249%206000',
    ])
      expect(await get(path)).toMatchObject({
        status: 422,
        detail: [{ msg: expect.stringContaining('is not a value of phone; write it like +441132496000') }],
      });
    expect((await get('/identifiers/phone/0113%20249%206000')).detail[0].loc).toEqual(['path', 'value']);
    const file = await running.app.inject({ url: '/identifiers/ga4/G-7QK2M9ZP4D/download?columns=domain' });
    expect(file.body.trim().split(/\r?\n/).slice(1).sort()).toEqual(['one.com', 'three.com', 'two.com']);
    expect((await get('/companies?identifier=ga9:1')).status).toBe(422);
    expect((await get('/search?mode=query&q=identifier:ga9')).status).toBe(422);
  });

  it('is named in the evidence of a profile, with where it was found', async () => {
    expect((await get('/domain/two.com/evidence')).identifiers).toEqual([
      { kind: 'ga4', value: 'G-7QK2M9ZP4D', place: 'inline script' },
      { kind: 'gtm', value: 'GTM-THEME1', place: 'inline script' },
    ]);
  });

  it('can be watched by alerts: a new site that has it is a new match', async () => {
    const { index, services } = running;
    const { signal } = new AbortController();
    const request = { mode: 'phrase', identifier: ['phone:+441132496001'] } as const;
    const since = index.generation();
    await index.upsert([site('five.com', ['phone=+441132496001']), site('six.com', [])]);
    const matches = await services.search.newMatches(request, { since, limit: 10 }, signal);
    // The other tests count the sites without these.
    await index.delete(['five.com', 'six.com']);
    expect(matches).toMatchObject({ total: 2, newCount: 1, hits: [{ key: 'five.com' }] });
  });
});
