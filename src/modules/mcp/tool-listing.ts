import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { prices } from '../../callers/index.ts';
import type { Tool, Tools } from '../copilot/index.ts';

const titles: Readonly<Record<keyof Tools, string>> = {
  search: 'Search companies',
  lookup: 'Look up a company',
  similar: 'Find similar companies',
  count: 'Count companies',
  facets: 'Break companies down',
};

/** Made once for the tools of a service, which stay as they are. */
const made = new WeakMap<Tools, ListedTool[]>();

export function listTools(tools: Tools): ListedTool[] {
  const listed = made.get(tools) ?? Object.values(tools).map(listedTool);
  made.set(tools, listed);
  return listed;
}

function listedTool({ name, description, schema, price }: Tool): ListedTool {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  const credits = prices[price];
  return {
    name,
    title: titles[name],
    description: credits > 0 ? `${description} (Up to ${credits} credit a call.)` : description,
    // Every tool takes an object; the library's type wants to see the word.
    inputSchema: { ...inputSchema, type: 'object' } as ListedTool['inputSchema'],
    annotations: { title: titles[name], readOnlyHint: true, destructiveHint: false, openWorldHint: true },
  };
}
