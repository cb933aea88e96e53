import type { Clock } from '../../../platform/clock.ts';
import { type Database, lockAccount } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';

export const RETENTION_DAYS = 30;
const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1000;
const CONVERSATIONS_MAX = 100;
const TURNS_MAX = 200;
const TITLE_CHARACTERS_MAX = 100;

/** A message with its answer. */
export interface Turn {
  readonly message: string;
  readonly answer: string;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly model: string;
  readonly credits: number;
}

export interface ConversationSummary {
  readonly id: number;
  readonly title: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Conversation extends ConversationSummary {
  readonly turns: readonly (Turn & { readonly created_at: string })[];
}

/** Conversations with the copilot, stored for 30 days for accounts that opt in. */
export interface Conversations {
  isStored(accountId: number): Promise<boolean>;
  /** Turns storing on or off; turning it off deletes the stored conversations. */
  setStored(accountId: number, isStored: boolean): Promise<void>;
  /** Newest first. */
  list(accountId: number): Promise<ConversationSummary[]>;
  /** Throws `not_found` if it does not exist or belongs to another account. */
  get(accountId: number, conversationId: number): Promise<Conversation>;
  remove(accountId: number, conversationId: number): Promise<void>;
  /** Like `get`, but to continue the conversation; throws `invalid_input` when it is full. */
  open(accountId: number, conversationId: number): Promise<Conversation>;
  /** Adds to a conversation or starts one, and returns its ID; undefined if the account stores none or the conversation was deleted. */
  add(accountId: number, conversationId: number | undefined, turn: Turn): Promise<number | undefined>;
}

export function createConversations(database: Database, clock: Clock): Conversations {
  return {
    isStored: (accountId) => isStored(database, accountId),

    setStored: (accountId, wanted) =>
      database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        if (wanted) {
          await transaction
            .insertInto('copilot_keeping')
            .values({ account_id: accountId, since: clock.now() })
            .onConflict((conflict) => conflict.column('account_id').doNothing())
            .execute();
          return;
        }
        await transaction.deleteFrom('copilot_keeping').where('account_id', '=', accountId).execute();
        await transaction.deleteFrom('copilot_conversation').where('account_id', '=', accountId).execute();
      }),

    async list(accountId) {
      const rows = await ofAccount(accountId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(CONVERSATIONS_MAX)
        .execute();
      return rows.map(summary);
    },

    get,

    async remove(accountId, conversationId) {
      const { numDeletedRows } = await database
        .deleteFrom('copilot_conversation')
        .where('id', '=', conversationId)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound();
    },

    async open(accountId, conversationId) {
      const conversation = await get(accountId, conversationId);
      if (conversation.turns.length < TURNS_MAX) return conversation;
      throw new AppError(
        'invalid_input',
        `This conversation has ${TURNS_MAX} messages, which is the limit. Start a new one.`,
      );
    },

    add: (accountId, conversationId, turn) =>
      database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        if (!(await isStored(transaction, accountId))) return undefined;
        const id =
          conversationId ?? (await startConversation(transaction, accountId, turn.message, clock.now()));
        return (await appendTurn(transaction, accountId, id, turn, clock.now())) ? id : undefined;
      }),
  };

  async function get(accountId: number, conversationId: number): Promise<Conversation> {
    const row = await ofAccount(accountId).where('id', '=', conversationId).executeTakeFirst();
    if (!row) throw notFound();
    const turns = await database
      .selectFrom('copilot_turn')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .orderBy('number')
      .execute();
    return {
      ...summary(row),
      turns: turns.map(({ conversation_id: _id, number: _number, tool_call, created_at, ...turn }) => ({
        ...turn,
        tool_call: JSON.parse(tool_call) as Turn['tool_call'],
        created_at: isoTime(created_at),
      })),
    };
  }

  /** The purge runs once a day, so conversations past their retention are hidden here until it does. */
  function ofAccount(accountId: number) {
    return database
      .selectFrom('copilot_conversation')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('updated_at', '>', clock.now() - RETENTION_MS);
  }
}

async function isStored(database: Database, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('copilot_keeping')
    .select('since')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

async function startConversation(
  transaction: Database,
  accountId: number,
  message: string,
  now: number,
): Promise<number> {
  const title = message.replace(/\s+/g, ' ').trim().slice(0, TITLE_CHARACTERS_MAX);
  const { id } = await transaction
    .insertInto('copilot_conversation')
    .values({ account_id: accountId, title, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const beyond = await transaction
    .selectFrom('copilot_conversation')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CONVERSATIONS_MAX)
    .offset(CONVERSATIONS_MAX)
    .execute();
  const oldest = beyond.map((row) => row.id);
  if (oldest.length > 0)
    await transaction.deleteFrom('copilot_conversation').where('id', 'in', oldest).execute();
  return id;
}

/** Returns false if the conversation was deleted while its answer was being made. */
async function appendTurn(
  transaction: Database,
  accountId: number,
  id: number,
  { message, answer, tool_call, model, credits }: Turn,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('copilot_conversation')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const { last } = await transaction
    .selectFrom('copilot_turn')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('copilot_turn')
    .values({
      conversation_id: id,
      number: Number(last ?? 0) + 1,
      message,
      answer,
      tool_call: JSON.stringify(tool_call),
      model,
      credits,
      created_at: now,
    })
    .execute();
  return true;
}

type Row = Omit<ConversationSummary, 'created_at' | 'updated_at'> & {
  readonly created_at: number;
  readonly updated_at: number;
};

const summary = ({ id, title, created_at, updated_at }: Row): ConversationSummary => ({
  id,
  title,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

const isoTime = (ms: number): string => new Date(ms).toISOString();

const notFound = (): AppError => new AppError('not_found', 'This conversation does not exist.');
