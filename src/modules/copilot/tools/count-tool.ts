import { callEndpoint, defineTool, hasText } from './define-tool.ts';
import type { Tool, ToolEndpoints } from './tool.ts';

/** How many: `/search/count`, or the total of `/companies/facets` where no words are given. */
export const countTool = ({
  searchCount,
  companiesFacets,
}: Pick<ToolEndpoints, 'searchCount' | 'companiesFacets'>): Tool =>
  defineTool({
    name: 'count',
    description:
      'Count exactly how many companies match words, filters, or both, without their rows. Accepts the arguments of search.',
    schema: searchCount.parameters.extend({ q: searchCount.parameters.shape.q?.optional() }),
    price: searchCount.price,
    run: async (args, by) => {
      const { q, mode: _mode, ...filters } = args;
      if (q !== undefined && hasText(q)) return callEndpoint(searchCount, args, by);
      const { content, credits } = await callEndpoint(
        companiesFacets,
        { ...filters, fields: 'has', size: 1 },
        by,
      );
      return { content: { query: '', total_results: content.total_count }, credits };
    },
  });
