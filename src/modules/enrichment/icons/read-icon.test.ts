import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawDemoIcon, drawMonogram } from './draw-icon.ts';
import { readIcon } from './read-icon.ts';

const png = drawDemoIcon('a.com').bytes;
const pngOf = (width: number, height = width): Buffer => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  pictures.forEach((picture, n) => {
    head.writeUInt32LE(picture.length, 6 + 16 * n + 8);
    head.writeUInt32LE(from, 6 + 16 * n + 12);
    from += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

const bitmap = (side: number): Buffer => {
  const bytes = Buffer.alloc(40 + 4 * side * side);
  bytes.writeUInt32LE(40, 0);
  bytes.writeInt32LE(side, 4);
  bytes.writeInt32LE(2 * side, 8);
  return bytes;
};

const gif = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(20);
  bytes.write('GIF89a');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
};

describe('an icon', () => {
  it('is recognised by its bytes', () => {
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108002000200301220002', 'hex');
    const webp = Buffer.alloc(30);
    webp.write('RIFF\0\0\0\0WEBPVP8X');
    webp.writeUIntLE(31, 24, 3);
    webp.writeUIntLE(31, 27, 3);
    expect(readIcon(png, 32)?.mediaType).toBe('image/png');
    expect(readIcon(jpeg, 32)?.mediaType).toBe('image/jpeg');
    expect(readIcon(gif(32, 32), 32)?.mediaType).toBe('image/gif');
    expect(readIcon(webp, 32)?.mediaType).toBe('image/webp');
  });

  it('is refused if it is a document, a text or incomplete, whatever its name', () => {
    const documents = [drawMonogram('a.com').bytes, Buffer.from('<html><script>1</script>'), Buffer.alloc(0)];
    for (const bytes of [...documents, png.subarray(0, 20), gif(32, 32).subarray(0, 8)])
      expect(readIcon(bytes, 32)).toBeUndefined();
  });

  it('is refused if it claims more pixels than a browser should decode, or is as wide as a banner', () => {
    expect(readIcon(pngOf(1_024), 32)).toBeDefined();
    for (const bytes of [pngOf(1_025), pngOf(60_000), pngOf(300, 100), pngOf(4), gif(1, 1)])
      expect(readIcon(bytes, 32)).toBeUndefined();
  });

  it('is the best-fitting picture of an ICO file', () => {
    const file = ico([pngOf(16), pngOf(256), pngOf(48), bitmap(32)]);
    expect(readIcon(file, 64)).toMatchObject({ mediaType: 'image/png' });
    expect(readIcon(file, 64)?.bytes.readUInt32BE(16)).toBe(256);
    const alone = readIcon(file, 32);
    expect(alone?.mediaType).toBe('image/x-icon');
    expect(alone?.bytes.readUInt16LE(4)).toBe(1);
    expect(alone?.bytes.subarray(22)).toEqual(bitmap(32));
  });

  it('is not taken from an ICO file whose pictures lie outside it or are too large', () => {
    const outside = ico([pngOf(32)]);
    outside.writeUInt32LE(outside.length, 6 + 12);
    expect(readIcon(outside, 32)).toBeUndefined();
    expect(readIcon(ico([pngOf(60_000)]), 32)).toBeUndefined();
    expect(readIcon(ico([]).subarray(0, 6), 32)).toBeUndefined();
  });
});

describe('a drawn icon', () => {
  it('is the same for a domain and differs between domains', () => {
    expect(drawDemoIcon('a-demo.com')).toEqual(drawDemoIcon('a-demo.com'));
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      drawDemoIcon(`${name}-demo.com`).bytes.toString('hex'),
    );
    expect(new Set(drawn).size).toBe(6);
    expect(String(drawMonogram('maple.com').bytes)).toContain('>M<');
    expect(String(drawMonogram('xn--bcher-kva.de').bytes)).toContain('>X<');
  });

  it('shows a shape on a ground, whichever shape a domain has', () => {
    // One domain of each shape.
    const inked = [0, 1, 2, 9, 10, 12, 14, 19, 20, 31].map((n) =>
      inkedShare(drawDemoIcon(`shape-${n}-demo.com`).bytes),
    );
    expect(Math.min(...inked)).toBeGreaterThan(0.08);
    expect(Math.max(...inked)).toBeLessThan(0.5);
  });
});

/** Which share of the pixels differs from that in the corner, which is never part of the shape. */
function inkedShare(drawn: Buffer): number {
  const from = drawn.indexOf('IDAT');
  const rows = inflateSync(drawn.subarray(from + 4, from + 4 + drawn.readUInt32BE(from - 4)));
  const pixels = Array.from({ length: 64 * 64 }, (_, n) =>
    rows.readUIntBE((n >> 6) * 257 + 1 + 4 * (n & 63), 3),
  );
  return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
}
