import { countTool } from './count-tool.ts';
import { facetsTool } from './facets-tool.ts';
import { lookupTool } from './lookup-tool.ts';
import { searchTool } from './search-tool.ts';
import { similarTool } from './similar-tool.ts';
import type { Endpoint, Tools } from './tool.ts';

/** The endpoints behind the tools. */
export interface ToolEndpoints {
  readonly search: Endpoint;
  readonly companies: Endpoint;
  readonly searchCount: Endpoint;
  readonly searchFacets: Endpoint;
  readonly companiesFacets: Endpoint;
  readonly lookup: Endpoint;
  readonly domainCompetitors: Endpoint;
  readonly competitors: Endpoint;
}

/** THE tools, one of each. */
export const createTools = (endpoints: ToolEndpoints): Tools => ({
  search: searchTool(endpoints),
  lookup: lookupTool(endpoints),
  similar: similarTool(endpoints),
  count: countTool(endpoints),
  facets: facetsTool(endpoints),
});
