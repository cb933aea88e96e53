import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** Declarations in the head, used unchanged. */
export const declared: Heuristic = (page) => [
  ...found('canonical_url', linkOf(page, 'canonical'), 'link canonical'),
  ...found('meta_keywords', metaOf(page, 'keywords'), 'meta keywords'),
  ...found('og_title', metaOf(page, 'og:title'), 'og:title'),
  ...found('og_description', metaOf(page, 'og:description'), 'og:description'),
  ...found('og_image', absolute(page, metaOf(page, 'og:image')), 'og:image'),
  ...found('og_type', metaOf(page, 'og:type'), 'og:type'),
  ...found('og_site_name', metaOf(page, 'og:site_name'), 'og:site_name'),
  ...found('twitter_card', metaOf(page, 'twitter:card'), 'twitter:card'),
  ...found('generator', metaOf(page, 'generator'), 'meta generator'),
  ...found('viewport', metaOf(page, 'viewport'), 'meta viewport'),
  ...found('html_lang', page.htmlLang, 'html lang'),
];

function metaOf(page: ParsedPage, name: string): string | undefined {
  return page.metas.get(name)?.find((content) => content !== '');
}

function linkOf(page: ParsedPage, rel: string): string | undefined {
  return page.linkTags.find((link) => link.rel === rel && link.href !== '')?.href;
}

function absolute(page: ParsedPage, url: string | undefined): string | undefined {
  return url === undefined ? undefined : URL.parse(url, page.baseUrl)?.href;
}
