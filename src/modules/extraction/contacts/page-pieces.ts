import { oncePerPage } from '../page/once-per-page.ts';
import type { Anchor, ParsedPage, TextBlock } from '../page/parsed-page.ts';

/** The page's links and blocks, sorted in one pass by what they can contain, so that each heuristic looks only at its own. */
export interface PagePieces {
  /** `tel:`, `callto:`, `sms:`, `fax:`. */
  readonly dialled: readonly Anchor[];
  readonly mailed: readonly Anchor[];
  /** Absolute links to other hosts, and chat schemes. */
  readonly external: readonly Anchor[];
  /** Blocks with a digit, each with the block before it. */
  readonly figured: readonly NumericBlock[];
  /** Those of them with two digits in a row. */
  readonly numeric: readonly NumericBlock[];
}

export interface NumericBlock {
  readonly block: TextBlock;
  readonly previous: string;
}

export const pagePieces = oncePerPage((page: ParsedPage): PagePieces => {
  const figured = figuredBlocks(page.blocks);
  const numeric = figured.filter(({ block }) => TWO_FIGURES.test(block.text));
  return { ...sortAnchors(page), figured, numeric };
});

const SCHEME = /^\s*(?:(tel|callto|sms|fax)|(mailto)|(https?|whatsapp)):/i;

function sortAnchors(page: ParsedPage): Pick<PagePieces, 'dialled' | 'mailed' | 'external'> {
  const dialled: Anchor[] = [];
  const mailed: Anchor[] = [];
  const external: Anchor[] = [];
  const own = page.address.finalDomain;
  for (const anchor of page.anchors) {
    const { rawHref } = anchor;
    const [, dial, mail, web] = isLocal(rawHref) ? [] : (SCHEME.exec(rawHref) ?? []);
    if (dial !== undefined) dialled.push(anchor);
    else if (mail !== undefined || rawHref.includes('/email-protection')) mailed.push(anchor);
    else if ((web !== undefined || rawHref.startsWith('//')) && !isOwnHost(rawHref, own))
      external.push(anchor);
  }
  return { dialled: ownOf(dialled), mailed: ownOf(mailed), external };
}

/**
 * Hidden links, in a collapsed menu or a window, repeat the visible ones, or are contacts of branches, dealers and authors. They count only
 * if none are visible and few are hidden.
 */
function ownOf(links: readonly Anchor[]): readonly Anchor[] {
  const shown = links.filter(({ hidden }) => !hidden);
  return shown.length > 0 || links.length > HIDDEN_MAX ? shown : links;
}

const HIDDEN_MAX = 3;

/** Paths, fragments and queries: most links, recognised by their first character. */
function isLocal(href: string): boolean {
  const first = href.charCodeAt(0);
  return first === 0x2f || first === 0x23 || first === 0x3f || first === 0x2e;
}

function isOwnHost(href: string, own: string): boolean {
  const at = href.indexOf(own);
  // After the first single slash it is a path or a parameter, as in share links.
  return at !== -1 && href.indexOf('/', href.indexOf('//') + 2) === at + own.length;
}

const FIGURE = /\d/;
const TWO_FIGURES = /\d\d/;

function figuredBlocks(blocks: readonly TextBlock[]): NumericBlock[] {
  const figured: NumericBlock[] = [];
  let previous = '';
  for (const block of blocks) {
    if (FIGURE.test(block.text)) figured.push({ block, previous });
    previous = block.text;
  }
  return figured;
}
