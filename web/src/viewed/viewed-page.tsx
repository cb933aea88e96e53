import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { AccountOnly } from '../shell/account-only.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { onePerCompany } from './one-per-company.ts';

const DownloadDialog = lazy(() => import('../export/download-dialog.tsx'));
const PAGE = 200;

export default function ViewedPage() {
  return (
    <AccountOnly
      title={t('Viewed companies')}
      about={t('Companies whose profiles you opened, with the search that led there.')}
    >
      <ViewedCompanies />
    </AccountOnly>
  );
}

/** Companies that the account has viewed, as opposed to those it saved. */
function ViewedCompanies() {
  usePageTitle(t('Viewed companies'));
  const token = useToken();
  const [filterText, setFilterText] = useState('');
  const [isExporting, setExporting] = useState(false);
  const search = filterText.trim();
  const viewed = useInfiniteQuery({
    queryKey: ['my-companies', search, token],
    queryFn: ({ pageParam, signal }) =>
      api.get('/auth/my-companies', {
        query: { limit: PAGE, offset: pageParam, ...(search && { search }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
    placeholderData: (previous) => previous,
  });
  const isRemoved = useIsRemoved();
  const total = viewed.data?.pages[0]?.total ?? 0;
  const entries = viewed.data?.pages.flatMap((page) => page.companies) ?? [];
  const all = onePerCompany(entries);
  const companies = all.filter(({ domain }) => !isRemoved(`seen ${domain}`));
  // The service counts one entry per search that led to a company. Duplicates are known only among the loaded entries, so only those are
  // subtracted.
  const count = Math.max(0, total - (entries.length - all.length));
  const remove = (domain: string): void =>
    removeWithUndo(`seen ${domain}`, t('{domain} removed', { domain }), async () => {
      await api.delete('/auth/my-companies/{domain}', { path: { domain } });
      await queryClient.invalidateQueries({ queryKey: ['my-companies'] });
    });
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Viewed companies')}</h1>
        <div className="actions" hidden={total === 0 && search === ''}>
          <span className="muted" role="status">
            {plural(count, '{n} company', '{n} companies')}
          </span>
          <input
            type="search"
            value={filterText}
            placeholder={t('Find a company')}
            aria-label={t('Find a company')}
            onChange={(event) => setFilterText(event.target.value)}
          />
          <button type="button" disabled={total === 0} onClick={() => setExporting(true)}>
            <Icon name="down" /> {t('Export')}
          </button>
        </div>
      </header>
      <FailureNote error={viewed.error} onRetry={() => void viewed.refetch()} />
      {viewed.data && total === 0 && search !== '' && (
        <p className="muted">{t('No viewed company has this in its name or domain.')}</p>
      )}
      {viewed.data && total === 0 && search === '' && (
        <EmptyState
          title={t('No profiles viewed yet')}
          about={t('Profiles you open appear here, with the search that led to them.')}
        />
      )}
      {companies.length > 0 && (
        <VirtualRows
          items={companies}
          label={t('Companies')}
          keyOf={({ domain }) => domain}
          onEnd={() => viewed.hasNextPage && !viewed.isFetchingNextPage && void viewed.fetchNextPage()}
          render={({ domain, company_name, queries: searches, last_seen_at }) => (
            <>
              <Link className="name" dir="auto" href={`/app/company/${domain}`}>
                {company_name || domain}
              </Link>
              <span className="domain">{domain}</span>
              <span className="muted">
                {searches.length === 0
                  ? age(last_seen_at)
                  : t('from “{words}”, {age}', { words: searches.join('”, “'), age: age(last_seen_at) })}
              </span>
              <button
                type="button"
                className="quiet"
                aria-label={t('Remove {domain}', { domain })}
                onClick={() => remove(domain)}
              >
                <Icon name="close" />
              </button>
            </>
          )}
        />
      )}
      <Suspense>
        {isExporting && (
          <DownloadDialog
            title={t('Export viewed companies')}
            scopes={[
              {
                key: 'seen',
                label: plural(count, 'The {n} you viewed', 'All {n} you viewed'),
                rows: count,
                kind: 'my-companies',
                params: search === '' ? {} : { search },
              },
            ]}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </main>
  );
}
