import { encodeRows, PIECE_ROWS } from './bulk-pieces.ts';
import type { RowFile } from './row-reader.ts';

/** A file of these domains, as `RowReader` would return it. */
export function rowFileOf(domains: readonly string[]): RowFile {
  const rows = domains.map((domain) => ({ given: '', domain, isRepeated: false, own: [] }));
  const pieces = [];
  for (let at = 0; at < rows.length; at += PIECE_ROWS)
    pieces.push(encodeRows(rows.slice(at, at + PIECE_ROWS)));
  return {
    summary: {
      rows: rows.length,
      domains: rows.length,
      duplicates: 0,
      invalid: 0,
      unreadable: 0,
      columns: [],
    },
    pieces,
    size: pieces.reduce((sum, { content }) => sum + content.length, 0),
    rows: () => rows,
    release: () => undefined,
  };
}
