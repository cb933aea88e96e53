import { isAscii, isUtf8 } from 'node:buffer';
import sniffHtmlEncoding from 'html-encoding-sniffer';

/** How much of a page is read, as much as Common Crawl keeps: page builders write megabytes of styles and data before the footer. */
export const bodyBytesMax = 5_000_000;

export interface DecodedBody {
  readonly html: string;
  /** Lower case, for instance `windows-1251`. */
  readonly charset: string;
}

/** The byte order mark decides, then the header, then the page's own declaration, then the bytes themselves. */
export function decodeBody(body: Uint8Array, contentType: string): DecodedBody {
  const bytes = body.length > bodyBytesMax ? body.subarray(0, bodyBytesMax) : body;
  const charset = encodingOf(bytes, contentType);
  // Pure ASCII reads the same in every encoding except the stateful and wide ones, and this is faster.
  if (asciiCompatible.test(charset) && isAscii(bytes)) return { html: latin1(bytes), charset };
  return { html: mendEncoding(new TextDecoder(charset).decode(bytes)), charset };
}

const asciiCompatible = /^(?:utf-8|windows-125\d|iso-8859-\d+)$/;

const undeclared = 'x-undeclared';

function encodingOf(bytes: Uint8Array, contentType: string): string {
  const label = charsetPattern.exec(contentType)?.[1];
  const declared = sniffHtmlEncoding(bytes, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    defaultEncoding: undeclared,
  }).toLowerCase();
  if (declared.startsWith('utf-16')) return declared;
  // Non-ASCII bytes that are valid UTF-8 throughout are UTF-8, whatever the header claims.
  const whole = bytes.length < bodyBytesMax ? bytes : withoutCutCharacter(bytes);
  if (!isAscii(whole) && isUtf8(whole)) return 'utf-8';
  if (declared === undeclared) return lateDeclaration(bytes) ?? (isUtf8(whole) ? 'utf-8' : 'windows-1252');
  return isDecodable(declared) ? declared : 'utf-8';
}

const charsetPattern = /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i;

/** Browsers look for the declaration in the first 1,024 bytes, and read the page again when it comes later. */
function lateDeclaration(bytes: Uint8Array): string | undefined {
  const head = latin1(bytes.subarray(0, 60_000));
  const label = charsetPattern.exec(head)?.[1];
  return label !== undefined && isDecodable(label) ? new TextDecoder(label).encoding : undefined;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function isDecodable(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

/** Truncating at the limit may split the last character, which must not make the rest count as invalid. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      end = bytes.length - back;
      break;
    }
  }
  return bytes.subarray(0, end);
}

/** UTF-8 read as windows-1252 and saved again: a letter of two or three bytes shows as Ã, Â, Ð, Ñ or â followed by a stray sign. */
const broken =
  /[\u00c2-\u00df][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]|[\u00e0-\u00ef](?:[\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]){2}/g;
const hint = /[ÃÂÐÑâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
/** Nearly every damaged text contains one of these; searching for them costs less than the expression. */
const marks = ['Ã', 'Â', 'â€', 'Ð', 'Ñ'];
const sequencesMin = 2;

/** Repairs text whose letters were encoded twice; any other text is returned unchanged. */
function mendEncoding(text: string): string {
  if (!marks.some((mark) => text.includes(mark)) || !hint.test(text)) return text;
  const found = text.match(broken)?.length ?? 0;
  return found < sequencesMin ? text : text.replace(broken, mended);
}

const strict = new TextDecoder('utf-8', { fatal: true });

function mended(sequence: string): string {
  const bytes = Uint8Array.from(sequence, (character) => byteOf.get(character) ?? character.charCodeAt(0));
  try {
    return strict.decode(bytes);
  } catch {
    return sequence;
  }
}

const byteOf: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 128 + index))].map(
    (character, index) => [character, 128 + index],
  ),
);
