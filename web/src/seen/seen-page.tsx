import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link } from '../address/link.tsx';
import { api } from '../api/api.ts';
import { queries } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { EmptyPlace } from '../parts/empty-place.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { AccountOnly } from '../shell/account-only.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { age, plural, t } from '../words/words.ts';

const DownloadDialog = lazy(() => import('../export/download-dialog.tsx'));
const PAGE = 200;

export default function SeenPage() {
  return (
    <AccountOnly
      title={t('Seen companies')}
      about={t('Companies whose profiles you read, and the search that led there.')}
    >
      <Seen />
    </AccountOnly>
  );
}

/** What an account has seen by itself, apart from what it saved on purpose. */
function Seen() {
  usePageTitle(t('Seen companies'));
  const token = useToken();
  const [sought, setSought] = useState('');
  const [isExporting, setExporting] = useState(false);
  const search = useDeferredValue(sought.trim());
  const seen = useInfiniteQuery({
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
  const total = seen.data?.pages[0]?.total ?? 0;
  const companies = (seen.data?.pages.flatMap((page) => page.companies) ?? []).filter(
    ({ domain, search_query }) => !isRemoved(`seen ${domain} ${search_query}`),
  );
  const forget = (domain: string, search_query: string): void =>
    removeWithUndo(`seen ${domain} ${search_query}`, t('{domain} forgotten', { domain }), async () => {
      await api.delete('/auth/my-companies/{domain}', { path: { domain }, query: { search_query } });
      await queries.invalidateQueries({ queryKey: ['my-companies'] });
    });
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Seen companies')}</h1>
        <div className="actions">
          <span className="muted" role="status">
            {plural(total, '{n} company', '{n} companies')}
          </span>
          <input
            type="search"
            value={sought}
            placeholder={t('Find a company')}
            aria-label={t('Find a company')}
            onChange={(event) => setSought(event.target.value)}
          />
          <button type="button" disabled={total === 0} onClick={() => setExporting(true)}>
            <Icon name="down" /> {t('Export')}
          </button>
        </div>
      </header>
      <FailureNote error={seen.error} again={() => void seen.refetch()} />
      {seen.data && total === 0 && (
        <EmptyPlace
          title={t('No profile read yet')}
          about={t('Profiles that you read come here, with the search that led to them.')}
        />
      )}
      <VirtualRows
        items={companies}
        label={t('Companies')}
        keyOf={({ domain, search_query }) => `${domain} ${search_query}`}
        onEnd={() => seen.hasNextPage && !seen.isFetchingNextPage && void seen.fetchNextPage()}
        render={({ domain, company_name, search_query, last_seen_at }) => (
          <>
            <Link className="name" href={`/app/company/${domain}`}>
              {company_name || domain}
            </Link>
            <span className="domain">{domain}</span>
            <span className="muted">
              {search_query === domain
                ? age(last_seen_at)
                : t('by “{words}”, {age}', { words: search_query, age: age(last_seen_at) })}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={t('Forget {domain}', { domain })}
              onClick={() => forget(domain, search_query)}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      />
      <Suspense>
        {isExporting && (
          <DownloadDialog
            title={t('Export seen companies')}
            scopes={[
              {
                key: 'seen',
                label: plural(total, 'The {n} you have seen', 'All {n} you have seen'),
                rows: total,
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
