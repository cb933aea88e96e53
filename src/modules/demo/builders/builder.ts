import type { PageKind } from '../page-links.ts';
import type { Site } from '../site.ts';

/** A way of making websites, with the habits by which its pages are known: paths, classes, generator, headers, assets. */
export interface Builder {
  readonly name: string;
  /** What a detector must find on every page of this builder. */
  readonly technologies: readonly string[];
  readonly sellsOnline: boolean;
  /** Relative frequency among sites of its kind. */
  readonly weight: number;
  readonly headers: (site: Site) => readonly Header[];
  readonly head: (site: Site) => string;
  readonly bodyClass: (site: Site) => string;
  /** Put around the whole content of the body. */
  readonly frame: readonly [open: string, close: string];
  /** The element around section number `n`, named after what it shows. */
  readonly section: (site: Site, n: number, name: string, inner: string) => string;
  readonly classes: PartClasses;
  readonly headingClass: string;
  readonly path: (kind: PageKind, slug: string) => string;
  readonly image: (site: Site, file: string) => string;
  readonly tail: (site: Site) => string;
  /** Style rules that the builder's themes carry along and no page fully uses; pages are brought to their size with them. */
  readonly ballast: Ballast;
}

export type Header = readonly [name: string, value: string];

/** Class names the builder adds to a part of the page. */
interface PartClasses {
  readonly header: string;
  readonly nav: string;
  readonly grid: string;
  readonly card: string;
  readonly button: string;
  readonly image: string;
  readonly footer: string;
}

interface Ballast {
  readonly open: string;
  readonly close: string;
  readonly rules: string;
}

/** A hexadecimal id as builders give their elements, the same for the same site and element. */
export function elementId(site: Site, n: number, length: number): string {
  const mixed = Math.imul(site.index + 1, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b);
  return (mixed >>> 0).toString(16).padStart(8, '0').slice(0, length);
}
