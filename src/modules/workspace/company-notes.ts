import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface CompanyNote {
  readonly domain: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly changed_at: string;
}

export interface NotesPage {
  readonly limit: number;
  readonly offset: number;
}

/** Notes of an account about companies. */
export interface CompanyNotes {
  /** An empty text without tags deletes the note. */
  write(accountId: number, domain: string, note: Pick<CompanyNote, 'text' | 'tags'>): Promise<CompanyNote>;
  /** Most recently changed first. */
  list(
    accountId: number,
    page: NotesPage,
  ): Promise<{ readonly total: number; readonly notes: readonly CompanyNote[] }>;
  findMany(accountId: number, domains: readonly string[]): Promise<ReadonlyMap<string, CompanyNote>>;
}

const NOTES_MAX = 10_000;
const DOMAINS_PER_STATEMENT = 1_000;

export function createCompanyNotes(database: Database, clock: Clock): CompanyNotes {
  const of = (accountId: number, executor: Database = database) =>
    executor.selectFrom('company_note').where('account_id', '=', accountId);
  const count = async (accountId: number, executor: Database = database): Promise<number> =>
    (
      await of(accountId, executor)
        .select(({ fn }) => fn.countAll<number>().as('notes'))
        .executeTakeFirstOrThrow()
    ).notes;

  return {
    async write(accountId, domain, { text, tags }) {
      const changed_at = clock.now();
      const note = { domain, text, tags, changed_at: new Date(changed_at).toISOString() };
      if (text === '' && tags.length === 0) {
        await database
          .deleteFrom('company_note')
          .where('account_id', '=', accountId)
          .where('domain', '=', domain)
          .execute();
        return note;
      }
      const values = { text, tags: JSON.stringify(tags), changed_at };
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('company_note')
          .values({ account_id: accountId, domain, ...values })
          .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet(values))
          .execute();
        if ((await count(accountId, transaction)) > NOTES_MAX)
          throw new AppError('invalid_input', 'An account can have at most 10,000 notes. Delete some first.');
      });
      return note;
    },

    async list(accountId, { limit, offset }) {
      const rows = await of(accountId)
        .selectAll()
        .orderBy('changed_at', 'desc')
        .orderBy('domain')
        .limit(limit)
        .offset(offset)
        .execute();
      return { total: await count(accountId), notes: rows.map(present) };
    },

    async findMany(accountId, domains) {
      const found = new Map<string, CompanyNote>();
      for (let at = 0; at < domains.length; at += DOMAINS_PER_STATEMENT) {
        const rows = await of(accountId)
          .selectAll()
          .where('domain', 'in', domains.slice(at, at + DOMAINS_PER_STATEMENT))
          .execute();
        for (const row of rows) found.set(row.domain, present(row));
      }
      return found;
    },
  };
}

const present = (row: { domain: string; text: string; tags: string; changed_at: number }): CompanyNote => ({
  domain: row.domain,
  text: row.text,
  tags: JSON.parse(row.tags) as string[],
  changed_at: new Date(row.changed_at).toISOString(),
});
