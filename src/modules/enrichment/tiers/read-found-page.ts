import { inSpan } from '../../../platform/tracing/index.ts';
import type { CrawlTier } from '../../crawl-queue/index.ts';
import type { CapturedPage } from '../../ingest/index.ts';
import type { PageReader, Urgency } from '../reading/page-reader.ts';
import type { TierOutcome } from './tier.ts';

export interface Reading {
  readonly reader: Pick<PageReader, 'read'>;
  /** The rank of a domain in the web graph; null if it has none. */
  readonly domainRank: (domain: string) => Promise<number | null>;
}

interface Fetched {
  readonly tier: CrawlTier;
  readonly page: CapturedPage;
  readonly hops: readonly string[];
  readonly urgency: Urgency;
  readonly fetchMs: number;
}

/** Reads the page that a tier found. If it came as a WARC record, that record is stored unchanged. */
export async function readFoundPage(
  { tier, page, hops, urgency, fetchMs }: Fetched,
  { reader, domainRank }: Reading,
): Promise<TierOutcome> {
  const { member: given, ...bare } = page;
  const rank = await domainRank(page.domain);
  const read = await inSpan(
    { name: 'read page', kind: 'internal', attributes: { 'homedex.page_bytes': page.content.length } },
    () => reader.read({ page: given ? page : bare, hops, domainRank: rank }, urgency),
    ({ kind }) => ({ 'homedex.outcome': kind }),
  );
  if (read.kind === 'no_content') return { kind: 'failed', failure: read.failure, message: read.message };
  const { document, textDigest } = read;
  const member = given ?? read.member;
  if (member === undefined) return { kind: 'failed', failure: 'unreadable', message: 'no record was made' };
  return { kind: 'content', found: { tier, page, document, member, textDigest, fetchMs } };
}
