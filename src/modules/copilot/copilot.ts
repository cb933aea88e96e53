import { createTools, type ToolEndpoints } from './tools/create-tools.ts';
import type { Tools } from './tools/tool.ts';

export interface Copilot {
  /** What it can do, for whoever chooses among it: the planner, a language model, other agents. */
  readonly tools: Tools;
}

export interface CopilotNeeds {
  readonly endpoints: ToolEndpoints;
}

export const createCopilot = ({ endpoints }: CopilotNeeds): Copilot => ({ tools: createTools(endpoints) });
