import { prices } from '../../../callers/index.ts';
import type { Tool, ToolArguments, ToolName, Tools } from '../tools/tool.ts';

/** What one message may spend, and what its conversation has spent before. */
export interface SpendingCap {
  readonly messageMax: number;
  readonly conversationMax: number;
  readonly conversationSpent: number;
}

/** A call that would spend more than its message or its conversation may; nothing was done. */
export class CallTooDear extends Error {
  override readonly name = 'CallTooDear';
  readonly call: { readonly name: ToolName; readonly args: ToolArguments };
  /** What it costs at most. */
  readonly credits: number;
  /** What may be spent now. */
  readonly allowed: number;

  constructor(call: CallTooDear['call'], credits: number, allowed: number) {
    super(`a call of ${call.name} costs up to ${credits} credits, and ${allowed} may be spent`);
    this.call = call;
    this.credits = credits;
    this.allowed = allowed;
  }
}

/**
 * The same tools, which refuse a call before it can spend too much. Whoever chooses calls, planner or model, is given these, so that
 * none of them has to know of money. Who pays nothing, without an account, is never refused.
 */
export function cappedTools(
  tools: Tools,
  { messageMax, conversationMax, conversationSpent }: SpendingCap,
): { readonly tools: Tools; readonly spent: () => number } {
  let spent = 0;
  const capped = (tool: Tool): Tool => ({
    ...tool,
    async run(args, by) {
      const credits = prices[tool.price];
      const allowed = Math.max(0, Math.min(messageMax, conversationMax - conversationSpent) - spent);
      if (by.caller.kind === 'account' && credits > allowed)
        throw new CallTooDear({ name: tool.name, args }, credits, allowed);
      const answer = await tool.run(args, by);
      spent += answer.credits;
      return answer;
    },
  });
  return {
    tools: {
      search: capped(tools.search),
      lookup: capped(tools.lookup),
      similar: capped(tools.similar),
      count: capped(tools.count),
      facets: capped(tools.facets),
    },
    spent: () => spent,
  };
}
