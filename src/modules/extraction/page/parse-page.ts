import { unlimitedWork, type WorkBudget } from '../../../lib/work-budget.ts';
import { clientRenderedTexts } from './client-state.ts';
import { decodeBody } from './decode-body.ts';
import type { FetchedPage } from './fetched-page.ts';
import { readJsonLd } from './json-ld.ts';
import { pageAddress } from './page-address.ts';
import type { PageParts } from './page-parts.ts';
import { PageReader } from './page-reader.ts';
import type { Form, ParsedPage } from './parsed-page.ts';
import { scanHtml } from './scan-html.ts';

/** Reads the page once and collects everything the heuristics need. */
export function parsePage(page: FetchedPage, budget: WorkBudget = unlimitedWork): ParsedPage {
  const address = pageAddress(page.url, page.finalUrl);
  const headers = readHeaders(page.headers);
  const { html, charset } = decodeBody(page.body, headers.get('content-type') ?? '');
  const reader = read(html, address.finalUrl, budget);
  const { parts, texts } = reader;
  return {
    address,
    status: page.status,
    headers,
    cookies: readCookies(page.headers),
    charset,
    html,
    htmlBytes: page.body.length,
    baseUrl: reader.links.baseUrl,
    title: reader.title,
    htmlLang: parts.htmlLang,
    metas: parts.metas,
    linkTags: parts.linkTags,
    anchors: parts.anchors,
    headings: parts.headings,
    scripts: parts.scripts,
    images: parts.images,
    forms: formsOf(parts),
    iframes: parts.iframes,
    buttons: parts.buttons,
    jsonLd: readJsonLd(parts.jsonLdBlocks),
    microdata: parts.microdata,
    blocks: [...texts.blocks, ...clientRenderedTexts(html, texts.blocks, texts.hiddenBlocks)],
    hiddenBlocks: texts.hiddenBlocks,
    protectedEmails: parts.protectedEmails,
    elements: { ids: parts.ids, classTokens: parts.classAttributes.tokens() },
    made: new Map(),
  };
}

function read(html: string, pageUrl: string, budget: WorkBudget): PageReader {
  const reader = readWith(html, pageUrl, 'skipped', budget);
  // Some pages put all their content into an element named like a dialog; there is no page beneath it.
  return isMostlyOverlay(reader) ? readWith(html, pageUrl, 'read', budget) : reader;
}

function readWith(
  html: string,
  pageUrl: string,
  overlays: 'skipped' | 'read',
  budget: WorkBudget,
): PageReader {
  const reader = new PageReader(html, pageUrl, overlays, budget);
  scanHtml(html, reader);
  reader.finish();
  return reader;
}

function isMostlyOverlay({ texts }: PageReader): boolean {
  let inOverlays = 0;
  for (const { text, reason } of texts.hiddenBlocks) if (reason === 'dialog') inOverlays += text.length;
  if (inOverlays === 0) return false;
  const seen = texts.blocks.reduce((sum, { text }) => sum + text.length, 0);
  return inOverlays > 2 * seen;
}

/** Inputs outside any form count as one more form, because scripts often build forms without the element. */
function formsOf(parts: PageParts): Form[] {
  if (parts.looseInputs.length === 0) return parts.forms;
  const loose: Form = {
    action: '',
    method: '',
    classes: '',
    inputs: parts.looseInputs,
    text: '',
    region: 'body',
    hidden: false,
  };
  return [...parts.forms, loose];
}

const headersMax = 200;
const valueCharactersMax = 4000;

/** Header values by lower-case name; repeated headers are joined by commas, as HTTP defines. */
function readHeaders(headers: FetchedPage['headers']): Map<string, string> {
  const read = new Map<string, string>();
  for (const [name, value] of Object.entries(headers).slice(0, headersMax))
    read.set(
      name.toLowerCase(),
      (typeof value === 'string' ? value : value.join(', ')).slice(0, valueCharactersMax),
    );
  return read;
}

/** Cookies that the response sets. A joined header is split at commas that start a new cookie. */
function readCookies(headers: FetchedPage['headers']): Map<string, string> {
  const cookies = new Map<string, string>();
  const value = headers['set-cookie'] ?? [];
  const lines = typeof value === 'string' ? value.split(/\n|,(?=\s{0,5}[^;,=\s]{1,100}=)/) : value;
  for (const line of lines.slice(0, headersMax)) {
    const pair = line.split(';', 1)[0] ?? '';
    const separator = pair.indexOf('=');
    if (separator > 0) cookies.set(pair.slice(0, separator).trim(), pair.slice(separator + 1).trim());
  }
  return cookies;
}
