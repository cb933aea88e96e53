/**
 * Copilot: turns a sentence into a search, a lookup or a search for lookalikes. Its actions are tools (`tools/`), each defined once on top
 * of an endpoint of another module: a tool may do no more, and costs no less, than its endpoint. The built-in planner (`planner/`) reads
 * messages in eight languages without a model; `answers/` describes the results in the same language. If a language model is configured
 * (`model/`), it chooses the call and describes the results, and the planner takes over when it fails. `conversations/` stores
 * conversations for accounts that opt in. Start with `converse.ts`, then `answer-question.ts`, `answer-message.ts` and `planner/plan.ts`;
 * `tools/tool.ts` defines the tools.
 */
export { type Conversations, createConversations } from './conversations/conversations.ts';
export { type Copilot, type CopilotHealth, createCopilot, createPlanner } from './copilot.ts';
export { createLanguageModel, type LanguageModel } from './model/language-model.ts';

export type { Description, PlannerThread, StatedFilter } from './planner/index.ts';

import { industryWords } from './planner/index.ts';

/** The industries that the index knows. */
export const industryNames: readonly string[] = Object.keys(industryWords);

export type { EndpointSettings } from './model/model-endpoint.ts';
export { defineTool } from './tools/define-tool.ts';
export type {
  CallContext,
  Endpoint,
  Tool,
  ToolAnswer,
  ToolArguments,
  ToolName,
  Tools,
} from './tools/tool.ts';
