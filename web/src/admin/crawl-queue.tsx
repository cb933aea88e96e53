import { useQuery } from '@tanstack/react-query';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';
import { Figures } from './figures.tsx';
import { sourceName } from './source-name.ts';

const POLL_MS = 5_000;

/** Fetched, waiting and failed domains, and the button that pauses the queue. */
export function CrawlQueue() {
  const queue = useQuery({
    queryKey: ['crawl'],
    queryFn: ({ signal }) => api.get('/admin/crawl', { signal }),
    refetchInterval: POLL_MS,
  });
  const act = useAction(
    (action: 'pause' | 'resume' | 'retry') => api.post('/admin/crawl', { body: { action } }),
    {
      onSuccess: async ({ retried }, action) => {
        if (action === 'retry') showToast(plural(retried, 'Retrying {n} domain', 'Retrying {n} domains'));
        await queryClient.invalidateQueries({ queryKey: ['crawl'] });
      },
    },
  );
  const state = queue.data;
  return (
    <>
      <FailureNote error={queue.error ?? act.error} onRetry={() => void queue.refetch()} />
      {state && (
        <>
          <Figures
            figures={[
              [t('Waiting'), state.waiting],
              [t('In progress'), state.under_way],
              [t('Fetched'), state.fetched],
              [t('Failed'), state.failed],
              ...Object.entries(state.by_tier).map(([tier, count]) => [sourceName(tier), count] as const),
            ]}
          />
          <div className="actions">
            <button
              type="button"
              disabled={act.isPending}
              onClick={() => act.mutate(state.paused ? 'resume' : 'pause')}
            >
              {state.paused ? t('Resume') : t('Pause')}
            </button>
            <button
              type="button"
              disabled={act.isPending || state.failed === 0}
              onClick={() => act.mutate('retry')}
            >
              {plural(state.failed, 'Retry {n} failed', 'Retry {n} failed')}
            </button>
          </div>
        </>
      )}
    </>
  );
}
