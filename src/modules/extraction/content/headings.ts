import { found, type Heuristic } from '../heuristic.ts';
import type { Heading, ParsedPage } from '../page/parsed-page.ts';

/** Title and meta description exactly as a browser reads them. */
export const headTexts: Heuristic = ({ title, metas }) => [
  ...found('title', title, 'title element'),
  ...found('meta_description', metas.get('description')?.[0], 'meta description'),
];

const headingsMax = 100;

/** Headings by level, without hidden and repeated ones; sliders and mobile layouts repeat theirs. */
export const headings: Heuristic = (page) => [
  ...found('h1', textsOf(page, 1), 'h1 elements'),
  ...found('h2', textsOf(page, 2), 'h2 elements'),
  ...found('h3', textsOf(page, 3), 'h3 elements'),
];

function textsOf(page: ParsedPage, level: Heading['level']): string[] {
  const texts = new Set<string>();
  for (const heading of page.headings)
    if (heading.level === level && !heading.hidden && heading.text !== '' && texts.size < headingsMax)
      texts.add(heading.text);
  return [...texts];
}
