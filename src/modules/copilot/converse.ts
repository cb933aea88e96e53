import type { Caller } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AnswerListener, Question, Reply } from './answer-question.ts';
import type { Conversation, Conversations } from './conversations/conversations.ts';

/** A message as the client sent it. */
export interface CopilotMessage {
  readonly message: string;
  /** Earlier turns as the client has them; if undefined, those of the stored conversation are used. */
  readonly history: readonly unknown[] | undefined;
  readonly conversationId: number | undefined;
  /** The credits that this message may spend; undefined for the default. */
  readonly creditsMax: number | undefined;
  /** The languages that the client accepts, best first; empty if it names none. */
  readonly acceptLanguage?: string | undefined;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly listener: AnswerListener;
}

export interface ConversationReply extends Reply {
  /** ID to continue the conversation, if it is stored. */
  readonly conversationId: number | null;
  readonly spending: {
    readonly spent: number;
    readonly message_max: number;
    readonly conversation_spent: number;
    readonly conversation_max: number;
  };
}

/** The default spending limits of messages and conversations. */
export interface DefaultSpendingLimits {
  readonly messageMax: number;
  readonly conversationMax: number;
}

interface Dependencies {
  readonly answer: (question: Question) => Promise<Reply>;
  readonly conversations: Conversations;
  readonly defaultLimits: DefaultSpendingLimits;
  readonly logger: Logger;
}

/** Answers a message as part of its conversation, and stores both if the account has opted in. */
export async function converse(sent: CopilotMessage, dependencies: Dependencies): Promise<ConversationReply> {
  const { message, caller, signal, listener } = sent;
  const { defaultLimits } = dependencies;
  const stored = await openStored(sent, dependencies);
  const history = sent.history ?? (stored ? asHistory(stored) : []);
  const messageMax = sent.creditsMax ?? defaultLimits.messageMax;
  const conversationSpent = Math.max(creditsSpentIn(history), stored ? creditsSpentIn(asHistory(stored)) : 0);
  const reply = await dependencies.answer({
    message,
    history,
    acceptLanguage: sent.acceptLanguage,
    context: { caller, signal, isCounted: true },
    cap: { messageMax, conversationMax: defaultLimits.conversationMax, conversationSpent },
    listener,
  });
  return {
    ...reply,
    conversationId: await storeTurn(sent, reply, dependencies),
    spending: {
      spent: reply.credits,
      message_max: messageMax,
      conversation_spent: conversationSpent + reply.credits,
      conversation_max: defaultLimits.conversationMax,
    },
  };
}

async function openStored(
  { conversationId, caller }: CopilotMessage,
  { conversations }: Dependencies,
): Promise<Conversation | undefined> {
  if (conversationId === undefined) return undefined;
  if (caller.kind !== 'account')
    throw new AppError(
      'not_found',
      'Conversations are stored for accounts only: sign in, or omit conversation_id.',
    );
  return conversations.open(caller.accountId, conversationId);
}

/** Stores the turn. If that fails, the user still gets the answer. */
async function storeTurn(
  { message, conversationId, caller }: CopilotMessage,
  { answer, tool_call, model, credits }: Reply,
  { conversations, logger }: Dependencies,
): Promise<number | null> {
  if (caller.kind !== 'account') return null;
  try {
    if (!(await conversations.isStored(caller.accountId))) return null;
    const turn = { message, answer, tool_call, model, credits };
    return (await conversations.add(caller.accountId, conversationId, turn)) ?? null;
  } catch (error) {
    logger.error({ err: error, accountId: caller.accountId }, 'a copilot message could not be stored');
    return null;
  }
}

/** The stored turns in the format in which clients send history. */
const asHistory = ({ turns }: Conversation): unknown[] =>
  turns.flatMap(({ message, answer, tool_call, credits }) => [
    { role: 'user', content: message },
    { role: 'assistant', content: answer, tool_call, credits: { spent: credits } },
  ]);

/** Adds up the costs of earlier answers. A client may omit them: the cap only protects its own user. */
function creditsSpentIn(history: readonly unknown[]): number {
  let sum = 0;
  for (const turn of history) {
    const { credits } = (turn ?? {}) as { readonly credits?: { readonly spent?: unknown } | null };
    const spent = credits?.spent;
    if (typeof spent === 'number' && Number.isSafeInteger(spent) && spent > 0) sum += spent;
  }
  return sum;
}
