import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, failureOf, HomedexError } from '../../../packages/client/index.js';
import { readToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { isFilled } from '../profile/value.tsx';

/** A set of rows that can be downloaded. */
export interface DownloadScope {
  readonly key: string;
  readonly label: string;
  /** Rows that there are, before the tier's limit. */
  readonly rows: number;
  readonly kind: 'search' | 'companies' | 'bulk-search' | 'my-companies' | 'list';
  readonly params: Readonly<Record<string, unknown>>;
}

const ROWS = 3;
const COLUMNS = 12;
const CHARACTERS = 60;
/** A question with more domains fits no address; the best of these few are as good a sample. */
const DOMAINS_MAX = 50;

/** The first rows as the file will have them, on demand: the search download itself, which costs nothing, left after three lines. */
export function SampleRows({ scope, columns }: { readonly scope: DownloadScope; readonly columns: string }) {
  const [isOpen, setOpen] = useState(false);
  const sample = useQuery({
    queryKey: ['sample', scope.kind, scope.params, columns],
    queryFn: ({ signal }) => readRows(addressOfSample(scope, columns), signal),
    enabled: isOpen,
  });
  if (scope.kind !== 'search' && scope.kind !== 'companies') return null;
  if (!isOpen)
    return (
      <button type="button" className="link preview" onClick={() => setOpen(true)}>
        {t('Preview')}
      </button>
    );
  if (sample.error) return <p className="muted">{t('Couldn’t load the preview.')}</p>;
  const rows = sample.data;
  if (!rows) return <p className="muted">…</p>;
  const names = Object.keys(rows[0] ?? {})
    .filter((name) => rows.some((row) => isFilled(row[name] as never)))
    .slice(0, COLUMNS);
  return (
    <table className="sample">
      <caption className="only-read-aloud">{t('First rows of the file')}</caption>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {rows.map((row) => (
              <td key={String(row['domain'])}>{cell(row[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text;
}

function addressOfSample({ kind, params }: DownloadScope, columns: string): string {
  const domains = params['domains'];
  const query = {
    ...params,
    ...(Array.isArray(domains) && { domains: domains.slice(0, DOMAINS_MAX).join(',') }),
    ...(columns !== '' && { columns }),
    format: 'jsonl',
  };
  return kind === 'search'
    ? addressOf('/search/download', { query: query as never })
    : addressOf('/companies/download', { query: query as never });
}

/** The most rows that a file of this caller has, as the download itself reports; it is aborted before its first row. */
export async function readRowCap(scope: DownloadScope, signal: AbortSignal): Promise<number> {
  const stop = new AbortController();
  const answer = await fetch(addressOfSample(scope, 'domain'), {
    signal: AbortSignal.any([signal, stop.signal]),
  }).catch((cause: unknown) => {
    throw new HomedexError(0, 'The server cannot be reached.', { cause });
  });
  if (!answer.ok) throw await failureOf(answer);
  stop.abort();
  return Number(answer.headers.get('x-row-cap') ?? scope.rows);
}

/** Reads this many lines and aborts. */
async function readRows(address: string, signal: AbortSignal): Promise<readonly Record<string, unknown>[]> {
  const token = readToken();
  const stop = new AbortController();
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, stop.signal]),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n').length <= ROWS) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  stop.abort();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, ROWS)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
