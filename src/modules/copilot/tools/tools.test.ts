import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import type { Caller } from '../../../access/index.ts';
import type { CallContext, ToolName } from './tool.ts';

let running: TestApp;
const body_text = 'We bake bread and rolls in a stone oven, every morning, for the whole town.';
beforeAll(async () => {
  running = await buildTestApp({
    limits: { anonymousPerMinute: 5 },
    companies: [
      { domain: 'rye.de', title: 'Rye bakery', country: 'DE', body_text, has_email: true },
      {
        domain: 'oat.at',
        title: 'Oat bakery',
        country: 'AT',
        body_text,
        technologies: ['Wix'],
        founded_year: 1950,
      },
      { domain: 'spelt.ch', title: 'Spelt bakery', country: 'CH', body_text },
    ],
  });
});
afterAll(() => running.app.close());

let addresses = 0;
const anonymousCaller = (): Caller => {
  addresses += 1;
  return { kind: 'anonymous', address: `203.0.113.${addresses}` };
};
const contextOf = (caller: Caller = anonymousCaller(), rest: Partial<CallContext> = {}): CallContext => ({
  caller,
  signal: new AbortController().signal,
  isCounted: false,
  ...rest,
});
const run = async (tool: ToolName, args: Record<string, unknown>, context = contextOf()) =>
  (await running.services.copilot.tools[tool].run(args, context)).content;
const domainsIn = (content: Readonly<Record<string, unknown>>, list: string) =>
  (content[list] as { domain: string }[]).map(({ domain }) => domain).sort();

/** The caller of an account with a session. */
async function signedUp(facts: Parameters<typeof signUp>[1]): Promise<Caller> {
  const { accountId } = await signUp(running, facts);
  return { kind: 'account', accountId, tier: facts?.tier ?? 'free', isAdmin: false };
}

describe('the tools', () => {
  it('return the same as their endpoints', async () => {
    const asked = await running.app.inject('/search?q=bakery&country=DE,AT');
    const { search_time_ms: _, cached: __, ...answer } = asked.json();
    expect(await run('search', { q: 'bakery', country: 'DE,AT' })).toMatchObject(answer);
    expect(domainsIn(await run('search', { q: 'bakery', country: ['DE', 'AT'] }), 'results')).toEqual([
      'oat.at',
      'rye.de',
    ]);
    const conditions = ['founded_year:gte:1900', 'founded_year:lt:1951'];
    expect(domainsIn(await run('search', { filter: conditions }), 'results')).toEqual(['oat.at']);
    expect(domainsIn(await run('search', { q: 'bakery', filter: conditions }), 'results')).toEqual([
      'oat.at',
    ]);
    expect(await run('lookup', { domain: 'https://www.rye.de/x' })).toMatchObject({ domain: 'rye.de' });
    expect(await run('count', { q: 'stone oven' })).toMatchObject({ total_results: 3 });
    expect(await run('facets', { q: 'stone oven', fields: 'country' })).toMatchObject({ total_count: 3 });
  });

  it('search, count and facet by filters alone', async () => {
    expect(domainsIn(await run('search', { not_technology: 'Wix', mode: 'any' }), 'results')).toEqual([
      'rye.de',
      'spelt.ch',
    ]);
    expect(await run('count', { q: ' ', has: 'email' })).toEqual({ query: '', total_results: 1 });
    expect(await run('facets', { country: 'DE', fields: ['country'] })).toMatchObject({
      facets: { country: [{ value: 'DE', count: 1 }] },
    });
  });

  it('find companies like one, like one within filters, and like several', async () => {
    expect(domainsIn(await run('similar', { domain: 'rye.de' }), 'competitors')).toEqual([
      'oat.at',
      'spelt.ch',
    ]);
    const swiss = await run('similar', { domain: 'rye.de', country: 'CH' });
    expect(domainsIn(swiss, 'competitors')).toEqual(['spelt.ch']);
    expect(domainsIn(await run('similar', { domains: 'rye.de,oat.at' }), 'competitors')).toEqual([
      'spelt.ch',
    ]);
    await expect(run('similar', { country: 'CH' })).rejects.toThrow('needs one or more domains');
  });

  it('refuse unknown arguments with an explanation', async () => {
    await expect(run('search', { q: 'bakery', colour: 'red' })).rejects.toThrow(
      "'colour' is not an argument of 'search'",
    );
    await expect(run('search', JSON.parse('{"__proto__": {"q": "x"}}'))).rejects.toThrow('not an argument');
    await expect(run('search', { country: 'Germany' })).rejects.toThrow('not a two-letter country code');
    await expect(run('search', { limit: 100_000 })).rejects.toThrow('limit: Input should be less than');
    await expect(run('lookup', { domain: 'no domain' })).rejects.toThrow('not a valid domain name');
    await expect(run('lookup', [] as unknown as Record<string, unknown>)).rejects.toThrow(
      'must be an object',
    );
    expect(await run('search', { q: 'bakery', country: null })).toMatchObject({ total_count: 3 });
  });

  it('count against the limits of their endpoints, unless the request was already counted', async () => {
    const caller = anonymousCaller();
    for (let call = 0; call < 5; call += 1) await run('search', { q: `loaf ${call}` }, contextOf(caller));
    await expect(run('similar', { domain: 'rye.de' }, contextOf(caller))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(await run('similar', { domain: 'rye.de' }, contextOf(caller, { isCounted: true }))).toBeDefined();
    expect(await run('count', { q: 'bakery' }, contextOf(caller))).toBeDefined();
  });

  it('refund the rate limit for a cached answer, as the endpoint does', async () => {
    const caller = anonymousCaller();
    await run('search', { q: 'stone' }, contextOf(caller));
    for (let call = 0; call < 8; call += 1) await run('search', { q: 'stone' }, contextOf(caller));
    expect(await run('search', { q: 'oven' }, contextOf(caller))).toMatchObject({ total_count: 3 });
  });

  it('charge the price of a profile once, and refuse callers without credits', async () => {
    const rich = await signedUp({ tier: 'pro', credits: 5 });
    const lookup = (caller: Caller) =>
      running.services.copilot.tools.lookup.run({ domain: 'rye.de' }, contextOf(caller));
    expect((await lookup(rich)).credits).toBe(1);
    expect((await lookup(rich)).credits).toBe(0);
    const poor = await signedUp({ tier: 'pro' });
    await expect(lookup(poor)).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(running.services.copilot.tools.lookup.price).toBe('domain_detail');
  });

  it('save nothing to My Companies, and have no option for it', async () => {
    const { accountId, headers } = await signUp(running, { tier: 'pro', credits: 1 });
    const caller: Caller = { kind: 'account', accountId, tier: 'pro', isAdmin: false };
    expect(await run('search', { q: 'bakery' }, contextOf(caller))).toMatchObject({ total_count: 3 });
    expect(await run('lookup', { domain: 'rye.de' }, contextOf(caller))).toMatchObject({ domain: 'rye.de' });
    await expect(run('search', { q: 'bakery', save: true }, contextOf(caller))).rejects.toThrow(
      'not an argument',
    );
    // Saving comes after the answer: that of the endpoint, called later, shows that it would have been seen.
    await running.app.inject({ url: '/search?q=oven&country=CH', headers });
    const saved = async (): Promise<string[]> => {
      const { companies } = (await running.app.inject({ url: '/auth/my-companies', headers })).json();
      return companies.map(({ domain }: { domain: string }) => domain);
    };
    await expect.poll(saved).toEqual(['spelt.ch']);
  });

  it('do nothing for a caller who has disconnected', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(run('search', { q: 'bakery' }, contextOf(anonymousCaller(), { signal }))).rejects.toThrow(
      'gone',
    );
  });

  it('describe their arguments as JSON schemas', () => {
    for (const tool of Object.values(running.services.copilot.tools)) {
      const { properties, required = [] } = z.toJSONSchema(tool.schema, { io: 'input' });
      expect(Object.keys(properties ?? {}).length).toBeGreaterThan(2);
      expect(required).toEqual(tool.name === 'lookup' ? ['domain'] : []);
    }
  });
});
