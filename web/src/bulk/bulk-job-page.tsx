import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { useAct } from '../api/act.ts';
import { api } from '../api/api.ts';
import { exchangeFile } from '../api/exchange-file.ts';
import { queries, refreshMe, useMe } from '../api/questions.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { saveFile } from '../parts/save-file.ts';
import { profilesPrice } from '../profile/price.ts';
import { number, plural, t } from '../words/words.ts';

const POLL_MS = 2_000;

/** How far a look-up is. It goes on without this page: a lost connection or a closed tab costs nothing. */
export function BulkJobPage({ id }: { readonly id: string }) {
  usePageTitle(t('Bulk look-up'));
  const job = useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => api.get('/jobs/{job_id}', { path: { job_id: id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' || state.error ? POLL_MS : false),
    staleTime: 0,
  });
  const cancel = useAct(() => api.delete('/jobs/{job_id}', { path: { job_id: id } }), {
    needsAccount: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['job', id] }),
  });
  const download = useAct(() => loadFile(id), {
    needsAccount: false,
    onSuccess: async (file) => {
      saveFile(file, 'homedex-bulk-lookup.csv');
      await refreshMe();
    },
  });
  const { data: me } = useMe();
  const now = job.data;
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Bulk look-up')}</h1>
        <Link href="/app/bulk">{t('Another one')}</Link>
      </header>
      <FailureNote error={job.error ?? cancel.error ?? download.error} again={() => void job.refetch()} />
      {now && (
        <>
          <label className="labelled">
            <span role="status">
              {now.state === 'running'
                ? t('{done} of {rows} rows', { done: now.rows_done, rows: now.rows })
                : now.state === 'finished'
                  ? plural(now.rows, 'All {n} row done', 'All {n} rows done')
                  : t('Cancelled after {done} of {rows} rows', { done: now.rows_done, rows: now.rows })}
            </span>
            <progress value={now.rows_done} max={Math.max(1, now.rows)} />
          </label>
          <table>
            <tbody>
              {Object.entries(now.by_status).map(([status, count]) => (
                <tr key={status}>
                  <th scope="row">{statusName(status)}</th>
                  <td className="number">{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="actions">
            {now.state === 'running' ? (
              <button type="button" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('Cancel; what is done stays')}
              </button>
            ) : (
              <button
                type="button"
                className="primary"
                disabled={download.isPending}
                onClick={() => download.mutate()}
              >
                {plural(now.rows_done, 'Download {n} row · {price}', 'Download {n} rows · {price}', {
                  price: profilesPrice(me, (now.by_status['indexed'] ?? 0) + (now.by_status['fetched'] ?? 0)),
                })}
              </button>
            )}
          </div>
          {now.state === 'running' && (
            <p className="muted">
              {t('It goes on when you close this page; it is listed under “Bulk look-up”.')}
            </p>
          )}
        </>
      )}
    </main>
  );
}

/** A link could not say who asks. */
async function loadFile(id: string): Promise<Blob> {
  const response = await exchangeFile(`/jobs/${encodeURIComponent(id)}/download?bom=true`);
  return response.blob();
}

function statusName(status: string): string {
  const names: Readonly<Record<string, string>> = {
    indexed: t('found in the index'),
    fetched: t('fetched now'),
    not_found: t('no homepage'),
    invalid: t('no domain'),
    duplicate: t('named before'),
  };
  return names[status] ?? status;
}
