import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api, type Monitor } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { age, plural, serverMessage, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { linkOfAlert } from './alert-address.ts';
import { alertInWords } from './alert-in-words.ts';
import MonitorDialog from './monitor-dialog.tsx';
import { MonitorPage } from './monitor-page.tsx';

export default function MonitorsPage({ item }: { readonly item: string }) {
  return (
    <AccountOnly
      title={t('Alerts')}
      about={t('Searches, lists, lookalikes and technologies that are checked whenever new pages arrive.')}
    >
      {item === '' ? <AllMonitors /> : <OneMonitor id={Number(item)} />}
    </AccountOnly>
  );
}

function useMonitors() {
  const token = useToken();
  return useQuery({
    queryKey: ['monitors', token],
    queryFn: ({ signal }) => api.get('/monitors', { signal }),
    staleTime: 0,
  });
}

const refreshMonitors = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['monitors'] });

function OneMonitor({ id }: { readonly id: number }) {
  const monitors = useMonitors();
  const monitor = monitors.data?.find((one) => one.id === id);
  if (monitor) return <MonitorPage monitor={monitor} onChanged={refreshMonitors} />;
  return (
    <main id="content" className="place">
      <FailureNote error={monitors.error} onRetry={() => void monitors.refetch()} />
      {monitors.data && <h1>{t('Alert not found')}</h1>}
      <p>
        <Link href="/app/monitors">{t('Alerts')}</Link>
      </p>
    </main>
  );
}

function AllMonitors() {
  usePageTitle(t('Alerts'));
  const monitors = useMonitors();
  const isRemoved = useIsRemoved();
  const [isCreating, setCreating] = useState(false);
  const shown = monitors.data?.filter(({ id }) => !isRemoved(`monitor ${id}`));
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Alerts')}</h1>
        <div className="actions">
          <Link className="button" href="/app/inbox">
            {t('Inbox')}
          </Link>
          <button type="button" className="primary" onClick={() => setCreating(true)}>
            {t('New alert')}
          </button>
        </div>
      </header>
      {isCreating && <MonitorDialog onClose={() => setCreating(false)} />}
      <FailureNote error={monitors.error} onRetry={() => void monitors.refetch()} />
      {shown?.length === 0 && (
        <EmptyState
          title={t('No alerts yet')}
          about={t(
            'An alert reports new matches of a search, new lookalikes, changes on a list, or companies that start or stop using a technology.',
          )}
        />
      )}
      {monitors.isPending && <div className="skeleton place-skeleton" />}
      <ul className="cards-of-places">
        {shown?.map((monitor) => (
          <MonitorCard key={monitor.id} monitor={monitor} />
        ))}
      </ul>
    </main>
  );
}

function MonitorCard({ monitor }: { readonly monitor: Monitor }) {
  const { id, name, paused, last_total, new_matches, last_checked_at, last_error } = monitor;
  const pause = useAction(
    () => api.patch('/monitors/{monitor_id}', { path: { monitor_id: id }, body: { paused: !paused } }),
    {
      onSuccess: refreshMonitors,
    },
  );
  const link = linkOfAlert(monitor);
  return (
    <li>
      <Link href={`/app/monitors/${id}`}>{name}</Link>
      <span className="details muted">
        <span>{alertInWords(monitor)}</span>
        <span>
          {frequencyName(monitor.frequency)}
          {' · '}
          {plural(last_total, '{n} company', '{n} companies')}
          {new_matches > 0 && ` · ${t('{n} new', { n: new_matches })}`}
          {' · '}
          {paused
            ? t('paused')
            : last_checked_at === null
              ? t('not checked yet')
              : t('checked {age}', { age: age(last_checked_at) })}
        </span>
      </span>
      {last_error && <span className="wrong">{serverMessage(last_error)}</span>}
      <span className="actions">
        {link && <Link href={link.href}>{link.name}</Link>}
        <button type="button" className="link" disabled={pause.isPending} onClick={() => pause.mutate()}>
          {paused ? t('Resume') : t('Pause')}
        </button>
        <button
          type="button"
          className="link"
          aria-label={t('Delete the alert {name}', { name })}
          onClick={() =>
            removeWithUndo(`monitor ${id}`, t('Alert {name} deleted', { name }), async () => {
              await api.delete('/monitors/{monitor_id}', { path: { monitor_id: id } });
              await refreshMonitors();
            })
          }
        >
          {t('Delete')}
        </button>
      </span>
      <FailureNote error={pause.error} />
    </li>
  );
}

const frequencyName = (frequency: Monitor['frequency']): string =>
  ({ instant: t('instant'), daily: t('daily'), weekly: t('weekly') })[frequency];
