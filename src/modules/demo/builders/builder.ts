import type { Site } from '../site.ts';

/** A hexadecimal element id in the style of site builders, always the same for the same site and element. */
export function elementId(site: Pick<Site, 'index'>, n: number, length: number): string {
  const mixed = Math.imul(site.index + 1, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b);
  return (mixed >>> 0).toString(16).padStart(8, '0').slice(0, length);
}
