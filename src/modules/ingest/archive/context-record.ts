import { encodeRecord } from '../../../lib/warc/index.ts';
import type { CapturedPage } from '../page-source.ts';

/** What a `warcinfo` record states about the records after it. */
export function contextOf({ crawlId, source }: Pick<CapturedPage, 'crawlId' | 'source'>): string {
  return `isPartOf: ${crawlId}\r\nhomedex-source: ${source}\r\n`;
}

export function encodeContext(context: string, date: string): Buffer {
  return encodeRecord({
    type: 'warcinfo',
    date,
    contentType: 'application/warc-fields',
    block: Buffer.from(context),
  });
}
