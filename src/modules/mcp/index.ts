/**
 * MCP: the copilot's tools, and facts that agents look up by name (`fact-tools.ts`), for other people's agents, by the Model Context
 * Protocol. Over HTTP each message is a request like any other, at `/mcp`; programs that use standard input start `homedex mcp`, which
 * relays messages.
 * Nothing is decided here: tools, limits and prices are those of `copilot`. Start with `mcp.ts`, then `protocol-server.ts`.
 */
export { createMcp, type Mcp } from './mcp.ts';
export { relayMessages } from './stdio/relay-messages.ts';
