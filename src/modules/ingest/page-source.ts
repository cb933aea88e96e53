import type { DropReason } from './drop-reason.ts';

/** Header field with the domain, in records that we created, whose address need not be that of a homepage. */
export const DOMAIN_FIELD = 'Homedex-Domain';

/** A page as a source found it, before anything was decoded. */
export interface CapturedPage {
  /** Key of the company: the host without `www.`. */
  readonly domain: string;
  readonly url: string;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
  readonly crawlId: string;
  /** Its origin, as in the profile's `source` column. */
  readonly source: string;
  /** `response` an HTTP response as on the wire, `html` a bare document, `text` the plain text of a page. */
  readonly format: 'response' | 'html' | 'text';
  readonly content: Uint8Array;
  /** The known charset, for formats without headers. */
  readonly charset?: string;
  /** The page's WARC record as one gzip member, if the source has it; the archive stores it unchanged. */
  readonly member?: Uint8Array;
}

export type SourceItem =
  | { readonly kind: 'page'; readonly page: CapturedPage; readonly position: string; readonly done: number }
  | {
      readonly kind: 'dropped';
      readonly reason: DropReason;
      readonly position: string;
      readonly done: number;
    }
  /** Part of the input that could not be read at all. */
  | { readonly kind: 'damage'; readonly message: string; readonly position: string; readonly done: number };

export interface FilesNotRead {
  readonly files: number;
  readonly examples: readonly string[];
}

/** A stream of pages that can be stopped at any item and resumed after it. */
export interface PageSource {
  /** The same input has the same identity, so that a second run resumes where the first one ended. */
  readonly identity: string;
  /** Total of what `done` counts (bytes or pages); undefined if unknown. */
  readonly total: number | undefined;
  /** Files of a folder that are not read because of their names: how many, and the first of them. */
  readonly notRead?: FilesNotRead;
  /** Items after the given `position`, always in the same order. */
  read(after: string | undefined): AsyncIterable<SourceItem>;
}
