import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      { domain: 'one.com', title: 'red tools', body_text: 'red tools' },
      { domain: 'two.com', title: 'red', body_text: 'red paint' },
    ],
  });
});
afterAll(() => running.app.close());

describe('unknown parameters', () => {
  it.each([
    ['/search?q=red&contry=de&limit=5', 'contry'],
    ['/search/count?q=red&contry=de', 'contry'],
    ['/columns?x=1', 'x'],
    ['/health?redy=true&%C3%A4%0D%0A=1', 'redy, %C3%A4%0D%0A'],
  ])('of %s are named in a header', async (url, names) => {
    for (let n = 0; n < 2; n++) {
      const { statusCode, headers } = await running.app.inject(url);
      expect([statusCode, headers['x-ignored-parameters']]).toEqual([200, names]);
    }
  });

  it('are named in the response of a search, even from the cache, and only there', async () => {
    const ignored = async (url: string) => (await running.app.inject(url)).json().ignored;
    expect(await ignored('/search?q=red')).toEqual([]);
    expect(await ignored('/search?q=red&contry=de')).toEqual(['contry']);
    expect(await ignored('/search?q=red&contry=de')).toEqual(['contry']);
    expect(await ignored('/search?q=red')).toEqual([]);
  });

  it('are also named for the fields of a body', async () => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/search?tier=x',
      payload: { q: 'red', contry: 'de' },
    });
    expect(answer.json().ignored).toEqual(['tier', 'contry']);
    expect(answer.headers['x-ignored-parameters']).toBe('tier, contry');
  });

  it('cost no more than a short list, however many there are', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(60)}${n}=1`).join('&');
    const { headers, json } = await running.app.inject(`/search?q=red&${many}`);
    expect(json().ignored).toHaveLength(20);
    expect(String(headers['x-ignored-parameters']).length).toBeLessThan(2_500);
  });
});

it.each([
  ['all', 'any'],
  ['or', 'single'],
])('mode=%s means mode=%s', async (alias, mode) => {
  const domains = async (name: string) =>
    (await running.app.inject(`/search?q=red+tools&mode=${name}`))
      .json()
      .results.map(({ domain }: { domain: string }) => domain);
  expect(await domains(alias)).toEqual(await domains(mode));
  expect(await domains('all')).toHaveLength(1);
  expect(await domains('or')).toHaveLength(2);
});
