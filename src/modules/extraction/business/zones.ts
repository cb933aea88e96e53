import type { ParsedPage } from '../page/parsed-page.ts';

type ZoneName =
  | 'title'
  | 'name'
  | 'description'
  | 'h1'
  | 'keywords'
  | 'h2'
  | 'h3'
  | 'nav'
  | 'body'
  | 'domain';

/** A part of the page whose words all have the same weight. */
export interface Zone {
  readonly name: ZoneName;
  readonly weight: number;
  /** Whether the page says here what it is; other parts may be about anything. */
  readonly isIdentity: boolean;
  readonly text: string;
}

const zoneCharactersMax = 1_500;

/** A page with more main headings than this uses them for its articles. */
const mainHeadingsMax = 3;

/** The zones of a page that hold any text, heaviest first. */
export function zonesOf(page: ParsedPage): Zone[] {
  const mainHeadings = headings(page, 1);
  const isMain = mainHeadings.length <= mainHeadingsMax;
  const zones: Zone[] = [
    { name: 'title', weight: 3, isIdentity: true, text: page.title ?? '' },
    { name: 'name', weight: 2, isIdentity: true, text: joined(page.metas.get('og:site_name') ?? []) },
    {
      name: 'description',
      weight: 2.5,
      isIdentity: true,
      text: joined([firstMeta(page, 'description'), firstMeta(page, 'og:description')]),
    },
    { name: 'h1', weight: isMain ? 2.5 : 1.2, isIdentity: isMain, text: joined(mainHeadings) },
    { name: 'keywords', weight: 1.2, isIdentity: false, text: firstMeta(page, 'keywords') },
    { name: 'h2', weight: 1.2, isIdentity: false, text: joined(headings(page, 2)) },
    { name: 'h3', weight: 0.7, isIdentity: false, text: joined(headings(page, 3)) },
    { name: 'nav', weight: 0.9, isIdentity: false, text: navigation(page) },
    { name: 'body', weight: 0.5, isIdentity: false, text: body(page) },
  ];
  return zones.filter((zone) => zone.text !== '');
}

function firstMeta(page: ParsedPage, name: string): string {
  return page.metas.get(name)?.[0] ?? '';
}

/** Each text once, in page order. */
function headings(page: ParsedPage, level: number): string[] {
  const texts = new Set<string>();
  for (const heading of page.headings)
    if (heading.level === level && !heading.hidden) texts.add(heading.text);
  return [...texts];
}

function navigation(page: ParsedPage): string {
  let result = '';
  for (const { text, region, hidden } of page.anchors) {
    if (hidden || (region !== 'nav' && region !== 'header')) continue;
    if (text !== '') result += `${text}\n`;
    if (result.length > zoneCharactersMax) break;
  }
  return result.slice(0, zoneCharactersMax);
}

/** Text of the page that is neither in a menu nor a heading, from the top, because the beginning is the best evidence. */
function body(page: ParsedPage): string {
  let result = '';
  for (const { text, region, linked, tag } of page.blocks) {
    if (linked || region === 'nav' || region === 'footer' || headingTags.has(tag)) continue;
    if (text !== '') result += `${text}\n`;
    if (result.length > zoneCharactersMax) break;
  }
  return result.slice(0, zoneCharactersMax);
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Line breaks keep a phrase from matching across two items. */
function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, zoneCharactersMax);
}
