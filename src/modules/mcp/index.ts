/**
 * MCP: the copilot's tools for other people's agents, by the Model Context Protocol. Over HTTP each message is a request like any
 * other, at `/mcp`; programs that speak over standard input start `homedex mcp`, which carries messages there and back.
 * Nothing is decided here: tools, limits and prices are those of `copilot`. Start with `mcp.ts`, then `protocol-server.ts`.
 */
export { createMcp, type Mcp } from './mcp.ts';
export { carryMessages } from './stdio/carry-messages.ts';
