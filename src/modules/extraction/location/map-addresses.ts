import type { ParsedPage } from '../page/parsed-page.ts';

/** What the page's links and frames of map services ask for: "Mill Lane 3, Kvarnby". */
export function mapAddresses(page: ParsedPage): string[] {
  const texts: string[] = [];
  for (const url of mapUrls(page)) {
    const query = QUERY.exec(url)?.groups?.query;
    const text = query === undefined ? '' : decoded(query);
    if (/\p{L}{3}/u.test(text) && text.length <= TEXT_MAX) texts.push(text);
    if (texts.length === MAPS_MAX) break;
  }
  return texts;
}

const MAPS_MAX = 4;
const TEXT_MAX = 160;
const MAP =
  /^(?:https?:)?\/\/(?:www\.|maps\.)?(?:google\.[a-z.]{2,6}\/maps|google\.[a-z.]{2,6}\/\?|maps\.apple\.com)/i;
const QUERY =
  /(?:[?&](?:q|query|daddr|destination|address)=|\/(?:place|dir|search)\/{1,2})(?<query>[^&/@#?]{6,400})/i;

function* mapUrls({ iframes, anchors }: ParsedPage): Generator<string> {
  for (const { src } of iframes) if (MAP.test(src)) yield src;
  for (const { rawHref } of anchors) if (MAP.test(rawHref)) yield rawHref;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' ')).replace(/\s+/g, ' ').trim();
  } catch {
    return '';
  }
}
