import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { plural, t } from '../i18n/i18n.ts';
import { Likeness, SCORE_MIN } from '../lookalikes/likeness.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { lookalikesQuery } from './lookalikes-query.ts';

const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));

/** Companies that resemble this one, and why: the words they share and what else they have in common. */
export default function Lookalikes({ domain }: { readonly domain: string }) {
  const [isAllShown, setAllShown] = useState(false);
  const [isAlerting, setAlerting] = useState(false);
  const found = useQuery(lookalikesQuery(domain));
  if (found.isPending) return <div className="skeleton profile-skeleton" />;
  const all = found.data?.competitors ?? [];
  const close = all.filter(({ score }) => score >= SCORE_MIN);
  const weak = all.length - close.length;
  return (
    <>
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (isAllShown ? all : close).length === 0 && (
        <p className="muted">{t('No similar companies found.')}</p>
      )}
      {/* Above the list, because 25 companies below would hide it. */}
      <div className="actions">
        <Link href={`/app/lookalikes?domains=${domain}`}>{t('Filter, add companies and save all')}</Link>
        <button type="button" className="link" onClick={() => setAlerting(true)}>
          {t('Alert me about new ones')}
        </button>
      </div>
      <ol>
        {(isAllShown ? all : close).map((company) => (
          <li key={company.domain} className="likeness">
            <Likeness company={company} />
          </li>
        ))}
      </ol>
      <Suspense>
        {isAlerting && (
          <MonitorDialog kind="lookalikes" domains={[domain]} onClose={() => setAlerting(false)} />
        )}
      </Suspense>
      {weak > 0 && !isAllShown && (
        <button type="button" className="link" onClick={() => setAllShown(true)}>
          {plural(weak, 'Show {n} weaker match', 'Show {n} weaker matches')}
        </button>
      )}
    </>
  );
}
