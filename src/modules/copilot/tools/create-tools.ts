import { countTool } from './count-tool.ts';
import { facetsTool } from './facets-tool.ts';
import { lookupTool } from './lookup-tool.ts';
import { searchTool } from './search-tool.ts';
import { similarTool } from './similar-tool.ts';
import type { ToolEndpoints, Tools } from './tool.ts';

/** THE tools, one of each. */
export const createTools = (endpoints: ToolEndpoints): Tools => ({
  search: searchTool(endpoints),
  lookup: lookupTool(endpoints),
  similar: similarTool(endpoints),
  count: countTool(endpoints),
  facets: facetsTool(endpoints),
});
