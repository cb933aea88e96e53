/**
 * Crawling: fetches homepages from the untrusted web. `createFetcher` fetches in a thread of its own, through a guard that connects only to
 * public addresses; `readResponse` and `recognise` classify the page in the extracting thread; `robotsAllow` evaluates robots.txt. Expected
 * failures are outcomes (`fetch-outcome.ts`), and they decide what is tried next.
 * Start with `fetcher.ts`, then `fetching/fetch-page.ts`.
 */
export { type BrowserTier, type BrowserTierOptions, createBrowserTier } from './browser/browser-tier.ts';
export type { RenderedPage, RenderOutcome } from './browser/rendered-page.ts';
export { browserSettings, crawlUserAgent, fetchSettings } from './crawl-settings.ts';
export {
  type FailureKind,
  type FetchedResponse,
  type FetchOutcome,
  fetchFailures,
} from './fetch-outcome.ts';
export { createFetcher, type Fetcher, type FetcherOptions, type FetchOptions } from './fetcher.ts';
export { readResponse } from './read-response.ts';
export type { InspectedPage } from './recognition/inspected-page.ts';
export { recognise } from './recognition/recognise.ts';
export { type PageKind, pageKinds, type Verdict } from './recognition/verdict.ts';
export { robotsAllow } from './robots/robots-allow.ts';
