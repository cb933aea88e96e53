import { flag, integer, list, text } from './column.ts';

/** What the page tells search engines and link previews. */
export const seoColumns = [
  text('canonical_url', 'Canonical address the page declares.', 'https://example.com/'),
  text('meta_robots', 'Robots directives of the page and its headers.', 'index, follow'),
  flag('is_indexable', 'Neither page nor headers forbid indexing.', true, 'always'),
  text('meta_keywords', 'Meta keywords, as written.', 'bench, garden, oak'),
  list('hreflang', 'Language versions declared, code and address.', ['de https://example.com/de/']),
  text('og_title', 'Open Graph title.', 'Example - Garden furniture'),
  text('og_description', 'Open Graph description.', 'Garden furniture made in Leeds.'),
  text('og_image', 'Open Graph image.', 'https://example.com/share.jpg'),
  text('og_type', 'Open Graph type.', 'website'),
  text('og_site_name', 'Open Graph site name.', 'Example'),
  text('twitter_card', 'Twitter card type.', 'summary_large_image'),
  list('json_ld_types', 'Types of the JSON-LD nodes.', ['Organization', 'WebSite']),
  list('feed_urls', 'RSS and Atom feeds.', ['https://example.com/feed/']),
  text('sitemap_url', 'Sitemap the page links to.', 'https://example.com/sitemap.xml'),
  text('generator', 'Generator the page declares.', 'WordPress 6.8'),
  text('viewport', 'Viewport the page declares.', 'width=device-width, initial-scale=1'),
  integer('domain_rank', 'Rank of the domain in the Common Crawl web graph, 1 is best.', 182345),
] as const;
