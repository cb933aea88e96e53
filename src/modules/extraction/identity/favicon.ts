import type { Heuristic } from '../heuristic.ts';
import type { LinkTag } from '../page/parsed-page.ts';

/** The site icon the page declares; `/favicon.ico` may exist without a declaration, but the page does not say so. */
export const findFavicon: Heuristic = (page) => {
  const icons = page.linkTags.filter(
    ({ rel, href }) =>
      /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/.test(rel) &&
      /^https?:/.test(href) &&
      !/\.html?$/.test(href),
  );
  const [best] = icons.sort((a, b) => preference(b) - preference(a));
  return best === undefined
    ? []
    : [{ column: 'favicon_url', value: best.href, evidence: `link rel=${best.rel}` }];
};

/** Browsers show the plain icon; a vector, or about 32 pixels, is the one meant for a tab. */
function preference({ rel, sizes, type }: LinkTag): number {
  if (rel.includes('apple')) return 0;
  if (type.includes('svg')) return 2;
  return sizes.startsWith('32') || sizes === '' ? 3 : 1;
}
