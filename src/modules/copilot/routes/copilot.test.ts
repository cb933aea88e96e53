import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
const body_text = 'We bake bread and rolls in a stone oven, every morning, for the whole town.';
beforeAll(async () => {
  running = await buildTestApp({
    trustedProxies: ['127.0.0.1'],
    limits: { anonymousPerMinute: 6 },
    companies: [
      {
        domain: 'rye.de',
        title: 'Rye bakery',
        company_name: 'Rye',
        country: 'DE',
        body_text,
        has_email: true,
      },
      { domain: 'oat.at', title: 'Oat bakery', country: 'AT', body_text, technologies: ['WordPress'] },
      {
        domain: 'spelt.ch',
        title: 'Spelt bakery',
        country: 'CH',
        body_text,
        technologies: ['WordPress', 'Wix'],
      },
    ],
  });
});
afterAll(() => running.app.close());

let addresses = 0;
/** Each call from a new address, unless one is given. */
function ask(
  message: unknown,
  rest: { history?: unknown; headers?: Record<string, string>; address?: string } = {},
) {
  addresses += 1;
  const from = rest.address ?? `198.51.100.${addresses}`;
  return running.app.inject({
    method: 'POST',
    url: '/copilot/query',
    headers: { 'x-forwarded-for': from, ...rest.headers },
    payload: { message, ...('history' in rest && { history: rest.history }) } as object,
  });
}
const user = (content: unknown) => ({ role: 'user', content });

describe('POST /copilot/query', () => {
  it('makes the call a sentence asks for and describes what was found', async () => {
    const answer = (await ask('WordPress sites without Wix in Austria')).json();
    expect(answer).toMatchObject({
      answer: '1 company matches (Austria, WordPress, not Wix): oat.at.',
      tool_call: { name: 'search', args: { technology: 'WordPress', not_technology: 'Wix', country: 'AT' } },
      results: { total_count: 1 },
      ignored: [],
      model: 'builtin-planner',
    });
    expect(answer.applied).toContainEqual({
      text: 'Austria',
      param: 'country',
      value: 'AT',
      inherited: false,
      label: 'Country: Austria',
    });
  });

  it('returns a call that can be replayed', async () => {
    const { tool_call, results } = (await ask('bakery in Deutschland oder Österreich')).json();
    const query = new URLSearchParams(tool_call.args).toString();
    const replayed = await running.app.inject(`/search?${query}`);
    expect(replayed.json().results).toEqual(results.results);
    expect(results.total_count).toBe(2);
  });

  it('answers in the language of the message', async () => {
    expect((await ask('Wie viele WordPress-Seiten gibt es in der Schweiz?')).json().answer).toMatch(
      /^1 Unternehmen gefunden \(Schweiz, WordPress\): spelt\.ch\.$/,
    );
    expect((await ask('strony WordPress')).json().answer).toMatch(/^Znaleziono 2 firmy \(WordPress\): /);
    expect((await ask('bonjour')).json().answer).toMatch(/^Bonjour/);
  });

  it('looks up a company, finds others like it, and reports a missing one', async () => {
    expect((await ask('tell me about rye.de')).json()).toMatchObject({
      tool_call: { name: 'lookup', args: { domain: 'rye.de' } },
      answer: 'Rye (rye.de, Germany).',
    });
    const similar = (await ask('companies like rye.de')).json();
    expect(similar.answer).toMatch(/^2 companies are like rye\.de: /);
    const missing = await ask('competitors of missing.de');
    expect(missing.statusCode).toBe(200);
    expect(missing.json()).toMatchObject({ results: {}, tool_call: { name: 'similar' } });
    expect(missing.json().answer).toContain('missing.de is not in the index yet');
  });

  it('asks for clarification of an unclear request, with calls to choose from', async () => {
    const unclear = (
      await ask('my grandmother once told her neighbour that blue elephants sing loudly')
    ).json();
    expect(unclear).toMatchObject({ tool_call: { name: 'none', args: {} }, results: {}, applied: [] });
    expect(unclear.proposals.length).toBeGreaterThan(0);
    expect(unclear.proposals.length).toBeLessThanOrEqual(3);
    for (const { name, args } of unclear.proposals)
      await expect(
        running.services.copilot.tools[name as 'search'].run(args, {
          caller: { kind: 'operator' },
          signal: new AbortController().signal,
          isCounted: true,
        }),
      ).resolves.toBeDefined();
  });

  it('searches for “how do I find”, but not for other “how do I” questions', async () => {
    const called = async (message: string) => (await ask(message)).json().tool_call;
    expect(await called('How can I find a bakery in Vienna?')).toMatchObject({ name: 'search' });
    expect(await called('Comment trouver un dentiste à Lyon ?')).toMatchObject({ name: 'search' });
    expect(await called('How do I cook pasta?')).toEqual({ name: 'none', args: {} });
    expect(await called('How do I get rid of rust?')).toEqual({ name: 'none', args: {} });
  });

  it('reports what it could not take into account', async () => {
    const answer = (await ask('small WordPress sites near me')).json();
    expect(answer.ignored).toEqual(['small', 'near me']);
    expect(answer.answer).toContain('Not taken into account: “small” and “near me”.');
    expect(answer.tool_call.args).toEqual({ technology: 'WordPress' });
  });

  it('continues the last call, from the answers or from the messages alone', async () => {
    const first = (await ask('WordPress sites')).json();
    const byAnswer = (
      await ask('only in Austria', { history: [user('WordPress sites'), { role: 'assistant', ...first }] })
    ).json();
    const byMessages = (await ask('only in Austria', { history: [user('WordPress sites')] })).json();
    expect(byAnswer.tool_call.args).toEqual({ technology: 'WordPress', country: 'AT' });
    expect(byMessages.tool_call).toEqual(byAnswer.tool_call);
  });

  it('finds the row that a message refers to, shown or not', async () => {
    const first = (await ask('bakery')).json();
    const shown = (await ask('tell me about the second one', { history: [first] })).json();
    expect(shown.tool_call).toEqual({ name: 'lookup', args: { domain: first.results.results[1].domain } });
    const again = (await ask('tell me about the second one', { history: [user('bakery')] })).json();
    expect(again.tool_call).toEqual(shown.tool_call);
    const last = (await ask('and the last one?', { history: [first] })).json();
    expect(last.tool_call.args).toEqual({ domain: first.results.results.at(-1).domain });
    const none = (await ask('tell me about the fifth one', { history: [user('bakery')] })).json();
    expect(none).toMatchObject({
      tool_call: { name: 'none' },
      answer: 'The last answer does not include that company.',
    });
  });

  it.each([
    'compare the first two',
    'vergleiche die ersten zwei',
    'compare les deux premiers',
    'confronta le prime due',
    'compara las dos primeras',
    'porównaj dwie pierwsze',
  ])('shows rows of the last list side by side: %s', async (message) => {
    const first = (await ask('bakery')).json();
    const domains = first.results.results.slice(0, 2).map((row: { domain: string }) => row.domain);
    for (const history of [[first], [user('bakery')]]) {
      const both = (await ask(message, { history })).json();
      expect(both.tool_call).toEqual({ name: 'search', args: { domains: domains.join(',') } });
      expect(both.page).toMatchObject({ name: 'compare' });
      expect(both.results.total_count).toBe(2);
    }
  });

  it('continues through fifty turns with their answers, and through six messages alone', async () => {
    const call = { name: 'search', args: { technology: 'WordPress', country: 'AT' } };
    const long = Array.from({ length: 50 }, () => [
      user('and in Austria'),
      { role: 'assistant', tool_call: call },
    ]).flat();
    expect((await ask('without Wix', { history: long })).json().tool_call.args).toEqual({
      ...call.args,
      not_technology: 'Wix',
    });
    const history = Array.from({ length: 6 }, (_, turn) =>
      user(turn === 0 ? 'WordPress sites' : 'and in Austria'),
    );
    expect((await ask('without Wix', { history })).json().tool_call.args).toEqual({
      technology: 'WordPress',
      country: 'AT',
      not_technology: 'Wix',
    });
  });

  it('ignores invalid turns, and unknown arguments of calls', async () => {
    const call = (args: unknown, name = 'search') => ({ role: 'assistant', tool_call: { name, args } });
    const history = [
      {},
      { role: 7, content: { deep: [1] } },
      { tool_call: 'search' },
      call([]),
      call({ q: 'x' }, 'constructor'),
      call(
        JSON.parse(
          '{"__proto__": {"q": "stolen"}, "constructor": "x", "colour": "red", "technology": "WordPress", "has": ["x"]}',
        ),
      ),
      user('x'.repeat(10_000)),
    ];
    const answer = await ask('only in Austria', { history });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().tool_call.args).toEqual({ technology: 'WordPress', country: 'AT' });
  });

  it.each([
    ['only emojis', '🎉🎉🎉 🚀'],
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['right-to-left text', '\u202eمرحبا بالعالم\u202c'],
    ['quotes and punctuation', '"""" \'\'\' .... ??? ,,, «»»'],
    ['a space', ' '],
    ['prototype property names', '__proto__ constructor toString hasOwnProperty'],
    ['regular expression characters', '(a+)+$ [[[ \\\\ {1,99999} .*.*.*'],
    ['a long word', 'a'.repeat(2_000)],
    ['many hyphens', '-a'.repeat(1_000)],
    ['many quotes', '"a'.repeat(1_000)],
    ['many negations', 'not without '.repeat(160)],
    ['many domains', 'a.com,'.repeat(330)],
    ['many dots', 'a.'.repeat(1_000)],
  ])('answers %s', async (_, message) => {
    const answer = await ask(message);
    expect([200, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(answer.json().model).toBe('builtin-planner');
  });

  it('refuses an invalid message, and one that is too long', async () => {
    for (const message of ['', 7, null, undefined, 'x'.repeat(100_000)])
      expect((await ask(message)).statusCode).toBe(422);
    expect((await ask('bakery', { history: 'none' })).statusCode).toBe(422);
    expect((await ask('bakery', { history: null })).statusCode).toBe(200);
  });

  it('refuses a history that is longer than any conversation, and accepts unmodified answers', async () => {
    const turns = (count: number, content: string) => Array.from({ length: count }, () => user(content));
    expect((await ask('bakery', { history: turns(201, 'x') })).statusCode).toBe(422);
    expect((await ask('bakery', { history: turns(200, 'x') })).statusCode).toBe(200);
    const tooLong = await ask('bakery', { history: turns(40, 'x'.repeat(1_800)) });
    expect(tooLong.statusCode).toBe(422);
    expect(tooLong.json().detail[0].msg).toContain('send only the last turns');
    const results = {
      results: Array.from({ length: 100 }, () => ({ domain: 'rye.de', title: 'x'.repeat(1_000) })),
    };
    const answer = { role: 'assistant', tool_call: { name: 'search', args: { country: 'DE' } }, results };
    expect((await ask('with email', { history: [answer] })).json().tool_call.args).toEqual({
      country: 'DE',
      has: 'email',
    });
  });

  it('counts a message once, with the search it makes', async () => {
    const address = '198.51.100.250';
    for (let message = 0; message < 6; message += 1)
      expect((await ask('WordPress sites', { address })).statusCode).toBe(200);
    expect((await ask('WordPress sites', { address })).statusCode).toBe(429);
  });

  it('charges the price of a profile and refuses callers without credits; searching is free', async () => {
    const rich = await signUp(running, { tier: 'pro', credits: 2 });
    expect((await ask('rye.de', { headers: rich.headers })).headers['x-credits-cost']).toBe('1');
    const poor = await signUp(running, { tier: 'pro' });
    expect((await ask('rye.de', { headers: poor.headers })).statusCode).toBe(402);
    expect((await ask('bakery', { headers: poor.headers })).statusCode).toBe(200);
    expect((await ask('rye.de', { headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(401);
  });

  it('reports an unavailable index like the search does', async () => {
    const { search } = running.services;
    const closed = { ...search, search: () => Promise.reject(new Error('the index is closed')) };
    const other = await buildTestApp({ services: { search: closed } });
    const answer = await other.app.inject({
      method: 'POST',
      url: '/copilot/query',
      payload: { message: 'WordPress sites' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ detail: 'Internal Server Error' });
    await other.app.close();
  });
});

describe('GET /copilot/health', () => {
  it('reports that the built-in planner answers', async () => {
    expect((await running.app.inject('/copilot/health')).json()).toEqual({
      available: true,
      provider: 'builtin',
      model: 'builtin-planner',
      reason: null,
      credits_per_message: 1,
      credits_per_conversation: 20,
    });
  });
});
