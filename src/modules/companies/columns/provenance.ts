import { integer, moment, text } from './column.ts';

/** Where the profile comes from. */
export const provenanceColumns = [
  text('crawl_id', 'Crawl the page was taken from.', 'CC-MAIN-2026-43', 'filterable', 'always'),
  moment('fetched_at', 'When the page was fetched, ISO 8601 UTC.', '2026-10-14T08:30:00Z', 'always'),
  text('source', 'How the page was fetched.', 'live_http', 'always'),
  integer('http_status', 'Status of the response.', 200, 'always'),
  text('charset', 'Character encoding the page was read in.', 'utf-8', 'always'),
  text('content_hash', 'SHA-256 of the bytes as received.', '9f86d081884c7d659a2feaa0c55ad015', 'always'),
  text('extractor_version', 'Version of the extractor that made the profile.', '1', 'always'),
] as const;
