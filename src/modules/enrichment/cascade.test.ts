import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CrawlTier } from '../crawl-queue/index.ts';
import { type CascadeRequest, type CascadeTiers, runCascade } from './cascade.ts';
import type { SiteFailure } from './site-failure.ts';
import type { FoundPage, Tier, TierOutcome } from './tiers/tier.ts';

const NOW = '2026-11-01T00:00:00.000Z';

const found = (tier: CrawlTier, fetchedAt = NOW): TierOutcome => ({
  kind: 'content',
  found: {
    tier,
    page: {
      domain: 'a.com',
      url: 'https://a.com/',
      fetchedAt,
      crawlId: '',
      source: tier,
      format: 'html',
      content: Buffer.alloc(0),
    },
    document: { key: 'a.com', text: {}, filters: {}, stored: Buffer.alloc(0) },
    member: Buffer.alloc(0),
    textDigest: '',
    fetchMs: 0,
  } satisfies FoundPage,
});
const failed = (failure: SiteFailure): TierOutcome => ({ kind: 'failed', failure, message: '' });
const skipped: TierOutcome = { kind: 'skipped' };

/** Ends on command, or when it is cancelled. */
class ScriptedTier implements Tier {
  readonly name: CrawlTier;
  isTried = false;
  isCancelled = false;
  end: (outcome: TierOutcome) => void = () => undefined;
  readonly #at: TierOutcome | undefined;

  constructor(name: CrawlTier, atOnce?: TierOutcome) {
    this.name = name;
    this.#at = atOnce;
  }

  fetch({ signal }: { signal: AbortSignal }): Promise<TierOutcome> {
    this.isTried = true;
    return new Promise((resolve) => {
      this.end = resolve;
      if (this.#at) resolve(this.#at);
      signal.addEventListener('abort', () => {
        this.isCancelled = true;
        resolve(failed('cancelled'));
      });
    });
  }
}

function scripted(at: Partial<Record<keyof CascadeTiers, TierOutcome>>) {
  return {
    live: new ScriptedTier('live_http', at.live),
    crawl: new ScriptedTier('crawl_wet', at.crawl),
    browser: new ScriptedTier('browser', at.browser),
    proxy: new ScriptedTier('proxy', at.proxy),
  };
}

const request = (more: Partial<CascadeRequest> = {}): CascadeRequest => ({
  domain: 'a.com',
  waitMs: 60_000,
  urgency: 'awaited',
  allowed: { browser: true, proxy: true },
  freshSinceMs: Date.parse('2025-11-01T00:00:00Z'),
  signal: new AbortController().signal,
  ...more,
});

const summarised = (attempts: readonly { tier: string; outcome: string }[]) =>
  attempts.map(({ tier, outcome }) => `${tier} ${outcome}`);

it('the site itself wins and Common Crawl is cancelled', async () => {
  const tiers = scripted({ live: found('live_http') });
  const outcome = await runCascade(tiers, request());
  expect(outcome).toMatchObject({ kind: 'found', found: { tier: 'live_http' } });
  expect(summarised(outcome.attempts)).toEqual(['live_http content', 'crawl_wet cancelled']);
  await expect.poll(() => tiers.crawl.isCancelled).toBe(true);
  expect(tiers.browser.isTried).toBe(false);
});

it('Common Crawl wins while the site is slow', async () => {
  const tiers = scripted({ crawl: found('crawl_wet') });
  expect(await runCascade(tiers, request())).toMatchObject({ kind: 'found', found: { tier: 'crawl_wet' } });
  await expect.poll(() => tiers.live.isCancelled).toBe(true);
});

it('a capture more than a year old is only a fallback', async () => {
  const old = found('crawl_wet', '2024-01-01T00:00:00.000Z');
  const tiers = scripted({ crawl: old, live: failed('no_such_name') });
  expect(await runCascade(tiers, request())).toMatchObject({ kind: 'found', found: { tier: 'crawl_wet' } });
  const slow = scripted({ crawl: old });
  const running = runCascade(slow, request());
  slow.live.end(found('live_http'));
  expect(await running).toMatchObject({ found: { tier: 'live_http' } });
  const yearOld = scripted({ crawl: found('crawl_wet', '2025-11-01T00:00:00.000Z') });
  const deciding = runCascade(yearOld, request());
  yearOld.live.end(found('live_http'));
  expect(await deciding).toMatchObject({ found: { tier: 'crawl_wet' } });
});

it.each(['bot_wall', 'shell', 'consent_wall', 'tls_failed'] as const)(
  'a site that shows %s goes to the browser at once, without waiting for the timer',
  async (failure) => {
    const tiers = scripted({ live: failed(failure), crawl: skipped, browser: found('browser') });
    const outcome = await runCascade(tiers, request());
    expect(summarised(outcome.attempts)).toEqual([`live_http ${failure}`, 'browser content']);
  },
);

it.each(['no_such_name', 'connection_refused', 'parked', 'default_page', 'not_public'] as const)(
  '%s is final: neither browser nor proxy is tried, but Common Crawl may still have the old site',
  async (failure) => {
    const tiers = scripted({ live: failed(failure) });
    const running = runCascade(tiers, request({ waitMs: 1 }));
    await expect.poll(() => tiers.crawl.isTried).toBe(true);
    await delay(10);
    expect([tiers.browser.isTried, tiers.proxy.isTried]).toEqual([false, false]);
    tiers.crawl.end(failed('unreachable'));
    expect(await running).toMatchObject({ kind: 'failed', failure });
  },
);

it('an unreachable site goes to the proxy, which is elsewhere; a browser would not reach it either', async () => {
  const tiers = scripted({ live: failed('unreachable'), crawl: skipped, proxy: found('proxy') });
  const outcome = await runCascade(tiers, request());
  expect(summarised(outcome.attempts)).toEqual(['live_http unreachable', 'proxy content']);
});

it('when the time is up the browser joins, and a late response of the site still wins', async () => {
  const tiers = scripted({ crawl: skipped });
  const running = runCascade(tiers, request({ waitMs: 1 }));
  await expect.poll(() => tiers.browser.isTried).toBe(true);
  tiers.live.end(found('live_http'));
  const outcome = await running;
  expect(summarised(outcome.attempts)).toEqual(['live_http content', 'browser cancelled']);
  await expect.poll(() => tiers.browser.isCancelled).toBe(true);
});

it('a browser that joined by the timer is cancelled when the site fails in a way that it cannot change', async () => {
  const tiers = scripted({ crawl: skipped });
  const running = runCascade(tiers, request({ waitMs: 1 }));
  await expect.poll(() => tiers.browser.isTried).toBe(true);
  tiers.live.end(failed('connection_refused'));
  const outcome = await running;
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'connection_refused' });
  expect(summarised(outcome.attempts)).toEqual(['live_http connection_refused', 'browser cancelled']);
  await expect.poll(() => tiers.browser.isCancelled).toBe(true);
});

it('a browser that refused a speculative attempt is tried again when the site shows a bot wall', async () => {
  const tiers = scripted({ crawl: skipped });
  const running = runCascade(tiers, request({ waitMs: 1 }));
  await expect.poll(() => tiers.browser.isTried).toBe(true);
  tiers.browser.isTried = false;
  tiers.browser.end(failed('busy'));
  tiers.live.end(failed('bot_wall'));
  await expect.poll(() => tiers.browser.isTried).toBe(true);
  tiers.browser.end(found('browser'));
  expect(summarised((await running).attempts)).toEqual(['live_http bot_wall', 'browser content']);
});

it('a browser that fails is followed by the proxy, and without one the cascade ends', async () => {
  const tiers = scripted({
    live: failed('bot_wall'),
    crawl: skipped,
    browser: failed('bot_wall'),
    proxy: found('proxy'),
  });
  expect(await runCascade(tiers, request())).toMatchObject({ found: { tier: 'proxy' } });
  const without = scripted({ live: failed('bot_wall'), crawl: skipped, browser: skipped, proxy: skipped });
  const outcome = await runCascade(without, request());
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'bot_wall' });
  expect(summarised(outcome.attempts)).toEqual(['live_http bot_wall']);
});

it('tiers that are not allowed are not tried', async () => {
  const tiers = scripted({ live: failed('bot_wall'), crawl: skipped });
  const outcome = await runCascade(tiers, request({ waitMs: 1, allowed: { browser: false, proxy: false } }));
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'bot_wall' });
  expect([tiers.browser.isTried, tiers.proxy.isTried]).toEqual([false, false]);
});

it('the verdict of a browser that got further wins', async () => {
  const tiers = scripted({
    live: failed('bot_wall'),
    crawl: skipped,
    browser: failed('parked'),
    proxy: skipped,
  });
  expect(await runCascade(tiers, request())).toMatchObject({ kind: 'failed', failure: 'parked' });
});

it('a tier that throws has failed, and a cancelled caller is answered at once', async () => {
  const tiers = scripted({ crawl: skipped, browser: skipped, proxy: skipped });
  const broken: Tier = { name: 'live_http', fetch: () => Promise.reject(new Error('bug')) };
  expect(await runCascade({ ...tiers, live: broken }, request())).toMatchObject({ failure: 'interrupted' });
  const stop = new AbortController();
  const running = runCascade(tiers, request({ signal: stop.signal }));
  stop.abort(new Error('enough'));
  expect(await running).toMatchObject({ kind: 'failed', failure: 'cancelled' });
  await expect.poll(() => tiers.live.isCancelled).toBe(true);
});
