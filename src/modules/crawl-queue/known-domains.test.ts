import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import {
  buildTestApp,
  indexCompanies,
  OPERATOR_TOKEN,
  type TestApp,
} from '../../../test/harness/test-app.ts';
import { indexedAmong } from '../company-index/index.ts';
import { createUnindexedDomains } from './index.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp({
    companies: [
      { domain: 'acme.com', title: 'Acme', country: 'US' },
      { domain: 'beta.de', title: 'Beta', country: 'DE' },
    ],
  });
});
afterEach(() => running.app.close());

const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

describe('the list of waiting domains', () => {
  it('drops what has been indexed meanwhile, and regains what has left the index before a start', async () => {
    const waiting = async () =>
      (await get('/admin/domains/list?uncached_only=true', operator))
        .json()
        .domains.map(({ domain }: { domain: string }) => domain);
    await running.services.domainImport.add(['one.org', 'two.org', 'three.org'], 'test');
    expect(await waiting()).toEqual(['one.org', 'three.org', 'two.org']);
    await indexCompanies(running.index, [{ domain: 'two.org', title: 'Two' }]);
    expect(await waiting()).toEqual(['one.org', 'three.org']);
    expect((await get('/admin/domain-stats', operator)).json().uncached).toBe(2);
    await running.index.delete(['two.org']);
    const restarted = createUnindexedDomains({
      database: running.database,
      logger: running.services.logger,
      queue: running.services.crawlQueue,
      monotonicMs: () => 0,
      indexedAmong: indexedAmong(running.index),
      indexGeneration: () => running.index.generation(),
    });
    expect(await restarted.count()).toBe(3);
  });
});

it('deep pages begin where they should, even after the list has changed', async () => {
  const names = Array.from({ length: 12_000 }, (_, n) => `far-${String(n).padStart(5, '0')}.org`);
  await running.services.domainImport.add(names, 'test');
  running.services.knownDomains.start();
  const page = async (offset: number) =>
    (await get(`/admin/domains/list?uncached_only=true&limit=2&offset=${offset}`, operator))
      .json()
      .domains.map(({ domain }: { domain: string }) => domain);
  expect(await page(11_500)).toEqual(names.slice(11_500, 11_502));
  expect(await page(5_000)).toEqual(names.slice(5_000, 5_002));
  expect(await page(11_999)).toEqual(names.slice(11_999));
  expect(await page(12_000)).toEqual([]);
  await running.services.domainImport.add(['aaa.org'], 'test');
  running.clock.advance(60_000);
  // The list is walked again in the background.
  await expect.poll(() => page(11_500)).toEqual(names.slice(11_499, 11_501));
});

describe('administration of domains', () => {
  const post = (url: string, payload: string | object, type: string) =>
    running.app.inject({ method: 'POST', url, payload, headers: { ...operator, 'content-type': type } });

  it('imports text, JSON and CSV, and lists what waits to be crawled after what is indexed', async () => {
    expect(
      (
        await post(
          '/admin/domains/import-text',
          'https://www.acme.com\nnew.org\nNEW.org\n\nnot a domain\n',
          'text/plain',
        )
      ).json(),
    ).toEqual({ received: 4, added: 1, already_known: 2, invalid: 1 });
    expect(
      (
        await post('/admin/domains/import-text', { domains: ['new.org', 'two.net'] }, 'application/json')
      ).json(),
    ).toEqual({ received: 2, added: 1, already_known: 1, invalid: 0 });
    const csv =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\ncontent-type: text/csv\r\n\r\nname;website\nThree;three.io\n\r\n--edge--\r\n';
    expect(
      (await post('/admin/domains/import-csv', csv, 'multipart/form-data; boundary=edge')).json(),
    ).toEqual({ received: 1, added: 1, already_known: 0, invalid: 0 });

    const list = (await get('/admin/domains/list?limit=3', operator)).json();
    expect([
      list.total,
      list.domains.map(({ domain, indexed }: { domain: string; indexed: boolean }) => `${domain} ${indexed}`),
    ]).toEqual([5, ['acme.com true', 'beta.de true', 'new.org false']]);
    const rest = (await get('/admin/domains/list?limit=3&offset=3', operator)).json();
    expect(rest.domains.map(({ domain }: { domain: string }) => domain)).toEqual(['three.io', 'two.net']);
    expect((await get('/admin/domains/list?uncached_only=true', operator)).json().total).toBe(3);
    expect((await get('/admin/domain-stats', operator)).json()).toMatchObject({
      domains: 5,
      indexed: 2,
      uncached: 3,
      by_country: { US: 1, DE: 1 },
      by_tld: { com: 1, de: 1 },
    });
  });

  it('refuses a body that is none of these', async () => {
    expect((await post('/admin/domains/import-text', { nope: 1 }, 'application/json')).statusCode).toBe(422);
    expect((await post('/admin/domains/import-csv', {}, 'application/json')).statusCode).toBe(422);
  });

  it.each([
    '/admin/domain-stats',
    '/admin/domains/list',
    '/admin/crawl',
    '/admin/cache-stats',
    '/admin/fts-stats',
  ])('%s is closed to everybody else', async (url) => {
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url, (await signUp(running)).headers)).statusCode).toBe(403);
    expect((await get(url, (await signUp(running, { isAdmin: true })).headers)).statusCode).toBe(200);
    expect((await get(url, operator)).statusCode).toBe(200);
  });
});
