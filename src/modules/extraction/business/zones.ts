import type { ParsedPage } from '../page/parsed-page.ts';

export type ZoneName =
  | 'title'
  | 'name'
  | 'description'
  | 'h1'
  | 'keywords'
  | 'h2'
  | 'h3'
  | 'nav'
  | 'images'
  | 'body';

/** A stretch of the page that weighs as one: a word counts once in it, however often it is repeated. */
export interface Zone {
  readonly name: ZoneName;
  readonly weight: number;
  /** Here the page says what it is; elsewhere it may speak of anything. */
  readonly isIdentity: boolean;
  readonly text: string;
}

const zoneCharactersMax = 3_000;

export function zonesOf(page: ParsedPage): Zone[] {
  const zones: Zone[] = [
    { name: 'title', weight: 3, isIdentity: true, text: page.title ?? '' },
    { name: 'name', weight: 2, isIdentity: true, text: joined(page.metas.get('og:site_name') ?? []) },
    {
      name: 'description',
      weight: 2.5,
      isIdentity: true,
      text: joined([
        firstMeta(page, 'description'),
        firstMeta(page, 'og:description'),
        firstMeta(page, 'og:title'),
      ]),
    },
    { name: 'h1', weight: 2.5, isIdentity: true, text: headings(page, 1) },
    { name: 'keywords', weight: 1.2, isIdentity: false, text: firstMeta(page, 'keywords') },
    { name: 'h2', weight: 1.2, isIdentity: false, text: headings(page, 2) },
    { name: 'h3', weight: 0.7, isIdentity: false, text: headings(page, 3) },
    { name: 'nav', weight: 0.9, isIdentity: false, text: navigation(page) },
    { name: 'body', weight: 0.5, isIdentity: false, text: body(page) },
  ];
  return zones.filter((zone) => zone.text !== '');
}

function firstMeta(page: ParsedPage, name: string): string {
  return page.metas.get(name)?.[0] ?? '';
}

function headings(page: ParsedPage, level: number): string {
  return joined(
    page.headings.filter((heading) => heading.level === level && !heading.hidden).map(({ text }) => text),
  );
}

function navigation(page: ParsedPage): string {
  const inMenus = page.anchors.filter(
    ({ region, hidden }) => !hidden && (region === 'nav' || region === 'header'),
  );
  return joined(inMenus.map(({ text }) => text));
}

/** Text of the page that is neither a menu nor a heading, from the top: the beginning says most about the whole. */
function body(page: ParsedPage): string {
  return joined(
    page.blocks
      .filter(
        ({ region, linked, tag }) =>
          !linked && !/^h[1-6]$/.test(tag) && region !== 'nav' && region !== 'footer',
      )
      .map(({ text }) => text),
  );
}

/** Line breaks keep a phrase from running across two items. */
function joined(texts: readonly string[]): string {
  let result = '';
  for (const text of new Set(texts)) {
    if (text === '') continue;
    if (result.length > zoneCharactersMax) break;
    result += result === '' ? text : `\n${text}`;
  }
  return result.slice(0, zoneCharactersMax);
}
