import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdministeredAccount, api } from '../api/api.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { AccountDialog } from './account-dialog.tsx';

const PAGE = 100;

/** All accounts. Opening one allows changing its tier or granting credits. */
export function Accounts() {
  const [filterText, setFilterText] = useState('');
  const [openId, setOpenId] = useState<number>();
  const q = filterText.trim();
  const accounts = useInfiniteQuery({
    queryKey: ['accounts', q],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/accounts', { query: { limit: PAGE, offset: pageParam, q }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const all = accounts.data?.pages.flatMap((page) => page.accounts) ?? [];
  const open = all.find(({ id }) => id === openId);
  return (
    <>
      <FailureNote error={accounts.error} onRetry={() => void accounts.refetch()} />
      <div className="actions">
        <input
          type="search"
          value={filterText}
          maxLength={200}
          placeholder={t('Find an account')}
          aria-label={t('Find an account')}
          onChange={(event) => setFilterText(event.target.value)}
        />
        <strong role="status">
          {plural(accounts.data?.pages[0]?.total ?? 0, '{n} account', '{n} accounts')}
        </strong>
      </div>
      <VirtualRows
        items={all}
        label={t('Accounts')}
        keyOf={({ id }) => String(id)}
        onEnd={() => accounts.hasNextPage && !accounts.isFetchingNextPage && void accounts.fetchNextPage()}
        render={(account) => <AccountRow account={account} onOpen={() => setOpenId(account.id)} />}
      />
      {open && <AccountDialog account={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

interface RowProps {
  readonly account: AdministeredAccount;
  readonly onOpen: () => void;
}

function AccountRow({ account, onOpen }: RowProps) {
  const { email, name, tier, credits, last_used_at, is_admin, blocked_at } = account;
  return (
    <>
      <span className="name" title={email}>
        {email}
      </span>
      <span className="domain">{name}</span>
      <span className="muted">
        {[
          ...(blocked_at === null ? [] : [t('blocked')]),
          is_admin ? t('administrator') : tier,
          plural(credits, '{n} credit', '{n} credits'),
          last_used_at === null ? t('never used') : t('used {age}', { age: age(last_used_at) }),
        ].join(' · ')}
      </span>
      <button type="button" onClick={onOpen} aria-label={t('Change {email}', { email })}>
        {t('Change')}
      </button>
    </>
  );
}
