import { bufferSource, readRecords } from '../../../lib/warc/index.ts';
import { homepageDomain } from '../homepage.ts';
import { type CapturedPage, DOMAIN_FIELD } from '../page-source.ts';
import type { Pick } from './homepage-picks.ts';
import type { RateLimitedClient } from './rate-limited-client.ts';

export type CaptureRead =
  | { readonly kind: 'page'; readonly page: CapturedPage }
  | { readonly kind: 'dropped'; readonly reason: 'unreachable' | 'too_large' | 'undecodable' };

/** Compressed size. Common Crawl truncates pages at five megabytes; anything larger is not a homepage. */
const RECORD_BYTES_MAX = 6 << 20;

/** Reads a picked homepage with one range request. The response counts only if it is a record of that homepage. */
export async function readCapture(
  client: RateLimitedClient,
  crawlId: string,
  pick: Pick,
  signal?: AbortSignal,
): Promise<CaptureRead> {
  if (pick.length > RECORD_BYTES_MAX) return { kind: 'dropped', reason: 'too_large' };
  const bytes = await client.find(pick.warcFile, pick, signal);
  if (bytes === undefined) return { kind: 'dropped', reason: 'unreachable' };
  for await (const record of readRecords(bufferSource(bytes))) {
    if (record.kind === 'damage' || record.type !== 'response') break;
    if (record.cut) return { kind: 'dropped', reason: 'too_large' };
    if (homepageDomain(record.headers.get('warc-target-uri') ?? '') !== pick.domain) break;
    const { domain, url, fetchedAtMs } = pick;
    // A rebuild from the archive will see the record's own date.
    const recordMs = Date.parse(record.headers.get('warc-date') ?? '');
    const page = {
      domain,
      url,
      fetchedAt: new Date(Number.isNaN(recordMs) ? fetchedAtMs : recordMs).toISOString(),
      crawlId,
      source: 'common_crawl',
      format: 'response' as const,
      content: record.block,
      ...(record.member !== undefined &&
        !record.headers.has(DOMAIN_FIELD.toLowerCase()) && { member: record.member }),
    };
    return { kind: 'page', page };
  }
  return { kind: 'dropped', reason: 'undecodable' };
}
