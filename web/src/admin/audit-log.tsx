import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { moment, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';

const PAGE = 100;

/** What administrators did, newest first, and whether any entry was changed or removed. */
export function AuditLog() {
  const log = useInfiniteQuery({
    queryKey: ['audit-log'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/audit-log', {
        query: { limit: PAGE, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ entries }) => (entries.length === PAGE ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <FailureNote error={log.error} onRetry={() => void log.refetch()} />
      <Seals />
      {log.data && entries.length === 0 && <p className="muted">{t('No entries yet.')}</p>}
      <ul className="letters" aria-label={t('Audit log')}>
        {entries.map(({ id, created_at, actor, action, subject, details }) => (
          <li key={id} className="wrapping">
            <strong>{action.endsWith(subject) ? action : `${action} ${subject}`}</strong>
            {details !== '' && <span>{details}</span>}
            <span className="muted">
              {moment(created_at)} · {actor}
            </span>
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="actions">
          <button type="button" disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('Earlier entries')}
          </button>
        </div>
      )}
    </>
  );
}

function Seals() {
  const seals = useQuery({
    queryKey: ['audit-log', 'seals'],
    queryFn: ({ signal }) => api.get('/admin/audit-log/seals', { signal }),
    staleTime: 0,
  });
  if (!seals.data) return <FailureNote error={seals.error} onRetry={() => void seals.refetch()} />;
  const broken = seals.data.first_broken;
  return broken === null ? (
    <p className="note" role="status">
      {t('Log verified: no entry was changed or removed.')}
    </p>
  ) : (
    <p className="note danger" role="alert">
      {t('Log damaged: entry {n} or one before it was changed or removed.', { n: broken })}
    </p>
  );
}
