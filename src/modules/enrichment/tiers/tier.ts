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
  /** Until the page was here, without reading it. */
  readonly fetchMs: number;
}

export type TierOutcome =
  | { readonly kind: 'content'; readonly found: FoundPage }
  | { readonly kind: 'failed'; readonly failure: SiteFailure; readonly message: string }
  /** It has nothing to do with this domain, or is not configured. */
  | { readonly kind: 'skipped' };

export interface TierRequest {
  readonly domain: string;
  readonly urgency: Urgency;
  /** An attempt that may turn out to be needless: it waits for no slot that others need. */
  readonly isSpeculative?: boolean;
  readonly signal: AbortSignal;
}

/** One way to get at a homepage. It never rejects; the signal makes it end soon. */
export interface Tier {
  readonly name: CrawlTier;
  fetch(request: TierRequest): Promise<TierOutcome>;
}
