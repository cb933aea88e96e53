import { found, type Heuristic } from '../heuristic.ts';
import { findSiteLinks } from '../links/site-links.ts';

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
