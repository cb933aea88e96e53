import { found, type Heuristic } from '../heuristic.ts';

/** The size of the page; times and protocol come with the fetched page. */
export const weight: Heuristic = (page) => [
  ...found('html_bytes', page.htmlBytes, 'body'),
  ...found('compression', page.headers.get('content-encoding')?.toLowerCase(), 'Content-Encoding'),
  ...found('script_count', page.scripts.filter(({ src }) => src !== '').length, 'scripts'),
  ...found(
    'stylesheet_count',
    page.linkTags.filter(({ rel }) => rel.includes('stylesheet')).length,
    'link stylesheet',
  ),
];
