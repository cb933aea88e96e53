import { prices } from '../../access/index.ts';
import type { Tool, ToolAnswer, ToolArguments, ToolName, Tools } from './tools/tool.ts';

/** What one message may spend, and what its conversation has already spent. */
export interface SpendingCap {
  readonly messageMax: number;
  readonly conversationMax: number;
  readonly conversationSpent: number;
}

interface ToolCall {
  readonly name: ToolName;
  readonly args: ToolArguments;
}

/** Receives each call, to show progress. */
export interface CallListener {
  /** A call is about to be made; `credits` is its maximum price. If its arguments are refused, another call may follow. */
  onCall(call: ToolCall, credits: number): void;
  onResults(content: ToolAnswer['content']): void;
}

/** Thrown instead of a call that would exceed the spending limit of its message or conversation; nothing was done. */
export class CallExceedsBudget extends Error {
  override readonly name = 'CallExceedsBudget';
  readonly call: ToolCall;
  /** The maximum price of the call. */
  readonly credits: number;
  /** What may still be spent. */
  readonly allowed: number;

  constructor(call: ToolCall, credits: number, allowed: number) {
    super(`a call of ${call.name} costs up to ${credits} credits, and ${allowed} may be spent`);
    this.call = call;
    this.credits = credits;
    this.allowed = allowed;
  }
}

/**
 * Wraps the tools for one message: they refuse a call before it can spend too much, and report their progress. Both planner and model get
 * these tools, so neither needs to know about credits. Anonymous callers pay nothing and are never refused.
 */
export function messageTools(
  tools: Tools,
  cap: SpendingCap,
  listener: CallListener,
): { readonly tools: Tools; readonly spent: () => number } {
  let spent = 0;
  const allowed = (): number =>
    Math.max(0, Math.min(cap.messageMax, cap.conversationMax - cap.conversationSpent) - spent);
  const limitTool = (tool: Tool): Tool => ({
    ...tool,
    async run(args, context) {
      const call = { name: tool.name, args };
      const credits = context.caller.kind === 'account' ? prices[tool.price] : 0;
      if (credits > allowed()) throw new CallExceedsBudget(call, credits, allowed());
      listener.onCall(call, credits);
      const answer = await tool.run(args, context);
      spent += answer.credits;
      listener.onResults(answer.content);
      return answer;
    },
  });
  const made = Object.entries(tools).map(([name, tool]) => [name, limitTool(tool)]);
  return { tools: Object.fromEntries(made) as Tools, spent: () => spent };
}
