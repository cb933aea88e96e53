/**
 * Copilot: a sentence becomes a search, a lookup or a hunt for lookalikes. What can be done are tools (`tools/`), each defined once, in
 * front of the endpoints of the other modules: a tool may do no more, and costs no less, than its endpoint.
 * Start with `copilot.ts`, then `tools/tool.ts`.
 */
export { type Copilot, createCopilot } from './copilot.ts';
export type { OnBehalf, Tool, ToolAnswer, ToolArguments, ToolName, Tools } from './tools/tool.ts';
