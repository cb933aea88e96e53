import type { IndexDocument } from '../../../lib/text-index/api.ts';
import { encodeRecord } from '../../../lib/warc/index.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import { extractProfile } from '../../extraction/index.ts';
import { toIndexDocument } from '../../search/index.ts';
import type { DropReason } from '../drop-reason.ts';
import type { CapturedPage } from '../page-source.ts';
import { readContent } from './read-content.ts';

export interface ExtractTask {
  readonly page: CapturedPage;
  readonly domainRank: number | null;
  /** Whether the source has the page's WARC record; else one is made for the archive. */
  readonly hasMember: boolean;
}

export type ExtractOutcome = (
  | { readonly kind: 'kept'; readonly document: IndexDocument; readonly member: Uint8Array | undefined }
  | { readonly kind: 'dropped'; readonly reason: DropReason; readonly message?: string }
) & { readonly decodeMs: number; readonly extractMs: number };

/** Everything that happens to one page on its way to the index; runs in a worker. */
export function extractPage({ page: captured, domainRank, hasMember }: ExtractTask): ExtractOutcome {
  const started = performance.now();
  const content = readContent(captured);
  const decodeMs = performance.now() - started;
  const spent = () => ({ decodeMs, extractMs: performance.now() - started - decodeMs });
  if (content.kind === 'dropped') return { ...content, ...spent() };
  // The key of a company is its host without `www.`, whatever else the extractor may call its domain.
  const profile = {
    ...extractProfile(content.page).profile,
    domain: captured.domain,
    domain_rank: domainRank,
  };
  if (isEmpty(profile)) return { kind: 'dropped', reason: 'empty', ...spent() };
  const member = hasMember ? undefined : toMember(captured);
  return { kind: 'kept', document: toIndexDocument(profile), member, ...spent() };
}

function isEmpty(profile: CompanyProfile): boolean {
  const { title, meta_description, body_text, h1, h2, h3 } = profile;
  return !title && !meta_description && !body_text && h1.length + h2.length + h3.length === 0;
}

const recordTypes = {
  response: { type: 'response', contentType: 'application/http; msgtype=response' },
  html: { type: 'resource', contentType: 'text/html' },
  text: { type: 'conversion', contentType: 'text/plain' },
} as const;

/** The record under which the archive keeps a page that did not come as one. */
function toMember({ format, url, fetchedAt, content, charset }: CapturedPage): Buffer {
  const { type, contentType } = recordTypes[format];
  return encodeRecord(
    {
      type,
      date: fetchedAt,
      targetUri: url,
      contentType: charset === undefined ? contentType : `${contentType}; charset=${charset}`,
      block: Buffer.from(content.buffer, content.byteOffset, content.length),
    },
    1,
  );
}
