import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Figures } from './figures.tsx';

const POLL_MS = 10_000;

/** Whether every part of the service works, and which parts do not. */
export function Health() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => api.get('/health', { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  const reasons = health.data?.reasons ?? [];
  return (
    <>
      <FailureNote error={health.error} onRetry={() => void health.refetch()} />
      {health.data && (
        <>
          <div className={reasons.length === 0 ? 'note' : 'note danger'} role="status">
            {reasons.length === 0 ? (
              <p>{t('All systems operational.')}</p>
            ) : (
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
          <Figures
            figures={[
              [t('Version'), health.data.version ?? ''],
              [t('Newest crawl'), health.data.crawl_id || '–'],
            ]}
          />
        </>
      )}
    </>
  );
}
