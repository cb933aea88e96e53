import { callEndpoint, defineTool } from './define-tool.ts';
import type { Tool, ToolEndpoints } from './tool.ts';

/** One company: `/lookup/{domain}`. */
export const lookupTool = ({ lookup }: Pick<ToolEndpoints, 'lookup'>): Tool =>
  defineTool({
    name: 'lookup',
    description:
      'Read the profile of one company by its domain: what it does, where it is, contacts, technologies. A domain that is not indexed is fetched live. Costs as much as a profile.',
    schema: lookup.parameters.omit({ save: true }),
    price: lookup.price,
    run: (args, by) => callEndpoint(lookup, { ...args, save: false }, by),
  });
