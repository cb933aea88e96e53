import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { addressOfStored, filtersInWords } from '../search/stored-search.ts';
import { AccountOnly } from '../shell/account-only.tsx';

const SHOWN = 100;

export default function HistoryPage() {
  return (
    <AccountOnly title={t('History')} about={t('Your recent searches with their filters.')}>
      <History />
    </AccountOnly>
  );
}

function History() {
  usePageTitle(t('History'));
  const token = useToken();
  const sessions = useQuery({
    queryKey: ['search-sessions', token],
    queryFn: ({ signal }) => api.get('/auth/search-sessions', { query: { limit: SHOWN }, signal }),
    staleTime: 0,
  });
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('History')}</h1>
      </header>
      <FailureNote error={sessions.error} onRetry={() => void sessions.refetch()} />
      {sessions.data?.length === 0 && (
        <EmptyState
          title={t('No searches yet')}
          about={t('Searches you run while signed in appear here with their filters.')}
        />
      )}
      <ul className="cards-of-places">
        {sessions.data?.map((session) => {
          const { id, query, total_results, updated_at } = session;
          const address = addressOfStored(session);
          return (
            <li key={id}>
              <Link href={linkTo({}, address)}>{query}</Link>
              <span className="muted">
                {[
                  ...filtersInWords(address),
                  plural(total_results, '{n} company', '{n} companies'),
                  age(updated_at),
                ].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
