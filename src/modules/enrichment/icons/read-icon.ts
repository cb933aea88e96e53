/** A picture as it is sent to the browser. */
export interface IconImage {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A 64 KB compressed picture can claim to have gigapixels, which would exhaust the browser that shows it. */
const SIDE_MAX = 1_024;
const SIDE_MIN = 8;
/** A wide logo is unreadable in a square of 32 pixels. */
const ASPECT_MAX = 2;
const ICO_ENTRIES_MAX = 32;

/**
 * The picture in these bytes, recognised by its content and never by the type that a server states; undefined for anything but a PNG, JPEG,
 * GIF, WebP or ICO of a reasonable size. SVG is not accepted, because it is a document that can contain scripts.
 */
export function readIcon(bytes: Buffer, size: 32 | 64): IconImage | undefined {
  if (isIco(bytes)) return chooseFromIco(bytes, size);
  for (const { mediaType, read } of formats) {
    const found = read(bytes);
    if (found) return isReasonable(found) ? { mediaType, bytes } : undefined;
  }
  return undefined;
}

const isReasonable = ({ width, height }: Size): boolean =>
  Math.min(width, height) >= SIDE_MIN &&
  Math.max(width, height) <= SIDE_MAX &&
  Math.max(width, height) <= ASPECT_MAX * Math.min(width, height);

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

const formats: readonly { readonly mediaType: string; readonly read: (bytes: Buffer) => Size | undefined }[] =
  [
    { mediaType: 'image/png', read: readPng },
    { mediaType: 'image/jpeg', read: readJpeg },
    { mediaType: 'image/gif', read: readGif },
    { mediaType: 'image/webp', read: readWebp },
  ];

function readPng(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || !startsWith(bytes, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 'IHDR', 12))
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): Size | undefined {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Reads the first frame header; every segment before it states its length. */
function readJpeg(bytes: Buffer): Size | undefined {
  if (!startsWith(bytes, '\xff\xd8\xff')) return undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

function readWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || !startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

const isIco = (bytes: Buffer): boolean => bytes.length > 22 && startsWith(bytes, '\0\0\x01\0');

/** The smallest picture of the file that is large enough, or else the largest; as PNG, or alone in an ICO file. */
function chooseFromIco(file: Buffer, size: number): IconImage | undefined {
  const entries = Array.from({ length: Math.min(file.readUInt16LE(4), ICO_ENTRIES_MAX) }, (_, n) =>
    readIcoEntry(file, 6 + 16 * n),
  ).filter((entry) => entry !== undefined);
  const bySize = entries.toSorted((a, b) => a.width - b.width);
  const chosen = bySize.find(({ width }) => width >= size) ?? bySize.at(-1);
  if (chosen === undefined) return undefined;
  if (readPng(chosen.bytes)) return { mediaType: 'image/png', bytes: chosen.bytes };
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  file.copy(header, 6, chosen.at, chosen.at + 12);
  header.writeUInt32LE(header.length, 18);
  return { mediaType: 'image/x-icon', bytes: Buffer.concat([header, chosen.bytes]) };
}

function readIcoEntry(file: Buffer, at: number): (Size & { at: number; bytes: Buffer }) | undefined {
  if (at + 16 > file.length) return undefined;
  const [length, from] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
  if (length < 40 || from + length > file.length) return undefined;
  const bytes = file.subarray(from, from + length);
  const found = readPng(bytes) ?? readBitmap(bytes);
  return found && isReasonable(found) ? { ...found, at, bytes } : undefined;
}

/** The height of a bitmap in an icon includes its mask, so it is twice that of the picture. */
function readBitmap(bytes: Buffer): Size | undefined {
  if (bytes.readUInt32LE(0) !== 40) return undefined;
  return { width: bytes.readInt32LE(4), height: Math.abs(bytes.readInt32LE(8)) / 2 };
}
