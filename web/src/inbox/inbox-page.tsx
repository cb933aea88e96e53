import { useEffect } from 'react';
import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { emptySearch } from '../address/search-address.ts';
import { useAct } from '../api/act.ts';
import { api, type Notification } from '../api/api.ts';
import { queries } from '../api/questions.ts';
import { useNotifications } from '../monitors/use-notifications.ts';
import { EmptyPlace } from '../parts/empty-place.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { age, plural, t } from '../words/words.ts';

const DOMAINS_SHOWN = 8;

export default function InboxPage() {
  return (
    <AccountOnly title={t('Inbox')} about={t('New companies that your monitors found.')}>
      <Inbox />
    </AccountOnly>
  );
}

function Inbox() {
  usePageTitle(t('Inbox'));
  const notifications = useNotifications(true);
  const unread = notifications.data?.filter(({ read }) => !read) ?? [];
  const markRead = useAct(
    (ids: readonly number[]) =>
      Promise.all(
        ids.map((id) => api.post('/notifications/{notification_id}/read', { path: { notification_id: id } })),
      ),
    { onSuccess: () => queries.invalidateQueries({ queryKey: ['notifications'] }) },
  );
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Inbox')}</h1>
        {unread.length > 0 && (
          <button
            type="button"
            disabled={markRead.isPending}
            onClick={() => markRead.mutate(unread.map(({ id }) => id))}
          >
            {t('Mark all as read')}
          </button>
        )}
      </header>
      <FailureNote error={notifications.error ?? markRead.error} again={() => void notifications.refetch()} />
      {notifications.data?.length === 0 && (
        <EmptyPlace
          title={t('Nothing new')}
          about={t('A monitor tells you here when new companies match.')}
          way={{ href: '/app/monitors', label: t('Monitors') }}
        />
      )}
      <ul className="letters">
        {notifications.data?.map((notification) => (
          <Letter key={notification.id} notification={notification} />
        ))}
      </ul>
    </main>
  );
}

function Letter({ notification }: { readonly notification: Notification }) {
  const { title, body, domains, new_count, read, created_at, monitor_id } = notification;
  useReadOnLeaving(notification);
  return (
    <li className={read ? 'read' : 'unread'}>
      <h2>
        {title} {!read && <span className="pill">{t('new')}</span>}
      </h2>
      <p className="muted">
        {age(created_at)} · {body}
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
        {monitor_id !== null && <Link href={`/app/monitors/${monitor_id}`}>{t('The monitor')}</Link>}
        {new_count > domains.length && <span className="muted">{t('{n} in all', { n: new_count })}</span>}
      </p>
    </li>
  );
}

/** Once the page is left, what it showed has been read. */
function useReadOnLeaving({ id, read }: Notification): void {
  useEffect(() => {
    if (read) return;
    return () => {
      api
        .post('/notifications/{notification_id}/read', { path: { notification_id: id } })
        .then(() => queries.invalidateQueries({ queryKey: ['notifications'] }))
        .catch(() => undefined);
    };
  }, [id, read]);
}
