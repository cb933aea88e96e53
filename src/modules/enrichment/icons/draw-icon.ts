import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { IconImage } from './read-icon.ts';

/** Numbers that are the same for a domain on every machine and in every release. */
const numbersOf = (domain: string): Buffer => createHash('sha256').update(domain).digest();

/** Dark enough for white letters at every hue: the contrast is at least 4.5 to 1. */
const SATURATION = 0.45;
const LIGHTNESS = 0.34;
const HUES = 24;
const hueOf = (numbers: Buffer): number => (numbers.readUInt8(0) % HUES) * (360 / HUES);

/** The first letter of a domain on a colour derived from it, shown if a site has no icon. */
export function drawMonogram(domain: string): IconImage {
  const letter = domain
    .replace(/^www\./, '')
    .charAt(0)
    .toUpperCase();
  const colour = `hsl(${hueOf(numbersOf(domain))} ${SATURATION * 100}% ${LIGHTNESS * 100}%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="22.2" font-family="system-ui,sans-serif" font-size="17" font-weight="600" text-anchor="middle" fill="#fff">${/^[A-Z0-9]$/.test(letter) ? letter : '?'}</text></svg>`;
  return { mediaType: 'image/svg+xml', bytes: Buffer.from(svg) };
}

/** Distance to the outline of a shape, negative inside; coordinates range from -1 to 1. */
type Shape = (x: number, y: number) => number;

const circle = (x: number, y: number, radius: number): number => Math.hypot(x, y) - radius;
const box = (x: number, y: number, halfWidth: number, halfHeight: number): number =>
  Math.max(Math.abs(x) - halfWidth, Math.abs(y) - halfHeight);

const shapes: readonly Shape[] = [
  (x, y) => Math.abs(circle(x, y, 0.42)) - 0.13,
  (x, y) => Math.max(circle(x, y, 0.58), -circle(x - 0.28, y + 0.18, 0.46)),
  (x, y) => (Math.abs(x) + Math.abs(y)) / Math.SQRT2 - 0.44,
  (x, y) => Math.max(circle(x + 0.3, y - 0.3, 0.82), circle(x - 0.3, y + 0.3, 0.82)),
  (x, y) =>
    Math.min(box(x + 0.36, y - 0.18, 0.12, 0.34), box(x, y, 0.12, 0.52), box(x - 0.36, y - 0.08, 0.12, 0.44)),
  (x, y) => Math.min(box(x, y, 0.15, 0.52), box(x, y, 0.52, 0.15)),
  (x, y) => Math.min(circle(x + 0.3, y, 0.26), circle(x - 0.3, y, 0.26)),
  (x, y) => Math.max(y - 0.4, (Math.abs(x) * 1.8 - y - 0.55) / 2.06),
  (x, y) => Math.max(circle(x, y - 0.3, 0.62), y - 0.34),
  (x, y) => Math.min(...[-0.32, 0, 0.32].map((at) => box(x - at / 2, y - at, 0.46, 0.09))),
];

const SIDE = 64;
const CORNER = 0.44;

/** The icon of a demo company, which has no server to fetch one from. */
export function drawDemoIcon(domain: string): IconImage {
  const numbers = numbersOf(domain);
  const shape = shapes[numbers.readUInt8(1) % shapes.length] as Shape;
  const turns = numbers.readUInt8(2) % 4;
  const isLight = numbers.readUInt8(3) % 3 === 0;
  const hue = hueOf(numbers);
  const dark = toRgb(hue, 0.55, 0.36);
  const light = isLight ? toRgb(hue, 0.6, 0.92) : [255, 255, 255];
  const [ground, ink] = isLight ? [light, dark] : [dark, light];
  const rows = Buffer.alloc(SIDE * (1 + 4 * SIDE));
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = turned((2 * column + 1) / SIDE - 1, (2 * row + 1) / SIDE - 1, turns);
      const inShape = coverage(shape(x, y));
      const at = row * (1 + 4 * SIDE) + 1 + 4 * column;
      for (let channel = 0; channel < 3; channel++)
        rows[at + channel] = Math.round(
          (ground[channel] ?? 0) * (1 - inShape) + (ink[channel] ?? 0) * inShape,
        );
      rows[at + 3] = Math.round(255 * coverage(roundedSquare(x, y)));
    }
  return { mediaType: 'image/png', bytes: encodePng(rows) };
}

const turned = (x: number, y: number, quarters: number): [number, number] =>
  quarters === 0 ? [x, y] : quarters === 1 ? [y, -x] : quarters === 2 ? [-x, -y] : [-y, x];

/** How much of a pixel is inside, from the distance of its centre to the outline. */
const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - (distance * SIDE) / 2));

const roundedSquare: Shape = (x, y) =>
  Math.hypot(Math.max(0, Math.abs(x) - 1 + CORNER), Math.max(0, Math.abs(y) - 1 + CORNER)) - CORNER;

function toRgb(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  });
}

function encodePng(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(content.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), framed.length - 4);
  return framed;
}
