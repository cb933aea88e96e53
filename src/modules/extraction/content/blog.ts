import { found, type Heuristic } from '../heuristic.ts';
import { findSiteLinks } from '../links/site-links.ts';

/** A blog or news section, by its link, by a feed of posts, or by a blog's own structured data. */
export const blog: Heuristic = (page) => {
  const link = findSiteLinks(page).get('blog');
  const posts = page.jsonLd.find(({ types }) => types.includes('Blog') || types.includes('BlogPosting'));
  return [
    ...found('has_blog', link !== undefined && link.score >= 0.5, `link "${link?.text.slice(0, 60) ?? ''}"`),
    ...found('has_blog', posts !== undefined, 'blog posts in JSON-LD'),
  ];
};
