import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addWithin } from '../credits/index.ts';
import { findAccountByEmail } from './account.ts';
import type { Tier } from './tiers.ts';

export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
  readonly created_at: string;
}

/** What an administrator does to accounts; every act is written to the audit log in the same transaction. */
export interface Administration {
  setTier(email: string, tier: Tier): Promise<void>;
  setAdmin(email: string, isAdmin: boolean): Promise<void>;
  grantCredits(email: string, amount: number, reason: string): Promise<number>;
  /** Newest first. */
  auditLog(limit: number): Promise<AuditEntry[]>;
}

export function createAdministration(database: Database, clock: Clock, actor: string): Administration {
  return {
    setTier: (email, tier) =>
      act(email, 'set-tier', tier, async (transaction, id) => {
        await transaction.updateTable('account').set({ tier }).where('id', '=', id).execute();
      }),

    setAdmin: (email, isAdmin) =>
      act(email, isAdmin ? 'make-admin' : 'revoke-admin', '', async (transaction, id) => {
        await transaction
          .updateTable('account')
          .set({ is_admin: isAdmin ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      }),

    grantCredits: (email, amount, reason) =>
      act(email, 'grant-credits', `${amount} ${reason}`, async (transaction, accountId) => {
        const { balance_after } = await addWithin(transaction, clock, {
          accountId,
          amount,
          reason,
          reference: 'admin',
        });
        return balance_after;
      }),

    async auditLog(limit) {
      const rows = await database
        .selectFrom('audit_entry')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ actor: who, action, subject, details, created_at }) => ({
        actor: who,
        action,
        subject,
        details,
        created_at: new Date(created_at).toISOString(),
      }));
    },
  };

  function act<Outcome>(
    email: string,
    action: string,
    details: string,
    change: (transaction: Database, accountId: number) => Promise<Outcome>,
  ): Promise<Outcome> {
    return database.transaction().execute(async (transaction) => {
      const account = await findAccountByEmail(transaction, email.trim().toLowerCase());
      if (!account) throw new AppError('not_found', `There is no account with the address ${email}.`);
      const outcome = await change(transaction, account.id);
      await transaction
        .insertInto('audit_entry')
        .values({ actor, action, subject: account.email, details, created_at: clock.now() })
        .execute();
      return outcome;
    });
  }
}
