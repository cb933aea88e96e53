import { useQuery } from '@tanstack/react-query';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { number, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';
import { Figures } from './figures.tsx';

export function IndexFigures() {
  const index = useQuery({
    queryKey: ['fts-stats'],
    queryFn: ({ signal }) => api.get('/admin/fts-stats', { signal }),
  });
  const domains = useQuery({
    queryKey: ['domain-stats'],
    queryFn: ({ signal }) => api.get('/admin/domain-stats', { signal }),
  });
  const cache = useQuery({
    queryKey: ['cache-stats'],
    queryFn: ({ signal }) => api.get('/admin/cache-stats', { signal }),
  });
  const clear = useAction(() => api.post('/admin/cache/clear'), {
    onSuccess: async () => {
      showToast(t('Cache cleared'));
      await queryClient.invalidateQueries({ queryKey: ['cache-stats'] });
    },
  });
  return (
    <>
      <FailureNote
        error={index.error ?? domains.error ?? cache.error ?? clear.error}
        onRetry={() => void index.refetch()}
      />
      {index.data && (
        <Figures
          figures={[
            [t('Companies'), index.data.documents],
            [t('Distinct terms'), index.data.terms],
            [t('Index segments'), index.data.segments],
            [t('Size (MB)'), Math.round(index.data.size_mb)],
            ...Object.entries(index.data.crawl_ids).map(
              ([crawl, count]) =>
                [crawl === '' ? t('Own pages') : t('Crawl {id}', { id: crawl }), count] as const,
            ),
          ]}
        />
      )}
      {domains.data && (
        <Figures
          figures={[
            [t('Domains known'), domains.data.domains],
            [t('Domains indexed'), domains.data.indexed],
            [t('Waiting to be crawled'), domains.data.uncached],
          ]}
        />
      )}
      {cache.data && (
        <p className="actions">
          {t('The cache holds {n} searches in {mb} MB.', {
            n: cache.data.total_queries_cached,
            mb: number(cache.data.cache_db_size_mb),
          })}
          <button type="button" disabled={clear.isPending} onClick={() => clear.mutate()}>
            {t('Clear cache')}
          </button>
        </p>
      )}
    </>
  );
}
