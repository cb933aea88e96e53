import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CallContext, Tool, ToolArguments, ToolName, Tools } from '../copilot/index.ts';
import type { FactTools } from './fact-tools.ts';
import { codes, ProtocolError } from './protocol-error.ts';
import { ROWS_DEFAULT, resultOf } from './tool-results.ts';

export interface Calling {
  readonly tools: Tools;
  readonly facts: FactTools;
  readonly by: CallContext;
  readonly logger: Logger;
}

/**
 * Runs a tool for an agent. If the call itself fails, that is returned as a result, which the agent's model can read and correct; only the
 * agent's program would see a protocol error.
 */
export async function callTool(
  name: string,
  args: Readonly<Record<string, unknown>>,
  { tools, facts, by, logger }: Calling,
): Promise<CallToolResult> {
  const fact = Object.hasOwn(facts, name) ? facts[name as keyof FactTools] : undefined;
  const tool = fact?.tool ?? findTool(tools, name);
  if (!tool) throw new ProtocolError(codes.invalidParams, `There is no tool '${name.slice(0, 80)}'.`);
  try {
    const input = { ...(ROWS_TOOLS.has(tool.name) && { limit: ROWS_DEFAULT }), ...withoutNull(args) };
    const answer = await tool.run(input, by);
    return fact ? fact.result(answer) : resultOf(tool.name as ToolName, answer, input);
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: sentenceOf(error, logger) }] };
  }
}

const findTool = (tools: Tools, name: string): Tool | undefined =>
  Object.hasOwn(tools, name) ? tools[name as keyof Tools] : undefined;

const ROWS_TOOLS: ReadonlySet<string> = new Set([
  'search',
  'similar',
  'related',
  'identifier',
  'technologies',
]);

/** Models send null for omitted values. */
const withoutNull = (args: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));

/** The public message of a failure. Internal errors show no details; those are in the log. */
export function sentenceOf(error: unknown, logger: Logger): string {
  if (error instanceof AppError && error.code !== 'internal') return namingTools(error.message);
  logger.error({ err: error }, "an agent's call failed");
  return new AppError('internal').message;
}

/** Paths of the API, and the tools that agents have instead. */
const tools: readonly (readonly [RegExp, string])[] = [
  [/(?:GET |POST )?\/(?:domain\/\{domain\}\/)?competitors\b/g, "the tool 'similar'"],
  [/(?:GET )?\/domain\/[^/\s]+\/history\b/g, "the tool 'history'"],
  [/(?:GET )?\/(?:lookup|domain)\/(?:\{domain\}|[\p{L}\p{N}.-]*[\p{L}\p{N}])/gu, "the tool 'lookup'"],
  [/(?:GET )?\/technologies\b/g, "the tool 'technologies'"],
  [/(?:GET )?\/lookup\b/g, "the tool 'lookup'"],
  [/(?:GET )?\/autocomplete\b/g, "the tool 'search'"],
  [/(?:GET )?\/search\/count\b/g, "the tool 'count'"],
  [/(?:GET )?\/(?:search|companies)\/facets\b/g, "the tool 'facets'"],
  [/(?:GET |POST )?\/(?:search|companies)\b/g, "the tool 'search'"],
  [/(?:GET )?\/columns\b/g, 'the resource homedex://columns'],
];

/** Agents know tools, not paths. */
const namingTools = (sentence: string): string =>
  tools
    .reduce((text, [path, tool]) => text.replace(path, tool), sentence)
    .replace(/(?<=^|[.!?] )t(?=he tool)/g, 'T');
