import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { type AccountRow, presentUser, User } from './account.ts';

/** An account as administrators see it. */
export const AdministeredAccount = User.extend({
  sessions: z.int().describe('Open sessions.'),
  api_keys: z.int(),
  blocked_at: z.string().nullable().describe('When the account was blocked; null if it is not blocked.'),
  last_used_at: z.string().nullable().describe('When one of its sessions or keys was last used.'),
}).meta({ id: 'AdministeredAccount' });

type AdministeredAccount = z.infer<typeof AdministeredAccount>;

export interface DirectoryPage {
  /** Matches part of the address or the name; empty matches every account. */
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

export interface AccountDirectory {
  /** Newest first. */
  page(page: DirectoryPage): Promise<{ total: number; accounts: AdministeredAccount[] }>;
  get(accountId: number): Promise<AdministeredAccount>;
}

interface FoundRow extends AccountRow {
  readonly sessions: number | null;
  readonly api_keys: number | null;
  readonly session_used_at: number | null;
  readonly key_used_at: number | null;
}

export function createAccountDirectory(database: Database, clock: Clock): AccountDirectory {
  return {
    async page({ q, limit, offset }) {
      const pattern = `%${q
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`;
      const isFound = sql<boolean>`(email like ${pattern} escape '\\' or lower(name) like ${pattern} escape '\\')`;
      const rows = await accounts()
        .where(isFound)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await database
        .selectFrom('account')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('deleted_at', 'is', null)
        .where(isFound)
        .executeTakeFirstOrThrow();
      return { total, accounts: rows.map(present) };
    },

    async get(accountId) {
      const row = await accounts().where('id', '=', accountId).executeTakeFirst();
      if (!row) throw new AppError('not_found', `There is no account ${accountId}.`);
      return present(row);
    },
  };

  function accounts() {
    return database
      .selectFrom('account')
      .selectAll()
      .select(({ selectFrom }) => [
        selectFrom('session')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('session.account_id', '=', 'account.id')
          .where('expires_at', '>', clock.now())
          .as('sessions'),
        selectFrom('session')
          .select(({ fn }) => fn.max('session.last_used_at').as('at'))
          .whereRef('session.account_id', '=', 'account.id')
          .as('session_used_at'),
        selectFrom('api_key')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('api_key.account_id', '=', 'account.id')
          .as('api_keys'),
        selectFrom('api_key')
          .select(({ fn }) => fn.max('api_key.last_used_at').as('at'))
          .whereRef('api_key.account_id', '=', 'account.id')
          .as('key_used_at'),
      ])
      .where('deleted_at', 'is', null);
  }
}

const present = (row: FoundRow): AdministeredAccount => {
  const usedAt = Math.max(row.session_used_at ?? 0, row.key_used_at ?? 0);
  return {
    ...presentUser(row),
    sessions: row.sessions ?? 0,
    api_keys: row.api_keys ?? 0,
    blocked_at: row.blocked_at === null ? null : new Date(row.blocked_at).toISOString(),
    last_used_at: usedAt === 0 ? null : new Date(usedAt).toISOString(),
  };
};
