import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../../test/harness/web-host.ts';
import { fixtureCompanies } from '../trades.fixture.ts';
import { embedIndex } from '../vectors/embed-index.ts';

const page = `<!doctype html><html lang="en"><head><title>Dentist in York</title></head><body><h1>Your dentist</h1>
<p>Our dental practice offers teeth whitening, root canal treatment, crowns, implants and care for nervous patients.</p></body></html>`;
let host: WebHost;
let world: TestApp;

beforeAll(async () => {
  host = await startWebHost((request, response) => {
    if (!String(request.headers.host).includes('dentist')) return response.destroy();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(page);
  });
  world = await buildTestApp({
    // The first page that is fetched waits for the threads that read it.
    limits: { deadlineMs: 60_000 },
    companies: fixtureCompanies,
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [`*.fake-site.com=${host.address}`],
      },
    },
  });
  await embedIndex({
    index: world.index,
    vectors: world.vectorIndex,
    model: world.services.companyVectors.model,
    fitFile: `${world.directory}/fit.json`,
    signal: new AbortController().signal,
  });
});
afterAll(async () => {
  await world.app.close();
  await host.close();
});

const domainsOf = (body: { competitors: { domain: string }[] }) =>
  body.competitors.map(({ domain }) => domain);

/** On a machine so busy that the fetching thread did not run, 503 asks for a retry. */
async function whenThereIsTime(request: { url: string; headers: Record<string, string> }) {
  let answer = await world.app.inject(request);
  await expect
    .poll(async () => {
      if (answer.statusCode === 503) answer = await world.app.inject(request);
      return answer.statusCode;
    })
    .not.toBe(503);
  return answer;
}

test('a seed that is not indexed is 404, and with live=true it is fetched, paid for once, and has a vector', async () => {
  const { headers } = await signUp(world, { credits: 5, tier: 'pro' });
  const url = '/competitors?domains=dentist.fake-site.com&limit=3';
  expect((await world.app.inject({ url, headers })).statusCode).toBe(404);
  const live = await whenThereIsTime({ url: `${url}&live=true`, headers });
  expect(live.statusCode, live.body).toBe(200);
  expect(live.headers['x-credits-cost']).toBe('1');
  expect(domainsOf(live.json()).every((domain) => domain.startsWith('trade0'))).toBe(true);
  const again = await world.app.inject({ url: `${url}&live=true`, headers });
  expect(again.headers['x-credits-cost']).toBe('0');
  expect(again.json().method).toBe('faiss_embedding');
  // Stored profiles get their vectors after the answer.
  await expect.poll(async () => (await world.vectorIndex.get(['dentist.fake-site.com'])).size).toBe(1);
});

test('a seed that cannot be fetched is 404 and costs nothing; a caller without credits cannot look up', async () => {
  const { headers } = await signUp(world, { credits: 1, tier: 'pro' });
  const failed = await whenThereIsTime({
    url: '/competitors?domains=gone.fake-site.com&live=true',
    headers,
  });
  expect(failed.statusCode).toBe(404);
  expect((await world.app.inject({ url: '/auth/credits', headers })).json().balance).toBe(1);
  const poor = await signUp(world, { credits: 0, tier: 'pro' });
  const refused = await world.app.inject({
    url: '/competitors?domains=other-dentist.fake-site.com&live=true',
    headers: poor.headers,
  });
  expect(refused.statusCode).toBe(402);
  expect(await world.index.find('other-dentist.fake-site.com')).toBeUndefined();
});

test('a list returns companies like its own, without those', async () => {
  const { headers } = await signUp(world);
  const list = (
    await world.app.inject({ method: 'POST', url: '/lists', headers, payload: { name: 'Law' } })
  ).json();
  const like = () => world.app.inject({ url: `/lists/${list.id}/competitors?limit=2`, headers });
  expect((await like()).statusCode).toBe(404);
  await world.app.inject({
    method: 'POST',
    url: `/lists/${list.id}/items`,
    headers,
    payload: { domains: ['trade1-en.com', 'trade1-da.com', 'unknown-to-us.com'] },
  });
  const body = (await like()).json();
  expect(body.domains.sort()).toEqual(['trade1-da.com', 'trade1-en.com']);
  expect(domainsOf(body).sort()).toEqual(['trade1-de.com', 'trade1-fr.com']);
  const other = await signUp(world);
  const others = await world.app.inject({ url: `/lists/${list.id}/competitors`, headers: other.headers });
  expect(others.statusCode).toBe(404);
  expect((await world.app.inject(`/lists/${list.id}/competitors`)).statusCode).toBe(401);
});
