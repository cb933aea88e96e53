import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { hashToken } from '../accounts/index.ts';

/** Lets an account start a download once through a link, because a browser cannot send a bearer header when it follows one. */
export interface DownloadTicket {
  readonly accountId: number;
  readonly kind: string;
  /** As they were sent; parsing them again gives the same result. */
  readonly params: unknown;
}

export interface DownloadTickets {
  /** Returns the token of a new ticket. If an account has too many open tickets, its oldest is dropped. */
  issue(ticket: DownloadTicket): Promise<string>;
  /** Returns the ticket, only once; undefined if it was used, has expired or never existed. */
  redeem(token: string): Promise<DownloadTicket | undefined>;
}

export const TICKET_SECONDS = 300;
const OPEN_MAX = 20;

export function createDownloadTickets(database: Database, clock: Clock): DownloadTickets {
  return {
    async issue({ accountId, kind, params }) {
      const token = `hdd_${randomBytes(32).toString('base64url')}`;
      const now = clock.now();
      await database.deleteFrom('download_ticket').where('expires_at', '<=', now).execute();
      await database
        .insertInto('download_ticket')
        .values({
          token_hash: hashToken(token),
          account_id: accountId,
          kind,
          params: JSON.stringify(params),
          created_at: now,
          expires_at: now + TICKET_SECONDS * 1000,
        })
        .execute();
      await dropOldest(accountId);
      return token;
    },

    async redeem(token) {
      // A single statement takes it, so that only one of two concurrent requests gets it.
      const row = await database
        .deleteFrom('download_ticket')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', clock.now())
        .returning(['account_id', 'kind', 'params'])
        .executeTakeFirst();
      return row && { accountId: row.account_id, kind: row.kind, params: JSON.parse(row.params) as unknown };
    },
  };

  async function dropOldest(accountId: number): Promise<void> {
    await database
      .deleteFrom('download_ticket')
      .where('account_id', '=', accountId)
      .where('token_hash', 'not in', (tickets) =>
        tickets
          .selectFrom('download_ticket')
          .select('token_hash')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('token_hash')
          .limit(OPEN_MAX),
      )
      .execute();
  }
}
