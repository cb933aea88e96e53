import { type DragEvent, type FormEvent, useMemo, useState } from 'react';
import { Link } from '../address/link.tsx';
import { visit } from '../address/location.ts';
import { useAct } from '../api/act.ts';
import type { BulkJob } from '../api/api.ts';
import { exchangeFile } from '../api/exchange-file.ts';
import { useMe } from '../api/questions.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { profilesPrice } from '../profile/price.ts';
import { age, plural, t } from '../words/words.ts';
import { BulkJobPage } from './bulk-job-page.tsx';
import { keepJob, keptJobs } from './kept-jobs.ts';
import { recogniseDomains } from './recognised-domains.ts';

const FILE_BYTES_MAX = 32_000_000;
/** What is longer came from a file and is only shown, and of that only the beginning: a browser may take seconds to set a long word. */
const EDITED_CHARACTERS_MAX = 20_000;
const SHOWN_CHARACTERS = 2_000;

export default function BulkPage({ item }: { readonly item: string }) {
  return item === '' ? <NewBulk /> : <BulkJobPage id={item} />;
}

/** A file or a pasted list of companies becomes a file with their profiles. */
function NewBulk() {
  usePageTitle(t('Bulk look-up'));
  const { data: me } = useMe();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [problem, setProblem] = useState('');
  const isLong = text.length > EDITED_CHARACTERS_MAX;
  const found = useMemo(() => recogniseDomains(text), [text]);
  const start = useAct(() => sendFile(text), {
    needsAccount: false,
    onSuccess: (job) => {
      keepJob(job.id, fileName);
      visit(`/app/bulk/${job.id}`);
    },
  });
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > FILE_BYTES_MAX) return setProblem(t('This file is larger than 32 MB. Send it in parts.'));
    setProblem('');
    setFileName(file.name);
    setText(await file.text());
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]).catch((error: Error) => setProblem(error.message));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate();
  };
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Bulk look-up')}</h1>
      </header>
      <p>{t('Profiles of up to 100,000 domains as one file. What is not indexed is fetched now.')}</p>
      <form className="form" onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="labelled">
          <span>{t('A CSV with a column domain, website or url, or one domain a line')}</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) =>
              take(event.target.files?.[0]).catch((error: Error) => setProblem(error.message))
            }
          />
        </label>
        <label className="labelled">
          <span>{t('or paste it, or drop it here')}</span>
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
            {t('{domains} domains recognised in {rows} lines.', { domains: found.domains, rows: found.rows })}{' '}
            {found.first.join(', ')}
            {found.domains > found.first.length ? ' …' : ''}
          </p>
        )}
        <FailureNote error={start.error} />
        <div className="actions">
          <button type="submit" className="primary" disabled={start.isPending || found.domains === 0}>
            {plural(found.domains, 'Look up {n} domain · free', 'Look up {n} domains · free')}
          </button>
        </div>
        {me && found.domains > 0 && (
          <p className="muted">
            {t('You pay by the profile, when you download the file: {price}. Other rows cost nothing.', {
              price: profilesPrice(me, found.domains),
            })}
          </p>
        )}
      </form>
      <EarlierJobs />
    </main>
  );
}

async function sendFile(text: string): Promise<BulkJob> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'domains.csv');
  const response = await exchangeFile('/bulk-lookup?async=true', { method: 'POST', body: form });
  return response.json();
}

function EarlierJobs() {
  const jobs = keptJobs();
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{t('Earlier look-ups in this browser')}</h2>
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
