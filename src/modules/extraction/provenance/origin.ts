import { hash } from 'node:crypto';
import { type Finding, found } from '../heuristic.ts';
import type { FetchedPage } from '../page/fetched-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** Incremented whenever the same page would give another profile, so that old profiles can be recognised and rebuilt. */
const extractorVersion = '12';

/** What is known before any heuristic runs: address, origin, transfer. */
export function origin(fetched: FetchedPage, page: ParsedPage): Finding[] {
  const { address } = page;
  return [
    ...found('domain', address.domain, 'address'),
    ...found('tld', address.tld, 'address'),
    ...found('homepage_url', address.homepageUrl, 'address'),
    ...found('final_url', address.finalUrl, 'final address'),
    ...found('response_ms', fetched.responseMs, 'fetch'),
    ...found('http_version', fetched.httpVersion, 'fetch'),
    ...found('crawl_id', fetched.crawlId, 'fetch'),
    ...found('fetched_at', fetched.fetchedAt, 'fetch'),
    ...found('source', fetched.source, 'fetch'),
    ...found('http_status', fetched.status, 'fetch'),
    ...found('charset', page.charset, 'bytes'),
    ...found('content_hash', hash('sha256', fetched.body), 'body'),
    ...found('extractor_version', extractorVersion, 'extractor'),
  ];
}
