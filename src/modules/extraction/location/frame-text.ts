import type { ParsedPage } from '../page/parsed-page.ts';

const FRAME_CHARACTERS = 6000;
const LEAD_CHARACTERS = 3000;

/**
 * Where a company says where it is: footer, header and address blocks, and the last blocks of pages that have a footer
 * without saying so. Capped, one block a line; made once per page as several voters read it.
 */
export function frameText(page: ParsedPage): string {
  return partsOf(page).frame;
}

/** The beginning of the rest: what the page is about, which may be another place altogether. */
export function leadText(page: ParsedPage): string {
  return partsOf(page).lead;
}

const TAIL_BLOCKS = 25;

interface Parts {
  readonly frame: string;
  readonly lead: string;
}

const partsByPage = new WeakMap<ParsedPage, Parts>();

function partsOf(page: ParsedPage): Parts {
  const known = partsByPage.get(page);
  if (known !== undefined) return known;
  const tailStart = page.blocks.length - TAIL_BLOCKS;
  let frame = '';
  let lead = '';
  page.blocks.forEach((block, index) => {
    const framed = FRAME_REGIONS.has(block.region) || block.tag === 'address' || index >= tailStart;
    if (framed && frame.length < FRAME_CHARACTERS) frame += `${block.text.slice(0, 400)}\n`;
    else if (!framed && lead.length < LEAD_CHARACTERS) lead += `${block.text.slice(0, 300)}\n`;
  });
  const parts = { frame, lead };
  partsByPage.set(page, parts);
  return parts;
}

const FRAME_REGIONS: ReadonlySet<string> = new Set(['footer', 'header', 'aside']);
