import { technologyNames } from '../extraction/index.ts';
import { answerMessage, BUILT_IN_MODEL, type CopilotAnswer } from './answer-message.ts';
import { buildLexicon, type Lexicon } from './planner/index.ts';
import { createTools, type ToolEndpoints } from './tools/create-tools.ts';
import type { OnBehalf, Tools } from './tools/tool.ts';

export interface Copilot {
  /** What it can do, for whoever chooses among it: the planner, a language model, other agents. */
  readonly tools: Tools;
  /** Reads a message, makes the call it asks for, and says what was found. */
  answer(
    message: string,
    history: readonly unknown[],
    by: OnBehalf,
  ): Promise<CopilotAnswer & { readonly model: string }>;
  health(): CopilotHealth;
}

export interface CopilotHealth {
  readonly available: boolean;
  readonly provider: string;
  readonly model: string;
  /** Why it is not available, or not what was configured; null when all is well. */
  readonly reason: string | null;
}

export interface CopilotNeeds {
  readonly endpoints: ToolEndpoints;
}

export function createCopilot({ endpoints }: CopilotNeeds): Copilot {
  const tools = createTools(endpoints);
  let lexicon: Lexicon | undefined;
  return {
    tools,
    async answer(message, history, by) {
      lexicon ??= buildLexicon(technologyNames());
      return { ...(await answerMessage(message, history, by, { lexicon, tools })), model: BUILT_IN_MODEL };
    },
    health: () => ({ available: true, provider: 'builtin', model: BUILT_IN_MODEL, reason: null }),
  };
}
