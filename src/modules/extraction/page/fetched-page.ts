/** A homepage from a crawl, a live fetch or a file: the whole input of the extractor. */
export interface FetchedPage {
  /** The requested address. */
  readonly url: string;
  /** The final address after redirects, if it differs. */
  readonly finalUrl?: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Content-decoded bytes (gzip and the like already removed), in any character encoding. */
  readonly body: Uint8Array;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
  /** How it was fetched, for instance `live_http`. */
  readonly source: string;
  readonly crawlId: string;
  readonly responseMs?: number;
  /** For instance `h2`. */
  readonly httpVersion?: string;
}
