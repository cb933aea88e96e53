import type { JsonLdNode } from './json-ld.ts';
import type { PageAddress } from './page-address.ts';

/** Region of the page an element is in. `body` is everything outside landmarks. */
export type Region = 'head' | 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'body';

/**
 * Everything the heuristics may look at, collected in one pass over the page. All strings are entity-decoded with white space collapsed
 * unless a field says raw; all lists and strings are capped.
 */
export interface ParsedPage {
  readonly address: PageAddress;
  readonly status: number;
  /** Response headers with names in lower case; repeated ones are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  /** Cookies the response sets, name to value. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly charset: string;
  /** The decoded text, raw, of at most `bodyBytesMax` bytes. For technology rules only; heuristics use the fields below. */
  readonly html: string;
  readonly htmlBytes: number;
  /** The address that links were resolved against, taking `<base href>` into account. */
  readonly baseUrl: string;
  /** Null when the page has no title element. */
  readonly title: string | null;
  readonly htmlLang: string | null;
  /** Name (or property, itemprop, http-equiv) in lower case, with every content in page order. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly linkTags: readonly LinkTag[];
  readonly anchors: readonly Anchor[];
  readonly headings: readonly Heading[];
  readonly scripts: readonly Script[];
  readonly images: readonly Image[];
  readonly forms: readonly Form[];
  readonly iframes: readonly Iframe[];
  /** Texts of `<button>`, submit inputs and `role=button`. */
  readonly buttons: readonly Button[];
  /** Every object of every JSON-LD block, including nested ones, in page order. */
  readonly jsonLd: readonly JsonLdNode[];
  readonly microdata: readonly MicrodataItem[];
  /** Visible text, block by block in page order. */
  readonly blocks: readonly TextBlock[];
  /**
   * Text that no visitor reads as part of the page: display:none, off-screen, zero font, `hidden`, templates, noscript, dialogs, cookie
   * prompts. Never part of `blocks`.
   */
  readonly hiddenBlocks: readonly HiddenBlock[];
  /** Cloudflare's replacements for email addresses, raw, from any element. */
  readonly protectedEmails: readonly string[];
  readonly elements: ElementIndex;
  /** Results shared by heuristics, by the function that computes them; see `once-per-page.ts`. */
  readonly made: Map<unknown, unknown>;
}

export interface LinkTag {
  /** Lower case, for instance `shortcut icon`. */
  readonly rel: string;
  readonly href: string;
  readonly type: string;
  readonly hreflang: string;
  readonly sizes: string;
  readonly title: string;
}

export interface Anchor {
  /** Absolute; empty if the raw one cannot be resolved. `mailto:`, `tel:` and the like are unchanged. */
  readonly href: string;
  readonly rawHref: string;
  /** Visible text, else alt of an image inside, else aria-label, else title. */
  readonly text: string;
  /** aria-label and title attributes, joined. */
  readonly label: string;
  readonly rel: string;
  /** The class attribute of the link and of an icon inside it, raw, joined. */
  readonly classes: string;
  readonly region: Region;
  readonly hidden: boolean;
}

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly region: Region;
  readonly hidden: boolean;
}

export interface Script {
  /** Absolute, empty for inline scripts. */
  readonly src: string;
  readonly type: string;
  readonly id: string;
  /** Raw inline text, at most 20,000 characters. */
  readonly text: string;
  /** Where in `html` the text begins. */
  readonly start: number;
}

export interface Image {
  /** Absolute; the lazy-loading attribute if `src` is a placeholder. */
  readonly src: string;
  readonly alt: string;
  /** Class and id attribute, raw, joined. */
  readonly classes: string;
  readonly width: string;
  readonly height: string;
  readonly region: Region;
  readonly hidden: boolean;
  /** Resolved target when the image is inside a link. */
  readonly linkHref: string;
}

export interface Form {
  readonly action: string;
  readonly method: string;
  /** Class, id, name and role, raw, joined. */
  readonly classes: string;
  readonly inputs: readonly FormInput[];
  /** Text inside the form (labels, buttons), at most 500 characters. */
  readonly text: string;
  readonly region: Region;
  readonly hidden: boolean;
}

export interface FormInput {
  /** `text`, `email`, …, or `textarea`, `select`, `button`. */
  readonly type: string;
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
}

export interface Iframe {
  readonly src: string;
  readonly title: string;
}

export interface Button {
  readonly text: string;
  readonly region: Region;
  readonly hidden: boolean;
}

export interface MicrodataItem {
  /** Last path segment of the itemtype, for instance `LocalBusiness`. */
  readonly type: string;
  /** The property of the surrounding item that this item is the value of; null at the top. */
  readonly parentProperty: string | null;
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

export interface TextBlock {
  readonly text: string;
  readonly region: Region;
  /** Name of the nearest element that formed the block: `p`, `li`, `td`, `address`, `h2`, … */
  readonly tag: string;
  /** Whether all of the text is inside links. */
  readonly linked: boolean;
}

export interface HiddenBlock {
  readonly text: string;
  readonly reason: HiddenReason;
}

export type HiddenReason =
  | 'style'
  | 'attribute'
  | 'offscreen'
  | 'noscript'
  | 'template'
  /** A window that opens on a click. */
  | 'dialog'
  /** A cookie prompt. */
  | 'consent';

/** Names the page gives its elements; each set is capped. */
export interface ElementIndex {
  readonly ids: ReadonlySet<string>;
  readonly classTokens: ReadonlySet<string>;
}
