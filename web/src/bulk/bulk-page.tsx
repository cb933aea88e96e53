import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type FormEvent, useMemo, useState } from 'react';
import { Link } from '../address/link.tsx';
import { navigate } from '../address/location.ts';
import { useAction } from '../api/action.ts';
import { api, type BulkJob } from '../api/api.ts';
import { exchangeFile } from '../api/exchange-file.ts';
import { useMe } from '../api/queries.ts';
import { readToken, useToken } from '../api/session.ts';
import { ColumnChoice, type ColumnSelection, useColumnSelection } from '../export/column-choice.tsx';
import { age, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { plainMessage } from '../parts/field-problem.ts';
import { FormSelect } from '../parts/form-select.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { saveFile } from '../parts/save-file.ts';
import { profilesPrice } from '../profile/price.ts';
import { showToast } from '../shell/toasts.tsx';
import { bulkColumns } from './bulk-columns.ts';
import { BulkJobPage } from './bulk-job-page.tsx';
import { recogniseDomains } from './recognised-domains.ts';
import { uploadedColumns } from './uploaded-columns.ts';

/** The most rows without an account. */
const ANONYMOUS_ROWS_MAX = 100;
const FILE_BYTES_MAX = 32_000_000;
/**
 * Longer text comes from a file. It is shown read-only, and only its beginning, because a browser may need seconds to lay out a long word.
 */
const EDITED_CHARACTERS_MAX = 20_000;
const SHOWN_CHARACTERS = 2_000;

export default function BulkPage({ item }: { readonly item: string }) {
  return item === '' ? <NewBulk /> : <BulkJobPage id={item} />;
}

/** Turns a file or a pasted list of companies into a file with their profiles. */
function NewBulk() {
  usePageTitle(t('Bulk enrich'));
  const { data: me } = useMe();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [problem, setProblem] = useState('');
  const isLong = text.length > EDITED_CHARACTERS_MAX;
  const found = useMemo(() => recogniseDomains(text), [text]);
  const columns = useMemo(() => uploadedColumns(text), [text]);
  const [chosenColumn, setColumn] = useState<string>();
  const column = columns && (columns.names.includes(chosenColumn ?? '') ? chosenColumn : columns.likeliest);
  const isSignedIn = useToken() !== null;
  const [fileChoice, chooseFileColumns] = useColumnSelection({ kind: 'everything', picked: [] });
  // Without an account, a short file is processed within one request, because jobs belong to accounts.
  const isAtOnce = !isSignedIn && found.rows <= ANONYMOUS_ROWS_MAX;
  const start = useAction(
    async () =>
      readToken() === null
        ? loadFile(text, fileName, column, fileChoice)
        : sendFile(text, fileName, column, fileChoice),
    {
      needsAccount: !isAtOnce,
      onSuccess: (outcome) => {
        if (outcome instanceof Blob) {
          saveFile(outcome, 'homedex-bulk-lookup.csv');
          showToast(plural(found.rows, 'Downloaded {n} row', 'Downloaded {n} rows'));
          return;
        }
        keepJob(outcome.id, fileName);
        navigate(`/app/bulk/${outcome.id}`);
      },
    },
  );
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > FILE_BYTES_MAX)
      return setProblem(t('This file is larger than 32 MB. Split it into smaller files.'));
    setProblem('');
    setFileName(file.name);
    setText(await file.text());
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]).catch((error: Error) => setProblem(plainMessage(error.message)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate();
  };
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Bulk enrich')}</h1>
      </header>
      <p>{t('Full profiles for up to 100,000 domains in one file. Missing domains are crawled live.')}</p>
      <form className="form" onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="labelled">
          <span>{t('CSV with a domain, website or url column, or one domain per line')}</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) =>
              take(event.target.files?.[0]).catch((error: Error) => setProblem(plainMessage(error.message)))
            }
          />
        </label>
        <label className="labelled">
          <span>{t('or paste or drop it here')}</span>
          <textarea
            rows={6}
            value={isLong ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
            readOnly={isLong}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {problem !== '' && (
          <p className="note danger" role="alert">
            {problem}
          </p>
        )}
        {found.rows > 0 && (
          <p className="note" role="status">
            {plural(found.domains, '{n} domain', '{n} domains')}{' '}
            {plural(found.rows, 'found in {n} row:', 'found in {n} rows:')} {found.first.join(', ')}
            {found.domains > found.first.length ? ' …' : ''}
          </p>
        )}
        {columns && column !== undefined && (
          <FormSelect
            label={t('Column with the domains')}
            chosen={column}
            onChoose={setColumn}
            choices={columns.names.map((name) => [
              name,
              /^\d+$/.test(name) ? t('Column {n}', { n: name }) : name,
            ])}
          />
        )}
        <ColumnChoice columns={fileChoice} onChoose={chooseFileColumns} />
        <p className="muted">{t('Your own columns stay in the file, before the ones we add.')}</p>
        {!isSignedIn && !isAtOnce && (
          <p className="note">
            {t('Files with more than {n} rows need a free account.', { n: ANONYMOUS_ROWS_MAX })}
          </p>
        )}
        <FailureNote error={start.error} />
        <div className="actions">
          <button type="submit" className="primary" disabled={start.isPending || found.domains === 0}>
            {start.isPending
              ? t('Enriching …')
              : plural(found.domains, 'Enrich {n} domain', 'Enrich {n} domains')}
          </button>
        </div>
        {me && found.domains > 0 && (
          <p className="muted">
            {t('You pay per profile when you download the file: {price}. Other rows are free.', {
              price: profilesPrice(me, found.domains),
            })}
          </p>
        )}
      </form>
      <EarlierJobs />
    </main>
  );
}

const columnQuery = (column: string | undefined): string =>
  column === undefined ? '' : `&domain_column=${encodeURIComponent(column)}`;

async function sendFile(
  text: string,
  fileName: string,
  column: string | undefined,
  columns: ColumnSelection,
): Promise<BulkJob> {
  const response = await exchangeFile(
    `/bulk-lookup?async=true${columnQuery(column)}${bulkColumns(columns)}`,
    posted(text, fileName),
  );
  return response.json();
}

async function loadFile(
  text: string,
  fileName: string,
  column: string | undefined,
  columns: ColumnSelection,
): Promise<Blob> {
  const response = await exchangeFile(
    `/bulk-lookup?bom=true${columnQuery(column)}${bulkColumns(columns)}`,
    posted(text, fileName),
  );
  return response.blob();
}

function posted(text: string, fileName: string): RequestInit {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), fileName || 'domains.csv');
  return { method: 'POST', body: form };
}

/** The jobs of the account. If the service lists none, the jobs that were started in this browser. */
function useJobs(): readonly { readonly id: string; readonly name: string; readonly at: string }[] {
  const token = useToken();
  const { data } = useQuery({
    queryKey: ['jobs', token],
    queryFn: ({ signal }) => api.get('/jobs', { signal }),
    enabled: token !== null,
    staleTime: 0,
    retry: false,
  });
  const stored = storedJobs();
  if (data === undefined) return stored;
  return data.jobs.map(({ id, filename, rows, created_at }) => ({
    id,
    name: filename || plural(rows, '{n} row', '{n} rows'),
    at: created_at,
  }));
}

function EarlierJobs() {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{t('Earlier jobs')}</h2>
      <ul className="cards-of-places">
        {jobs.map(({ id, name, at }) => (
          <li key={id}>
            <Link href={`/app/bulk/${id}`}>{name || t('Pasted list')}</Link>{' '}
            <span className="muted">{age(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bulk jobs that were started in this browser, so that users can return to them after closing the page. */
interface StoredJob {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

const KEY = 'homedex.bulk-jobs';
const STORED_MAX = 20;

function storedJobs(): readonly StoredJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredJob[]) : [];
  } catch {
    return [];
  }
}

const keepJob = (id: string, name: string): void =>
  localStorage.setItem(
    KEY,
    JSON.stringify([{ id, name, at: new Date().toISOString() }, ...storedJobs()].slice(0, STORED_MAX)),
  );
