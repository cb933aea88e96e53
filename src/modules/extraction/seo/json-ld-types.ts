import { found, type Heuristic } from '../heuristic.ts';

/** Types of the JSON-LD nodes, in page order. */
export const jsonLdTypes: Heuristic = (page) => {
  const types = new Set(page.jsonLd.flatMap((node) => node.types));
  return found('json_ld_types', [...types].slice(0, 50), 'JSON-LD');
};
