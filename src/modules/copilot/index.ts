/**
 * Copilot: a sentence becomes a search, a lookup or a hunt for lookalikes. What can be done are tools (`tools/`), each defined once, in
 * front of the endpoints of the other modules: a tool may do no more, and costs no less, than its endpoint. The built-in planner (`planner/`)
 * reads messages in eight languages without a model; `answers/` says in the same language what was found.
 * Start with `copilot.ts`, then `answer-message.ts` and `planner/plan.ts`; `tools/tool.ts` for the tools.
 */
export type { CopilotAnswer } from './answer-message.ts';
export { type Copilot, type CopilotHealth, createCopilot } from './copilot.ts';
export type { OnBehalf, Tool, ToolAnswer, ToolArguments, ToolName, Tools } from './tools/tool.ts';
