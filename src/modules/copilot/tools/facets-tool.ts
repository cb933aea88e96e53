import { callEndpoint, defineTool, hasText } from './define-tool.ts';
import type { Tool, ToolEndpoints } from './tool.ts';

/** How the matches divide: `/search/facets`, or `/companies/facets` where no words are given. */
export const facetsTool = ({
  searchFacets,
  companiesFacets,
}: Pick<ToolEndpoints, 'searchFacets' | 'companiesFacets'>): Tool =>
  defineTool({
    name: 'facets',
    description:
      'Exact counts of the companies that match words, filters, or both by industry, country, tld, tech, language and has. Accepts the arguments of search, and fields and size.',
    schema: searchFacets.parameters.extend({ q: searchFacets.parameters.shape.q?.optional() }),
    price: searchFacets.price,
    run: (args, by) => {
      const { q, mode: _mode, ...filters } = args;
      return q !== undefined && hasText(q)
        ? callEndpoint(searchFacets, args, by)
        : callEndpoint(companiesFacets, filters, by);
    },
  });
