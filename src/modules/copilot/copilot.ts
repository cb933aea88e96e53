import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { technologyNames } from '../extraction/technologies/built-in-rules.ts';
import { BUILT_IN_MODEL } from './answer-message.ts';
import { answerQuestion } from './answer-question.ts';
import type { Conversations } from './conversations/conversations.ts';
import {
  type ConversationReply,
  type CopilotMessage,
  converse,
  type DefaultSpendingLimits,
} from './converse.ts';
import type { LanguageModel } from './model/language-model.ts';
import { PlannerThread } from './planner/index.ts';
import { createTools } from './tools/create-tools.ts';
import type { ToolEndpoints, Tools } from './tools/tool.ts';

export interface Copilot {
  /** The tools, for the planner, a language model and other agents. */
  readonly tools: Tools;
  /** Reads a message, makes the call and describes the result. */
  answer(message: CopilotMessage): Promise<ConversationReply>;
  health(): CopilotHealth;
  /** Starts the planner early; otherwise the first message waits until the dictionaries are built. */
  prepare(): void;
  close(): Promise<void>;
}

export interface CopilotHealth {
  readonly available: boolean;
  readonly provider: string;
  readonly model: string;
  /** Why the copilot is unavailable or differs from its configuration; null if all is well. */
  readonly reason: string | null;
  readonly credits_per_message: number;
  readonly credits_per_conversation: number;
}

export interface CopilotDependencies {
  /** Reads messages; the copilot closes it when it is closed. */
  readonly planner: PlannerThread;
  readonly endpoints: ToolEndpoints;
  readonly conversations: Conversations;
  readonly clock: Clock;
  /** Undefined if only the built-in planner is used. */
  readonly model: LanguageModel | undefined;
  readonly defaultLimits: DefaultSpendingLimits;
  readonly logger: Logger;
}

/** The thread that reads messages to the copilot and descriptions of companies. */
export const createPlanner = (logger: Logger): PlannerThread =>
  new PlannerThread({ technologies: technologyNames, logger });

export function createCopilot(dependencies: CopilotDependencies): Copilot {
  const { planner, endpoints, conversations, clock, model, defaultLimits, logger } = dependencies;
  const tools = createTools(endpoints);
  return {
    tools,
    answer: (message) =>
      converse(message, {
        answer: (question) => answerQuestion(question, { planner, tools, clock, model }),
        conversations,
        defaultLimits,
        logger,
      }),
    health: () => ({
      available: true,
      provider: model ? 'openai-compatible' : 'builtin',
      model: model?.name ?? BUILT_IN_MODEL,
      reason: healthReason(model?.failureReason()),
      credits_per_message: defaultLimits.messageMax,
      credits_per_conversation: defaultLimits.conversationMax,
    }),
    prepare: () => planner.warmUp(),
    close: () => planner.close(),
  };
}

const healthReason = (failureReason: string | undefined): string | null =>
  failureReason === undefined ? null : `${failureReason} The built-in planner answers in the meantime.`;
