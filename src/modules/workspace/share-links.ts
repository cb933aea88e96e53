import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../accounts/index.ts';
import { contentOf, unknownView, type ViewContent } from './saved-views.ts';

type Shared = { readonly viewId: number } | { readonly listId: number };

export type SharedThing =
  | ({ readonly kind: 'view' } & ViewContent)
  | { readonly kind: 'list'; readonly listId: number; readonly name: string; readonly item_count: number };

/** Links with which others see a view or a list, read-only and without an account, until revoked. Only digests are stored. */
export interface ShareLinks {
  /** Returns the token of a new link; an older link to the same thing stops working. */
  create(accountId: number, shared: Shared): Promise<string>;
  isShared(accountId: number, shared: Shared): Promise<boolean>;
  /** Returns whether there was a link. */
  revoke(accountId: number, shared: Shared): Promise<boolean>;
  /** What a token shows; throws a 404 if it has been revoked. */
  open(token: string): Promise<SharedThing>;
}

export function createShareLinks(database: Database, clock: Clock): ShareLinks {
  return {
    create(accountId, shared) {
      const token = `hdl_${randomBytes(24).toString('base64url')}`;
      return database.transaction().execute(async (transaction) => {
        await requireOwn(transaction, accountId, shared);
        await links(transaction, accountId, shared).execute();
        await transaction
          .insertInto('share_link')
          .values({
            token_hash: hashToken(token),
            account_id: accountId,
            view_id: 'viewId' in shared ? shared.viewId : null,
            list_id: 'listId' in shared ? shared.listId : null,
            created_at: clock.now(),
          })
          .execute();
        return token;
      });
    },

    async isShared(accountId, shared) {
      const link = await database
        .selectFrom('share_link')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where(
          'viewId' in shared ? 'view_id' : 'list_id',
          '=',
          'viewId' in shared ? shared.viewId : shared.listId,
        )
        .executeTakeFirst();
      return link !== undefined;
    },

    async revoke(accountId, shared) {
      await requireOwn(database, accountId, shared);
      const { numDeletedRows } = await links(database, accountId, shared).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async open(token) {
      const row = await database
        .selectFrom('share_link')
        .leftJoin('saved_view', 'saved_view.id', 'share_link.view_id')
        .leftJoin('company_list', 'company_list.id', 'share_link.list_id')
        .select([
          'saved_view.name as view_name',
          'saved_view.params',
          'saved_view.columns',
          'saved_view.sort',
          'company_list.id as list_id',
          'company_list.name as list_name',
          'company_list.item_count',
        ])
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (row?.list_id != null)
        return {
          kind: 'list',
          listId: row.list_id,
          name: row.list_name ?? '',
          item_count: row.item_count ?? 0,
        };
      if (row?.view_name == null)
        throw new AppError('not_found', 'This link was revoked, or what it showed was deleted.');
      return {
        kind: 'view',
        ...contentOf({
          name: row.view_name,
          params: row.params ?? '{}',
          columns: row.columns ?? '[]',
          sort: row.sort ?? '',
        }),
      };
    },
  };
}

function links(executor: Database, accountId: number, shared: Shared) {
  const all = executor.deleteFrom('share_link').where('account_id', '=', accountId);
  return 'viewId' in shared
    ? all.where('view_id', '=', shared.viewId)
    : all.where('list_id', '=', shared.listId);
}

async function requireOwn(executor: Database, accountId: number, shared: Shared): Promise<void> {
  const found =
    'viewId' in shared
      ? await executor
          .selectFrom('saved_view')
          .select('id')
          .where('id', '=', shared.viewId)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
      : await executor
          .selectFrom('company_list')
          .select('id')
          .where('id', '=', shared.listId)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  if (found) return;
  throw 'viewId' in shared ? unknownView() : new AppError('not_found', 'You have no list with this ID.');
}
