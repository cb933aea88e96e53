import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OnBehalf, Tool, ToolAnswer, Tools } from '../copilot/index.ts';

export interface Calling {
  readonly tools: Tools;
  readonly by: OnBehalf;
  readonly logger: Logger;
}

/**
 * Runs a tool for an agent. What goes wrong with the call itself is a result that says so, which the agent's model reads and can mend;
 * an error of the protocol would be for its program only.
 */
export async function callTool(
  name: string,
  args: Readonly<Record<string, unknown>>,
  { tools, by, logger }: Calling,
): Promise<CallToolResult> {
  const tool = findTool(tools, name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool '${name.slice(0, 80)}'.`);
  try {
    return asResult(await tool.run(args, by));
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: sentenceOf(error, logger) }] };
  }
}

const findTool = (tools: Tools, name: string): Tool | undefined =>
  Object.hasOwn(tools, name) ? tools[name as keyof Tools] : undefined;

const asResult = ({ content, credits }: ToolAnswer): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
  _meta: { 'homedex/credits': credits },
});

/** What a failure tells people; a defect of ours tells them no more than that, and the log the rest. */
export function sentenceOf(error: unknown, logger: Logger): string {
  if (error instanceof AppError && error.code !== 'internal') return error.message;
  logger.error({ err: error }, 'the call of an agent failed');
  return new AppError('internal').message;
}
