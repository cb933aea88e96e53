import { callEndpoint, defineTool, hasText } from './define-tool.ts';
import { similarTool } from './similar-tool.ts';
import type { Tool, ToolEndpoints, Tools } from './tool.ts';

export const createTools = (endpoints: ToolEndpoints): Tools => ({
  search: searchTool(endpoints),
  lookup: lookupTool(endpoints),
  similar: similarTool(endpoints),
  count: countTool(endpoints),
  facets: facetsTool(endpoints),
});

/** Counts matches: `/search/count`, or the total of `/companies/facets` if there are no words. */
const countTool = ({
  searchCount,
  companiesFacets,
}: Pick<ToolEndpoints, 'searchCount' | 'companiesFacets'>): Tool =>
  defineTool({
    name: 'count',
    description:
      'Count exactly how many companies match words, filters, or both, without their rows. Accepts the arguments of search.',
    schema: searchCount.parameters.extend({ q: searchCount.parameters.shape.q?.optional() }),
    price: searchCount.price,
    run: async (args, context) => {
      const { q, mode: _mode, ...filters } = args;
      if (q !== undefined && hasText(q)) return callEndpoint(searchCount, args, context);
      const { content, credits } = await callEndpoint(
        companiesFacets,
        { ...filters, fields: 'has', size: 1 },
        context,
      );
      return { content: { query: '', total_results: content.total_count }, credits };
    },
  });

/** Counts matches by value: `/search/facets`, or `/companies/facets` if there are no words. */
const facetsTool = ({
  searchFacets,
  companiesFacets,
}: Pick<ToolEndpoints, 'searchFacets' | 'companiesFacets'>): Tool =>
  defineTool({
    name: 'facets',
    description:
      'Exact counts of the companies that match words, filters, or both by industry, country, tld, tech, language and has. Accepts the arguments of search, and fields and size.',
    schema: searchFacets.parameters.extend({ q: searchFacets.parameters.shape.q?.optional() }),
    price: searchFacets.price,
    run: (args, context) => {
      const { q, mode: _mode, ...filters } = args;
      return q !== undefined && hasText(q)
        ? callEndpoint(searchFacets, args, context)
        : callEndpoint(companiesFacets, filters, context);
    },
  });

/** Looks up one company: `/lookup/{domain}`. */
const lookupTool = ({ lookup }: Pick<ToolEndpoints, 'lookup'>): Tool =>
  defineTool({
    name: 'lookup',
    description:
      'Read the profile of one company by its domain: what it does, where it is, contacts, technologies. A domain that is not indexed is fetched live. Costs as much as a profile.',
    schema: lookup.parameters.omit({ save: true }),
    price: lookup.price,
    run: (args, context) => callEndpoint(lookup, { ...args, save: false }, context),
  });

/** Searches by words on homepages, by filters, or both: `/search`, or `/companies` if there are no words. */
const searchTool = ({ search, companies }: Pick<ToolEndpoints, 'search' | 'companies'>): Tool =>
  defineTool({
    name: 'search',
    description:
      'Find companies by the words of their homepages (q, with mode phrase, any or single), by a description of what they do in any language (q with mode meaning), by filters (technology, industry, country, language, top-level domain, features such as has=pricing,email), or both. Without q it returns the companies that match the filters, best rank first. The result has the exact total_count.',
    // Tools only read, so the search tool cannot save its results.
    schema: search.parameters.omit({ save: true }).extend({ q: search.parameters.shape.q?.optional() }),
    price: search.price,
    run: (args, context) => {
      const { q, mode: _mode, ...filters } = args;
      return q !== undefined && hasText(q)
        ? callEndpoint(search, { ...args, save: false }, context)
        : callEndpoint(companies, filters, context);
    },
  });
