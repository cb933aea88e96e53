import { found, type Heuristic } from '../heuristic.ts';
import { findSiteLinks } from '../links/site-links.ts';
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

/** Types of the JSON-LD nodes, in page order. */
export const jsonLdTypes: Heuristic = (page) => {
  const types = new Set(page.jsonLd.flatMap((node) => node.types));
  return found('json_ld_types', [...types].slice(0, 50), 'JSON-LD');
};

/** Robots directives of page and headers; `none` and `noindex` forbid indexing. */
export const robots: Heuristic = ({ metas, headers }) => {
  const directives = [...(metas.get('robots') ?? []), headers.get('x-robots-tag') ?? ''].filter(
    (text) => text !== '',
  );
  const text = directives.join(', ');
  return [
    ...found('meta_robots', text, 'meta robots and X-Robots-Tag'),
    ...found(
      'is_indexable',
      !/\b(?:noindex|none)\b/i.test(text),
      text === '' ? 'no robots directive' : 'robots directives',
    ),
  ];
};

const alternatesMax = 60;
const feedTypes = /^(?:application\/(?:rss|atom|rdf)\+xml|application\/feed\+json|text\/xml)/;

/** Language versions, feeds and the sitemap. */
export const alternates: Heuristic = (page) => {
  const alternate = page.linkTags.filter(({ rel, href }) => rel.includes('alternate') && href !== '');
  const versions = alternate
    .filter(({ hreflang }) => hreflang !== '')
    .map(({ hreflang, href }) => `${hreflang} ${href}`);
  const feeds = alternate
    .filter(({ type, hreflang }) => hreflang === '' && feedTypes.test(type))
    .map(({ href }) => href);
  const linkedSitemap = page.linkTags.find(({ rel, href }) => rel === 'sitemap' && href !== '')?.href;
  return [
    ...found('hreflang', unique(versions), 'link alternate hreflang'),
    ...found('feed_urls', unique(feeds), 'link alternate of a feed type'),
    ...found('sitemap_url', linkedSitemap, 'link sitemap'),
    ...found('sitemap_url', findSiteLinks(page).get('sitemap')?.href, 'link to the sitemap'),
  ];
};

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, alternatesMax);
}
