import { found, type Heuristic } from '../heuristic.ts';
import { findSiteLinks } from '../links/site-links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/**
 * A blog or news section, by its link or structured data. A site that is itself a blog has no link to one, and is recognised differently.
 */
export const blog: Heuristic = (page) => {
  const link = findSiteLinks(page).get('blog');
  const posts = page.jsonLd.find(({ types }) => types.includes('Blog') || types.includes('BlogPosting'));
  return [
    ...found('has_blog', link !== undefined && link.score >= 0.5, `link "${link?.text.slice(0, 60) ?? ''}"`),
    ...found('has_blog', posts !== undefined, 'blog posts in JSON-LD'),
    ...found('has_blog', blogHost.test(page.address.host), 'address of a blog'),
    ...found('has_blog', listsPosts(page), 'the home page lists posts'),
  ];
};

const blogHost =
  /^blogs?\.|\.(?:blogspot\.[a-z.]{2,6}|tumblr\.com|livejournal\.com|substack\.com|medium\.com|typepad\.com|over-blog\.com|canalblog\.com|hatenablog\.(?:com|jp)|blog\.[a-z]{2,3})$/;
/** Recognises a front page of posts by its WordPress classes. */
function listsPosts({ html }: ParsedPage): boolean {
  const lower = html.indexOf('<body');
  const body = lower >= 0 ? lower : html.search(/<body\s/i);
  return body >= 0 && postsClasses.test(html.slice(body, body + bodyTagMax));
}

const postsClasses = /^<body\s[^>]*\bhome blog\b/i;
const bodyTagMax = 1_500;
