import { oncePerPage } from '../page/once-per-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

const FRAME_CHARACTERS = 4000;
const LEAD_CHARACTERS = 1500;

/**
 * The text where companies put their location: footer, header and address blocks, and the last blocks of pages with an unmarked footer. It
 * is capped, has one block per line, and is computed once per page, because several voters read it.
 */
export function frameText(page: ParsedPage): string {
  return partsOf(page).frame;
}

/**
 * The lines with digits in the frame and at the start of the page: everything that can contain postal codes, register numbers and prices.
 */
export function figureLines(page: ParsedPage): string {
  return partsOf(page).figures;
}

const TAIL_BLOCKS = 25;

interface Parts {
  readonly frame: string;
  readonly figures: string;
}

const partsOf = oncePerPage((page: ParsedPage): Parts => {
  const tailStart = page.blocks.length - TAIL_BLOCKS;
  let frame = '';
  let leadCharacters = 0;
  let figures = '';
  for (let index = 0; index < page.blocks.length; index += 1) {
    const block = page.blocks[index];
    if (block === undefined) break;
    const framed = index >= tailStart || FRAME_REGIONS.has(block.region) || block.tag === 'address';
    if (framed ? frame.length >= FRAME_CHARACTERS : leadCharacters >= LEAD_CHARACTERS) continue;
    const line = block.text.length > LINE_MAX ? block.text.slice(0, LINE_MAX) : block.text;
    if (framed) frame += `${line}\n`;
    else leadCharacters += line.length;
    if (FIGURE.test(line)) figures += `${line}\n`;
  }
  return { frame, figures };
});

const LINE_MAX = 400;
const FIGURE = /\d/;
const FRAME_REGIONS: ReadonlySet<string> = new Set(['footer', 'header', 'aside']);
