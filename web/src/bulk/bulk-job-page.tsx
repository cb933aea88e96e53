import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api, type BulkJob, HomedexError } from '../api/api.ts';
import { exchangeFile } from '../api/exchange-file.ts';
import { queryClient, refreshMe, useMe } from '../api/queries.ts';
import { ColumnChoice, type ColumnSelection, namesOf } from '../export/column-choice.tsx';
import { number, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { saveFile } from '../parts/save-file.ts';
import { profilesPrice } from '../profile/price.ts';
import { bulkColumns, selectionOfJob } from './bulk-columns.ts';
import { JobRows } from './job-rows.tsx';
import { statusName } from './status-name.ts';

const POLL_MS = 2_000;

/** The progress of a bulk job. The job runs on the server, so a lost connection or a closed tab does no harm. */
export function BulkJobPage({ id }: { readonly id: string }) {
  usePageTitle(t('Bulk enrich'));
  const job = useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => api.get('/jobs/{job_id}', { path: { job_id: id }, signal }),
    // Polling ends if the job no longer exists. Any other error may be temporary.
    refetchInterval: ({ state }) =>
      isGone(state.error) ? false : state.data?.state === 'running' || state.error ? POLL_MS : false,
    staleTime: 0,
  });
  const cancel = useAction(() => api.delete('/jobs/{job_id}', { path: { job_id: id } }), {
    needsAccount: false,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['job', id] }),
  });
  const now = job.data;
  return (
    <main id="content" className="place wide">
      <header>
        <h1>{t('Bulk enrich')}</h1>
        <Link href="/app/bulk">{t('Enrich another file')}</Link>
      </header>
      {isGone(job.error) ? (
        <p className="note">{t('This job no longer exists. Jobs are kept for seven days.')}</p>
      ) : (
        <FailureNote error={job.error} onRetry={() => void job.refetch()} />
      )}
      <FailureNote error={cancel.error} onRetry={() => cancel.mutate()} />
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
          <table className="outcomes">
            <tbody>
              {Object.entries(now.by_status).map(([status, count]) => (
                <tr key={status}>
                  <th scope="row">{statusName(status)}</th>
                  <td className="number">{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {now.state === 'running' ? (
            <>
              <div className="actions">
                <button type="button" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
                  {t('Cancel (keeps finished rows)')}
                </button>
              </div>
              <p className="muted">
                {t('You can close this page. The job keeps running and is listed under “Bulk enrich”.')}
              </p>
            </>
          ) : (
            <EndedJob job={now} />
          )}
        </>
      )}
    </main>
  );
}

/** The file and rows of a finished job, with the columns that were chosen for it. */
function EndedJob({ job }: { readonly job: BulkJob }) {
  const [columns, setColumns] = useState(() => selectionOfJob(job.columns));
  const { data: me } = useMe();
  const download = useAction(() => loadFile(job.id, columns), {
    needsAccount: false,
    onSuccess: async (file) => {
      saveFile(file, 'homedex-bulk-lookup.csv');
      await refreshMe();
    },
  });
  const found = job.by_status.indexed + job.by_status.fetched;
  return (
    <>
      <FailureNote error={download.error} onRetry={() => download.mutate()} />
      <ColumnChoice columns={columns} onChoose={setColumns} />
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {plural(job.rows_done, 'Download {n} row · {price}', 'Download {n} rows · {price}', {
            price: profilesPrice(me, found),
          })}
        </button>
      </div>
      <JobRows id={job.id} rows={job.rows} found={found} columns={namesOf(columns)} />
    </>
  );
}

const isGone = (error: Error | null): boolean => error instanceof HomedexError && error.status === 404;

/** A plain link cannot send the token. */
async function loadFile(id: string, columns: ColumnSelection): Promise<Blob> {
  const response = await exchangeFile(
    `/jobs/${encodeURIComponent(id)}/download?bom=true${bulkColumns(columns, 'all')}`,
  );
  return response.blob();
}
