import { useQuery } from '@tanstack/react-query';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';

const refreshSessions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['sessions'] });

/** Where this account is signed in. */
export function Sessions() {
  const token = useToken();
  const sessions = useQuery({
    queryKey: ['sessions', token],
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
  });
  const end = useAction(
    (id: number) => api.delete('/auth/sessions/{session_id}', { path: { session_id: id } }),
    {
      onSuccess: refreshSessions,
    },
  );
  const endOthers = useAction(() => api.delete('/auth/sessions'), {
    onSuccess: async ({ deleted }) => {
      showToast(plural(deleted, '{n} session ended', '{n} sessions ended'));
      await refreshSessions();
    },
  });
  return (
    <>
      <FailureNote
        error={sessions.error ?? end.error ?? endOthers.error}
        onRetry={() => void sessions.refetch()}
      />
      <ul className="cards-of-places">
        {sessions.data?.map(({ id, created_at, last_used_at, address, user_agent, current }) => (
          <li key={id}>
            <strong>{browserOf(user_agent)}</strong>
            <span className="muted">
              {address} · {t('signed in {age}', { age: age(created_at) })} ·{' '}
              {t('used {age}', { age: age(last_used_at) })}
            </span>
            {current ? (
              <span className="pill">{t('this one')}</span>
            ) : (
              <button type="button" className="link" disabled={end.isPending} onClick={() => end.mutate(id)}>
                {t('End')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <div className="actions">
          <button
            type="button"
            className="danger"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {t('End all others')}
          </button>
        </div>
      )}
    </>
  );
}

/** Browser and operating system from a user agent. A user agent that names neither is shown as it is. */
function browserOf(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//
    .exec(userAgent)?.[1]
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = /(Windows|Mac OS|Android|iPhone|iPad|Linux)/.exec(userAgent)?.[1];
  const names = [browser, system].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : userAgent.slice(0, 60) || t('unknown');
}
