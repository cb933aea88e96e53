import type { IndexDocument } from '../../../lib/text-index/api.ts';
import { encodeRecord } from '../../../lib/warc/index.ts';
import { cpuBudget } from '../../../lib/work-budget.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import type { ExtractedProfile, ProfileExtractor } from '../../extraction/index.ts';
import type { DropReason } from '../drop-reason.ts';
import { type CapturedPage, DOMAIN_FIELD } from '../page-source.ts';
import { readContent } from './read-content.ts';

export interface ExtractTask {
  readonly page: CapturedPage;
  readonly domainRank: number | null;
  /** Whether the source has the page's WARC record; else one is made for the archive. */
  readonly hasMember: boolean;
}

type Extracted =
  | { readonly kind: 'kept'; readonly document: IndexDocument; readonly member: Uint8Array | undefined }
  | { readonly kind: 'dropped'; readonly reason: DropReason; readonly message?: string };

export type ExtractOutcome = Extracted & { readonly decodeMs: number; readonly extractMs: number };

/** A page of 60 KB takes some 4 ms, one of 5 MB about half a second. A page that takes longer was crafted to. */
const PAGE_CPU_MS_MAX = 1_000;

/** Everything that happens to one page on its way to the index; an error in a page is that page's outcome. */
export function extractPage(task: ExtractTask, extractProfile: ProfileExtractor): ExtractOutcome {
  const started = performance.now();
  let decodedAt = started;
  const spent = () => ({ decodeMs: decodedAt - started, extractMs: performance.now() - decodedAt });
  try {
    const content = readContent(task.page);
    decodedAt = performance.now();
    return content.kind === 'dropped'
      ? { ...content, ...spent() }
      : { ...extract(task, extractProfile(content.page, cpuBudget(PAGE_CPU_MS_MAX))), ...spent() };
  } catch (error) {
    const message = `${task.page.url}: ${error instanceof Error ? error.message : String(error)}`;
    return { kind: 'dropped', reason: 'extraction_failed', message, ...spent() };
  }
}

function extract(
  { page: captured, domainRank, hasMember }: ExtractTask,
  extracted: ExtractedProfile,
): Extracted {
  // The key of a company is its host without `www.`, even if the extractor finds another domain.
  const profile = { ...extracted.profile, domain: captured.domain, domain_rank: domainRank };
  const evidence =
    domainRank === null
      ? extracted.evidence
      : { ...extracted.evidence, domain_rank: { where: 'ranks of the web graph', rule: 'ranks' } };
  if (isEmpty(profile)) return { kind: 'dropped', reason: 'empty' };
  return {
    kind: 'kept',
    document: toIndexDocument(profile, evidence, { identifiers: extracted.identifiers }),
    member: hasMember ? undefined : toMember(captured),
  };
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

/** Creates the archive record of a page that did not come as one. */
function toMember({ domain, format, url, fetchedAt, content, charset }: CapturedPage): Buffer {
  const { type, contentType } = recordTypes[format];
  return encodeRecord(
    {
      type,
      date: fetchedAt,
      targetUri: url,
      contentType: charset === undefined ? contentType : `${contentType}; charset=${charset}`,
      fields: { [DOMAIN_FIELD]: domain },
      block: Buffer.from(content.buffer, content.byteOffset, content.length),
    },
    1,
  );
}
