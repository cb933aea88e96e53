import { integer, text } from './column.ts';

/** How heavy and how fast the page is. */
export const performanceColumns = [
  integer('html_bytes', 'Size of the HTML in bytes, uncompressed.', 61440, 'always'),
  integer('response_ms', 'Time until the page was fetched, in milliseconds.', 420),
  text('compression', 'Content encoding of the response.', 'br'),
  text('http_version', 'HTTP version of the response.', 'h2'),
  integer('script_count', 'External scripts.', 18, 'always'),
  integer('stylesheet_count', 'External style sheets.', 6, 'always'),
] as const;
