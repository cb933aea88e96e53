import { domainOfHost } from '../../../lib/domain-name.ts';
import type { WarcRecord } from '../../../lib/warc/index.ts';
import { homepageDomain, parseWebAddress } from '../homepage.ts';
import { type CapturedPage, DOMAIN_FIELD } from '../page-source.ts';

/** What the last `warcinfo` record states about the records after it. */
export interface WarcContext {
  readonly crawlId: string;
  readonly source?: string;
}

export function readContext(
  record: WarcRecord,
  { crawlId, areOurs }: { readonly crawlId: string | undefined; readonly areOurs: boolean },
): WarcContext {
  const lines = record.block.toString('utf8').split('\n');
  const field = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const source = areOurs ? field('homedex-source') : undefined;
  return { crawlId: crawlId ?? field('ispartof') ?? '', ...(source !== undefined && { source }) };
}

type PageOrDrop =
  | { readonly kind: 'page'; readonly page: CapturedPage }
  | {
      readonly kind: 'dropped';
      readonly reason: 'not_a_homepage' | 'not_html' | 'too_large' | 'undecodable';
    };

const formats = { response: 'response', resource: 'html', conversion: 'text' } as const;

/** The content type that the block of a record must have for its format; responses state theirs inside. */
const blockTypes = { response: /^/, html: /html/i, text: /^\s*text\/plain\b/i };

export function readPage(record: WarcRecord, context: WarcContext, areOurs: boolean): PageOrDrop {
  // Some crawlers write the address in angle brackets, as the draft of the standard did.
  const url = (record.headers.get('warc-target-uri') ?? '').replace(/^<|>$/g, '');
  const domain = domainOf(record, url, areOurs);
  if (domain === undefined) return { kind: 'dropped', reason: 'not_a_homepage' };
  if (record.cut) return { kind: 'dropped', reason: 'too_large' };
  const format = formats[record.type as keyof typeof formats];
  const contentType = record.headers.get('content-type') ?? '';
  if (!blockTypes[format].test(contentType)) return { kind: 'dropped', reason: 'not_html' };
  const fetched = Date.parse(record.headers.get('warc-date') ?? '');
  if (Number.isNaN(fetched)) return { kind: 'dropped', reason: 'undecodable' };
  const charset = /charset=([\w-]+)/i.exec(contentType)?.[1];
  const page: CapturedPage = {
    domain,
    url,
    fetchedAt: new Date(fetched).toISOString(),
    crawlId: context.crawlId,
    source: context.source ?? (format === 'text' ? 'wet' : 'warc'),
    format,
    content: record.block,
    ...(charset !== undefined && { charset }),
    ...(record.member !== undefined && mayBeArchived(record, areOurs) && { member: record.member }),
  };
  return { kind: 'page', page };
}

/**
 * The domain whose homepage a record is. Records that we created name it, because their address need not be that of a homepage. In files
 * from elsewhere such a name counts only if it is the host of the address, so that no record counts for another domain.
 */
function domainOf(record: WarcRecord, url: string, areOurs: boolean): string | undefined {
  const address = parseWebAddress(url);
  // Addresses are shown to people as links.
  if (address === undefined) return undefined;
  const named = record.headers.get(DOMAIN_FIELD.toLowerCase());
  if (named === undefined) return homepageDomain(url);
  const domain = domainOfHost(named);
  if (areOurs) return domain;
  return domain !== undefined && domain === domainOfHost(address.hostname) ? domain : homepageDomain(url);
}

/** Copied into our archive unchanged, an untrusted domain name in a record would become trusted, so such a record is rewritten. */
function mayBeArchived(record: WarcRecord, areOurs: boolean): boolean {
  return areOurs || !record.headers.has(DOMAIN_FIELD.toLowerCase());
}
