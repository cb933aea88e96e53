import type { BrowserTier } from '../../crawling/index.ts';
import { type Reading, readFoundPage } from './read-found-page.ts';
import type { Tier } from './tier.ts';

const DEADLINE_MS = 10_000;

/**
 * Renders the site in a real browser; skipped if the machine has none. The rendered page is archived as a document, not as a response of
 * the site.
 */
export function createRenderingTier(browser: () => BrowserTier | undefined, reading: Reading): Tier {
  return {
    name: 'browser',
    async fetch({ domain, urgency, isSpeculative = false, signal }) {
      const started = performance.now();
      const outcome = await browser()?.render(domain, {
        signal,
        deadlineMs: DEADLINE_MS,
        mayWait: !isSpeculative,
      });
      if (outcome === undefined) return { kind: 'skipped' };
      if (outcome.kind === 'failed') return outcome.failure === 'unavailable' ? { kind: 'skipped' } : outcome;
      const { url, hops, html, fetchedAt, verdict } = outcome.page;
      if (verdict.kind !== 'content') return { kind: 'failed', failure: verdict.kind, message: verdict.by };
      const page = {
        domain,
        url,
        fetchedAt,
        crawlId: '',
        source: 'browser',
        format: 'html' as const,
        content: Buffer.from(html),
        charset: 'utf-8',
      };
      const fetchMs = performance.now() - started;
      return readFoundPage({ tier: 'browser', page, hops, urgency, fetchMs }, reading);
    },
  };
}
