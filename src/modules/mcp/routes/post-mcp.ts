import { z } from 'zod';
import { UnreadableBody } from '../../../http/parse-request.ts';
import { protocol } from '../../../http/route.ts';
import { defineRoute } from './define-route.ts';

/** The headers that the protocol's transport reads. */
const McpHeaders = z.object({
  accept: z.string().optional(),
  'content-type': z.string().optional(),
  'mcp-protocol-version': z.string().optional(),
  'mcp-session-id': z.string().optional(),
});

/**
 * The Model Context Protocol: one message in, one answer out. A message itself counts only against the abuse limit; the tool it calls
 * counts and costs as much as its endpoint.
 */
export const postMcp = defineRoute({
  method: 'POST',
  path: '/mcp',
  tag: 'Copilot',
  summary: 'Tools for agents, over the Model Context Protocol',
  access: 'account',
  bucket: 'guard',
  takesAccessTokens: true,
  headers: McpHeaders,
  body: z.unknown(),
  answer: protocol,
  fetchesFromOutside: true,
  undocumented: true,
  handler: ({ body, headers, caller, signal, services }) =>
    services.mcp.answer({
      message: body instanceof UnreadableBody ? undefined : body,
      headers,
      caller,
      signal,
    }),
});
