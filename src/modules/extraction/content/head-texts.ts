import { found, type Heuristic } from '../heuristic.ts';

/** Title and meta description exactly as a browser reads them. */
export const headTexts: Heuristic = ({ title, metas }) => [
  ...found('title', title, 'title element'),
  ...found('meta_description', metas.get('description')?.[0], 'meta description'),
];
