import { callEndpoint, defineTool, hasText } from './define-tool.ts';
import type { Tool, ToolEndpoints } from './tool.ts';

/** Words of the homepages, filters, or both: `/search`, or `/companies` where no words are given. */
export const searchTool = ({ search, companies }: Pick<ToolEndpoints, 'search' | 'companies'>): Tool =>
  defineTool({
    name: 'search',
    description:
      'Find companies by the words of their homepages (q, with mode phrase, any or single), by filters (technology, industry, country, language, top-level domain, features such as has=pricing,email), or both. Without q it returns the companies that match the filters, best rank first. The result has the exact total_count.',
    // Tools only read: saving what was found is not theirs to offer.
    schema: search.parameters.omit({ save: true }).extend({ q: search.parameters.shape.q?.optional() }),
    price: search.price,
    run: (args, by) => {
      const { q, mode: _mode, ...filters } = args;
      return q !== undefined && hasText(q)
        ? callEndpoint(search, { ...args, save: false }, by)
        : callEndpoint(companies, filters, by);
    },
  });
