import type { IndexDocument } from '../../../lib/text-index/api.ts';
import type { CrawlTier } from '../../crawl-queue/index.ts';
import type { CapturedPage } from '../../ingest/index.ts';
import type { Urgency } from '../reading/page-reader.ts';
import type { SiteFailure } from '../site-failure.ts';

/** A homepage with its profile, ready to be stored. */
export interface FoundPage {
  readonly tier: CrawlTier;
  readonly page: CapturedPage;
  readonly document: IndexDocument;
  /** The page's WARC record. */
  readonly member: Uint8Array;
  readonly textDigest: string;
  /** Time until the page had been received, without reading it. */
  readonly fetchMs: number;
}

export type TierOutcome =
  | { readonly kind: 'content'; readonly found: FoundPage }
  | { readonly kind: 'failed'; readonly failure: SiteFailure; readonly message: string }
  /** The tier has nothing for this domain, or is not configured. */
  | { readonly kind: 'skipped' };

export interface TierRequest {
  readonly domain: string;
  readonly urgency: Urgency;
  /** The attempt may turn out to be unnecessary, so it does not wait for a slot that others need. */
  readonly isSpeculative?: boolean;
  readonly signal: AbortSignal;
}

/** One way to get a homepage. It never rejects; aborting the signal makes it end soon. */
export interface Tier {
  readonly name: CrawlTier;
  fetch(request: TierRequest): Promise<TierOutcome>;
}
