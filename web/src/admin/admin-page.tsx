import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { api } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { Accounts } from './accounts.tsx';
import { AuditLog } from './audit-log.tsx';
import { CrawlQueue } from './crawl-queue.tsx';
import { Domains } from './domains.tsx';
import { Figures } from './figures.tsx';
import { IndexFigures } from './index-figures.tsx';

/** For administrators: the state of the service, its users, and the audit log. */
export default function AdminPage({ item }: { readonly item: string }) {
  return (
    <AccountOnly title={t('Administration')} about={t('Index, crawl queue, domains and accounts.')}>
      <Administration item={item} />
    </AccountOnly>
  );
}

function Administration({ item }: { readonly item: string }) {
  usePageTitle(t('Administration'));
  const { data: me } = useMe();
  const parts = [
    { name: '', title: t('Index'), content: <IndexFigures /> },
    { name: 'crawl', title: t('Crawl queue'), content: <CrawlQueue /> },
    { name: 'domains', title: t('Domains'), content: <Domains /> },
    { name: 'accounts', title: t('Accounts'), content: <Accounts /> },
    { name: 'audit-log', title: t('Audit log'), content: <AuditLog /> },
    { name: 'health', title: t('Health'), content: <Health /> },
  ];
  const part = parts.find(({ name }) => name === item);
  if (me && !me.is_admin)
    return (
      <main id="content" className="place narrow">
        <h1>{t('Admins only')}</h1>
        <p>{t('Admins are created with “homedex admin make-admin”.')}</p>
      </main>
    );
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Administration')}</h1>
      </header>
      <nav className="tabs" aria-label={t('Administration')}>
        {parts.map(({ name, title }) => (
          <Link key={name} href={name === '' ? '/app/admin' : `/app/admin/${name}`}>
            {title}
          </Link>
        ))}
      </nav>
      {me && (part ? part.content : <p>{t('Page not found')}</p>)}
    </main>
  );
}

const POLL_MS = 10_000;

/** Whether every part of the service works, and which parts do not. */
function Health() {
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
