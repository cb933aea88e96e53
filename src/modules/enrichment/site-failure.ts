import { type CrawlFailure, isCrawlFailure } from '../crawl-queue/index.ts';
import { type FailureKind, fetchFailures, pageKinds } from '../crawling/index.ts';

/** Every reason why an attempt yields no homepage, whether the site's or ours. */
export type SiteFailure = CrawlFailure | FailureKind;

interface FailureFacts {
  readonly sentence: string;
  /** The first tier that may still succeed. */
  readonly nextTier: 'browser' | 'proxy' | 'none';
}

const facts: Readonly<Record<SiteFailure, FailureFacts>> = {
  ...fetchFailures,
  ...pageKinds,
  unreadable: { nextTier: 'none', sentence: 'The homepage could not be read.' },
};

export const factsOf = (failure: SiteFailure): FailureFacts => facts[failure];

/** Whether the failure is about the site and worth storing. */
export const isVerdict = (failure: SiteFailure): failure is CrawlFailure => isCrawlFailure(failure);
