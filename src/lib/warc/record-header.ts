/** The named fields of a WARC record header; names are lower-case, and the first value of a repeated name counts. */
export type WarcHeaders = ReadonlyMap<string, string>;

export interface HeaderBlock {
  readonly headers: WarcHeaders;
  readonly bodyStart: number;
}

const HEADER_BYTES_MAX = 64 << 10;

/** The header block at `start`; `short` if its end has not arrived, undefined if there is none within the size limit. */
export function readHeaderBlock(
  bytes: Buffer,
  start: number,
  final: boolean,
): HeaderBlock | 'short' | undefined {
  const reach = bytes.subarray(start, start + HEADER_BYTES_MAX);
  const strict = reach.indexOf('\r\n\r\n', 0, 'latin1');
  // Some writers end lines with a bare LF. Such a block ends at the first empty line of either kind.
  const loose = (strict < 0 ? reach : reach.subarray(0, strict)).indexOf('\n\n', 0, 'latin1');
  if (loose < 0 && strict < 0) return final || reach.length >= HEADER_BYTES_MAX ? undefined : 'short';
  const end = loose >= 0 ? loose : strict;
  const bodyStart = start + end + (loose >= 0 ? 2 : 4);
  return { headers: parseHeaders(reach.toString('utf8', 0, end)), bodyStart };
}

/** The declared length of the block; undefined if it is absent or not a number. */
export function declaredLength(headers: WarcHeaders): number | undefined {
  const text = headers.get('content-length');
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function parseHeaders(text: string): WarcHeaders {
  const headers = new Map<string, string>();
  let last: string | undefined;
  // The first line is the version; a line that starts with white space continues the one before.
  for (const line of text.split('\n').slice(1)) {
    const colon = line.indexOf(':');
    if ((line.startsWith(' ') || line.startsWith('\t')) && last !== undefined) {
      headers.set(last, `${headers.get(last)} ${line.trim()}`);
    } else if (colon > 0) {
      last = line.slice(0, colon).trim().toLowerCase();
      if (!headers.has(last)) headers.set(last, line.slice(colon + 1).trim());
    }
  }
  return headers;
}
