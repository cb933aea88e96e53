import { prices } from '../../access/index.ts';
import type { Tool, ToolAnswer, ToolArguments, ToolName, Tools } from './tools/tool.ts';

/** What one message may spend, and what its conversation has spent before. */
export interface SpendingCap {
  readonly messageMax: number;
  readonly conversationMax: number;
  readonly conversationSpent: number;
}

interface MadeCall {
  readonly name: ToolName;
  readonly args: ToolArguments;
}

/** Called with each call, to show progress. */
export interface CallListener {
  /** A call is about to be made, which costs as much at most. One that is refused for its arguments may be followed by another. */
  onCall(call: MadeCall, credits: number): void;
  onResults(content: ToolAnswer['content']): void;
}

/** A call that would spend more than its message or its conversation may; nothing was done. */
export class CallTooDear extends Error {
  override readonly name = 'CallTooDear';
  readonly call: MadeCall;
  /** What it costs at most. */
  readonly credits: number;
  /** What may be spent now. */
  readonly allowed: number;

  constructor(call: MadeCall, credits: number, allowed: number) {
    super(`a call of ${call.name} costs up to ${credits} credits, and ${allowed} may be spent`);
    this.call = call;
    this.credits = credits;
    this.allowed = allowed;
  }
}

/**
 * The tools as one message has them: they refuse a call before it can spend too much, and report what they are doing. Whatever chooses calls,
 * planner or model, is given these, so that neither has to know of money. Who pays nothing, without an account, is never refused.
 */
export function messageTools(
  tools: Tools,
  cap: SpendingCap,
  listener: CallListener,
): { readonly tools: Tools; readonly spent: () => number } {
  let spent = 0;
  const allowed = (): number =>
    Math.max(0, Math.min(cap.messageMax, cap.conversationMax - cap.conversationSpent) - spent);
  const ofMessage = (tool: Tool): Tool => ({
    ...tool,
    async run(args, by) {
      const call = { name: tool.name, args };
      const credits = by.caller.kind === 'account' ? prices[tool.price] : 0;
      if (credits > allowed()) throw new CallTooDear(call, credits, allowed());
      listener.onCall(call, credits);
      const answer = await tool.run(args, by);
      spent += answer.credits;
      listener.onResults(answer.content);
      return answer;
    },
  });
  const made = Object.entries(tools).map(([name, tool]) => [name, ofMessage(tool)]);
  return { tools: Object.fromEntries(made) as Tools, spent: () => spent };
}
