import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/network-address.ts';
import { getAccount, presentUser, refuseBlocked, type User } from '../account.ts';
import { hashToken, newSessionToken } from '../tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
/** A session ends when it has not been used for this long. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** One more session ends the least recently used one. */
const SESSIONS_MAX = 20;
/** How long a session opened by a mailed link may set a password or delete the account without the old password. */
const FRESH_MS = 15 * 60 * 1000;
const USER_AGENT_CHARACTERS = 300;

export interface SignedIn {
  readonly token: string;
  readonly token_type: 'bearer';
  readonly expires_at: string;
  readonly user: User;
}

/** Where a person signs in from, so that they can recognise the session later. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

export interface Session {
  readonly id: number;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly address: string;
  readonly user_agent: string;
  readonly current: boolean;
}

export interface Sessions {
  /** Opens a session for an account whose owner has proved their identity, in the transaction of the proof if there is one. */
  open(
    accountId: number,
    visitor: Visitor,
    proof?: { readonly isLink: boolean; readonly within: Database },
  ): Promise<SignedIn>;
  /** Newest first. */
  list(accountId: number, currentId: number | undefined): Promise<Session[]>;
  /** Throws `not_found` if the account has no such session. */
  end(accountId: number, sessionId: number): Promise<void>;
  /** Ends all sessions of an account except one; returns how many it ended. */
  endOthers(accountId: number, exceptId: number | undefined, within?: Database): Promise<number>;
  /** Whether the session was opened recently by a mailed link. */
  isFresh(sessionId: number | undefined): Promise<boolean>;
}

export function createSessions(database: Database, clock: Clock): Sessions {
  return {
    open: (accountId, visitor, proof) =>
      proof
        ? openInTransaction(proof.within, accountId, visitor, proof.isLink)
        : database
            .transaction()
            .execute((transaction) => openInTransaction(transaction, accountId, visitor, false)),

    async list(accountId, currentId) {
      const rows = await database
        .selectFrom('session')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('expires_at', '>', clock.now())
        .where('last_used_at', '>', clock.now() - SESSION_IDLE_MS)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ id, created_at, last_used_at, address, user_agent }) => ({
        id,
        created_at: new Date(created_at).toISOString(),
        last_used_at: new Date(last_used_at).toISOString(),
        address,
        user_agent,
        current: id === currentId,
      }));
    },

    async end(accountId, sessionId) {
      const { numDeletedRows } = await database
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not_found', 'You have no session with this ID.');
    },

    async endOthers(accountId, exceptId, within = database) {
      const { numDeletedRows } = await within
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '!=', exceptId ?? 0)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async isFresh(sessionId) {
      if (sessionId === undefined) return false;
      const session = await database
        .selectFrom('session')
        .select('proved_by_link_at')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      const ageMs = clock.now() - (session?.proved_by_link_at ?? Number.NEGATIVE_INFINITY);
      return ageMs >= 0 && ageMs < FRESH_MS;
    },
  };

  async function openInTransaction(
    within: Database,
    accountId: number,
    { address, userAgent }: Visitor,
    isLink: boolean,
  ): Promise<SignedIn> {
    const token = newSessionToken();
    const now = clock.now();
    const account = await getAccount(within, accountId);
    refuseBlocked(account);
    const { id } = await within
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        account_id: accountId,
        created_at: now,
        expires_at: now + LIFETIME_MS,
        last_used_at: now,
        address,
        user_agent: userAgent.slice(0, USER_AGENT_CHARACTERS),
        proved_by_link_at: isLink ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await endLeastRecentlyUsed(within, accountId, id);
    await recordNetwork(within, accountId, networkOf(address));
    return {
      token,
      token_type: 'bearer',
      expires_at: new Date(now + LIFETIME_MS).toISOString(),
      user: presentUser(account),
    };
  }

  async function endLeastRecentlyUsed(within: Database, accountId: number, newId: number): Promise<void> {
    await within
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('id', '!=', newId)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('session as newest')
          .select('newest.id')
          .where('newest.account_id', '=', accountId)
          .where('newest.id', '!=', newId)
          .orderBy('newest.last_used_at', 'desc')
          .orderBy('newest.id', 'desc')
          .limit(SESSIONS_MAX - 1),
      )
      .execute();
  }

  async function recordNetwork(within: Database, account_id: number, network: string): Promise<void> {
    const last_signed_in_at = clock.now();
    await within
      .insertInto('known_network')
      .values({ account_id, network, last_signed_in_at })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'network']).doUpdateSet({ last_signed_in_at }),
      )
      .execute();
  }
}
