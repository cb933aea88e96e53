export interface HttpResponse {
  readonly status: number;
  /** In the order sent; names are lower-case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

const HEADER_BYTES_MAX = 256 << 10;
const INTERIM_MAX = 16;

/** Parses an HTTP/1.x response as it was on the wire (or as a crawler stored it); undefined if it is not one. */
export function parseHttpResponse(block: Buffer): HttpResponse | undefined {
  let response = parseOneResponse(block);
  // `100 Continue` and `103 Early Hints` precede the final response.
  for (let skipped = 0; skipped < INTERIM_MAX && response !== undefined; skipped++) {
    if (response.status < 100 || response.status > 199) break;
    response = parseOneResponse(response.body) ?? response;
  }
  return response;
}

function parseOneResponse(block: Buffer): HttpResponse | undefined {
  const statusLine = /^HTTP\/\d(?:\.\d)?\s+(\d{3})/.exec(block.toString('latin1', 0, 64));
  if (statusLine === null) return undefined;
  const { headerEnd, bodyStart } = findBody(block);
  return {
    status: Number(statusLine[1]),
    headers: parseHeaderLines(block.toString('latin1', 0, headerEnd)),
    body: block.subarray(bodyStart),
  };
}

/** The first empty line ends the headers, with any kind of line break; without one there is no body. */
function findBody(block: Buffer): { headerEnd: number; bodyStart: number } {
  const reach = block.subarray(0, HEADER_BYTES_MAX);
  const strict = reach.indexOf('\r\n\r\n', 0, 'latin1');
  const loose = (strict < 0 ? reach : reach.subarray(0, strict + 2)).indexOf('\n\n', 0, 'latin1');
  if (loose >= 0) return { headerEnd: loose, bodyStart: loose + 2 };
  if (strict >= 0) return { headerEnd: strict, bodyStart: strict + 4 };
  return { headerEnd: reach.length, bodyStart: block.length };
}

function parseHeaderLines(text: string): [string, string][] {
  const headers: [string, string][] = [];
  for (const line of text.split('\n').slice(1)) {
    const last = headers.at(-1);
    const colon = line.indexOf(':');
    if ((line.startsWith(' ') || line.startsWith('\t')) && last !== undefined) last[1] += ` ${line.trim()}`;
    else if (colon > 0)
      headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return headers;
}
