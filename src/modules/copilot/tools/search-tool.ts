import type { ToolEndpoints } from './create-tools.ts';
import { callEndpoint, defineTool, hasText } from './define-tool.ts';
import type { Tool } from './tool.ts';

/** Words of the homepages, filters, or both: `/search`, or `/companies` where no words are given. */
export const searchTool = ({ search, companies }: Pick<ToolEndpoints, 'search' | 'companies'>): Tool =>
  defineTool({
    name: 'search',
    description:
      'Find companies by the words of their homepages (q, with mode phrase, any or single), by filters (technology, industry, country, language, top-level domain, features such as has=pricing,email), or both. Without q the companies that pass the filters come, best rank first. The answer has the exact total_count.',
    schema: search.parameters.extend({ q: search.parameters.shape.q?.optional() }),
    price: search.price,
    run: (args, by) => {
      const { q, mode: _mode, save: _save, ...filters } = args;
      return q !== undefined && hasText(q)
        ? // Looking saves nothing: My Companies takes what was asked for there.
          callEndpoint(search, { save: false, ...args }, by)
        : callEndpoint(companies, filters, by);
    },
  });
