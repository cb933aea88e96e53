import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { emptySearch } from '../address/search-address.ts';
import { useAction } from '../api/action.ts';
import { api, type Notification } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { age, plural, serverMessage, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { nextBefore, PAGE_SIZE } from './next-page.ts';

const DOMAINS_SHOWN = 8;

export default function InboxPage() {
  return (
    <AccountOnly title={t('Inbox')} about={t('New companies found by your alerts.')}>
      <Inbox />
    </AccountOnly>
  );
}

function Inbox() {
  usePageTitle(t('Inbox'));
  const token = useToken();
  const pages = useInfiniteQuery({
    queryKey: ['inbox', token],
    queryFn: ({ pageParam, signal }) => loadNotifications(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last, _pages, before) => nextBefore(last, before),
    refetchOnMount: 'always',
  });
  const notifications = pages.data?.pages.flat();
  const unread = notifications?.filter(({ read }) => !read) ?? [];
  const newestUnread = Math.max(0, ...unread.map(({ id }) => id));
  useReadOnLeaving(newestUnread);
  const markAll = useAction(() => markRead(newestUnread), {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['inbox'] }),
        queryClient.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  });
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Inbox')}</h1>
        {unread.length > 0 && (
          <button type="button" disabled={markAll.isPending} onClick={() => markAll.mutate()}>
            {t('Mark all as read')}
          </button>
        )}
      </header>
      <FailureNote
        error={pages.error ?? markAll.error}
        onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
      />
      {notifications?.length === 0 && (
        <EmptyState
          title={t('No notifications')}
          about={t('Alerts notify you here when new companies match.')}
          action={{ href: '/app/monitors', label: t('Alerts') }}
        />
      )}
      <ul className="letters">
        {notifications?.map((notification) => (
          <Letter key={notification.id} notification={notification} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="actions">
          <button
            type="button"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('Show older')}
          </button>
        </div>
      )}
    </main>
  );
}

function Letter({ notification }: { readonly notification: Notification }) {
  const { title, body, domains, new_count, read, created_at, monitor_id } = notification;
  return (
    <li className={read ? 'read' : 'unread'}>
      <h2>
        <bdi>{serverMessage(title)}</bdi> {!read && <span className="pill">{t('new')}</span>}
      </h2>
      <p className="muted">
        {age(created_at)} · {serverMessage(body)}
      </p>
      <ul className="chips">
        {domains.slice(0, DOMAINS_SHOWN).map((domain) => (
          <li key={domain} className="chip">
            <Link href={`/app/company/${domain}`}>{domain}</Link>
          </li>
        ))}
      </ul>
      <p className="actions">
        {domains.length > 0 && (
          <Link className="button" href={linkTo({ domains }, emptySearch)}>
            {plural(domains.length, 'Show the {n} company', 'Show the {n} companies')}
          </Link>
        )}
        {monitor_id !== null && <Link href={`/app/monitors/${monitor_id}`}>{t('View alert')}</Link>}
        {new_count > domains.length && <span className="muted">{t('{n} in total', { n: new_count })}</span>}
      </p>
    </li>
  );
}

/** Marks everything on the page as read when the user leaves it, with a single request. */
function useReadOnLeaving(newestUnread: number): void {
  const newest = useRef(newestUnread);
  newest.current = newestUnread;
  useEffect(
    () => () => {
      if (newest.current === 0) return;
      markRead(newest.current)
        .then(() => queryClient.invalidateQueries({ queryKey: ['notifications'] }))
        .catch(() => undefined);
    },
    [],
  );
}

/** Notifications of alerts, newest first, optionally only those before a given one. */
const loadNotifications = (
  before: number | undefined,
  signal: AbortSignal,
): Promise<readonly Notification[]> =>
  api.get('/notifications', {
    query: { limit: PAGE_SIZE, ...(before !== undefined && { before }) },
    signal,
  });

/** Marks a notification and all older ones as read. */
const markRead = (upTo: number): Promise<unknown> =>
  api.post('/notifications/read', { body: { up_to: upTo } });
