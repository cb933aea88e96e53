import { createHash } from 'node:crypto';
import type { IndexDocument } from '../../../lib/text-index/api.ts';
import { parseHttpResponse } from '../../../lib/warc/index.ts';
import { type InspectedPage, readResponse, recognise } from '../../crawling/index.ts';
import type { ProfileExtractor } from '../../extraction/index.ts';
import type { CapturedPage, DropReason } from '../../ingest/index.ts';
// Not imported through its index.ts, which also loads the database and the text index and would double what the thread loads.
import { extractPage } from '../../ingest/pipeline/extract-page.ts';
import type { SiteFailure } from '../site-failure.ts';

export interface ReadTask {
  readonly page: CapturedPage;
  /** Every address on the way; the last one responded. */
  readonly hops: readonly string[];
  readonly domainRank: number | null;
}

/** A page that has been read: its profile, or why it has none. */
export type ReadOutcome =
  | {
      readonly kind: 'content';
      readonly document: IndexDocument;
      /** The page's WARC record, if the page did not come as one. */
      readonly member: Uint8Array | undefined;
      /** A digest that reveals whether a page has changed. */
      readonly textDigest: string;
    }
  | { readonly kind: 'no_content'; readonly failure: SiteFailure; readonly message: string };

/** Recognises what kind of page it is and, if it is a homepage, extracts its profile. Pure but expensive: run it in a thread of its own. */
export function readPage(task: ReadTask, extractProfile: ProfileExtractor): ReadOutcome {
  const seen = toInspectedPage(task);
  if (seen === undefined) return noContent('unreadable', 'the answer could not be decoded');
  const verdict = recognise(seen);
  if (verdict.kind !== 'content') return noContent(verdict.kind, verdict.by);
  const { page, domainRank } = task;
  const extracted = extractPage({ page, domainRank, hasMember: page.member !== undefined }, extractProfile);
  if (extracted.kind === 'dropped')
    return noContent(dropped[extracted.reason], extracted.message ?? extracted.reason);
  const { document, member } = extracted;
  return { kind: 'content', document, member, textDigest: digestOf(document) };
}

const noContent = (failure: SiteFailure, message: string): ReadOutcome => ({
  kind: 'no_content',
  failure,
  message,
});

/** The reasons why the ingest pipeline drops a page, as failures of a look-up. */
const dropped: Readonly<Record<DropReason, SiteFailure>> = {
  not_html: 'not_html',
  not_a_homepage: 'not_html',
  status: 'error_page',
  empty: 'empty',
  duplicate: 'unreadable',
  too_large: 'too_much',
  undecodable: 'unreadable',
  unreachable: 'unreachable',
  forgotten: 'unreadable',
  excluded: 'excluded',
  extraction_failed: 'unreadable',
};

function toInspectedPage({ page, hops }: ReadTask): InspectedPage | undefined {
  const bytes = Buffer.from(page.content.buffer, page.content.byteOffset, page.content.length);
  if (page.format !== 'response')
    return { domain: page.domain, hops, status: 200, headers: [], html: bytes.toString('utf8') };
  const response = parseHttpResponse(bytes);
  return response && readResponse(page.domain, { ...response, hops });
}

function digestOf({ text }: IndexDocument): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 16);
}
