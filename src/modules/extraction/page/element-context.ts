import type { CapturedText } from './captures.ts';
import type { PageParts } from './page-parts.ts';
import type { Region } from './parsed-page.ts';
import type { LinkResolver } from './resolve-link.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** What the handler of an opening tag may use. */
export interface ElementContext {
  readonly parts: PageParts;
  readonly attributes: TagAttributes;
  readonly links: LinkResolver;
  readonly region: Region;
  readonly hidden: boolean;
  /** Target of the link around the element, empty outside links. */
  readonly linkHref: string;
  /** The element's own class and id attribute, raw, joined. */
  readonly classAndId: string;
  /** Calls back with the text inside the element once it is closed. */
  capture(charactersMax: number, finish: (captured: CapturedText) => void): void;
  setLinkHref(href: string): void;
  setBase(href: string): void;
  addIconClasses(classes: string): void;
  addAlt(alt: string): void;
}

export type ElementHandler = (context: ElementContext, tag: string) => void;
