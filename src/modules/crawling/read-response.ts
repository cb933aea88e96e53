import { isUtf8 } from 'node:buffer';
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { decodeHttpBody } from '../../lib/warc/index.ts';
import type { FetchedResponse } from './fetch-outcome.ts';
import type { InspectedPage } from './recognition/inspected-page.ts';

const HTML_BYTES_MAX = 16 << 20;

/** The parts of a response that are needed to read it, whether it came from a site or from an archive. */
type ReceivedResponse = Pick<FetchedResponse, 'hops' | 'status' | 'headers'> & { readonly body: Uint8Array };

/** The page in a response, with its content codings decoded; call it where pages are extracted. Undefined if they cannot be decoded. */
export function readResponse(domain: string, response: ReceivedResponse): InspectedPage | undefined {
  const { hops, status, headers, body } = response;
  const decoded = decodeHttpBody(
    { status, headers, body: Buffer.from(body.buffer, body.byteOffset, body.length) },
    HTML_BYTES_MAX,
  );
  if (decoded.kind !== 'decoded') return undefined;
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return { domain, hops, status, headers, html: toText(decoded.bytes, contentType) };
}

function toText(bytes: Buffer, contentType: string): string {
  // To match the sentences of the rules, the right alphabet is enough. Bytes that are valid UTF-8 are seldom anything else.
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const transportLayerEncodingLabel = /charset=["']?([^"';\s]+)/i.exec(contentType)?.[1];
  const charset = sniffHtmlEncoding(bytes, {
    ...(transportLayerEncodingLabel !== undefined && { transportLayerEncodingLabel }),
    defaultEncoding: 'windows-1252',
  });
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
