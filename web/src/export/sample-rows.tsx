import { useQuery } from '@tanstack/react-query';
import { addressOf, failureOf, HomedexError } from '../../../packages/client/index.js';
import { readToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { isFilled } from '../profile/value.tsx';

/** A set of rows that can be downloaded. */
export interface DownloadScope {
  readonly key: string;
  readonly label: string;
  /** How many rows exist, before the limit of the tier. */
  readonly rows: number;
  readonly kind: 'search' | 'companies' | 'bulk-search' | 'my-companies' | 'list';
  readonly params: Readonly<Record<string, unknown>>;
  /** The first companies of a scope whose rows cost something. */
  readonly sampled?: readonly string[];
}

const ROWS = 5;
const COLUMNS = 12;
const CHARACTERS = 60;
/** More domains do not fit into an address. The best of these few are as good a sample. */
const DOMAINS_MAX = 50;

/** The first rows as the file will have them. They come from the free search download, which is aborted after a few lines. */
export function SampleRows({ scope, columns }: { readonly scope: DownloadScope; readonly columns: string }) {
  const sample = useQuery({
    queryKey: ['sample', scope.kind, scope.params, scope.sampled, columns],
    queryFn: ({ signal }) => readRows(addressOfSample(scope, columns), ROWS, signal),
    enabled: isSampled(scope),
    retry: false,
    // Keeps the table visible while a column is added.
    placeholderData: (before) => before,
  });
  if (!isSampled(scope)) return null;
  if (sample.error) return <p className="muted">{t('Couldn’t load the preview.')}</p>;
  const rows = sample.data;
  if (!rows) return <div className="skeleton sample-skeleton" />;
  const names = Object.keys(rows[0] ?? {})
    .filter((name) => rows.some((row) => isFilled(row[name] as never)))
    .slice(0, COLUMNS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="sample-frame" tabIndex={0} aria-label={t('First rows of the file')}>
      <table className="sample">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.domain)}>
              {names.map((name) => (
                <td key={name} dir="auto">
                  {cell(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For rows that cost something, the sample is the free download of the same companies. */
const isSampled = ({ kind, sampled }: DownloadScope): boolean =>
  kind === 'search' || kind === 'companies' || sampled !== undefined;

/** The most rows that are copied at once. Larger results are better imported from a file. */
export const COPIED_MAX = 1_000;

/** The rows of a download as a spreadsheet pastes them: one line per row, cells separated by tabs. */
export async function rowsForSheet(url: string): Promise<string> {
  const rows = await readRows(url, COPIED_MAX, new AbortController().signal);
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => sheetCell(row[name])))]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** Prevents text from being read as a formula, as in our CSV files. */
function sheetCell(value: unknown): string {
  const text = (Array.isArray(value) ? value.join('; ') : String(value ?? '')).replaceAll(/\s+/g, ' ');
  return typeof value !== 'number' && /^[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text;
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text;
}

function addressOfSample({ kind, params, sampled }: DownloadScope, columns: string): string {
  if (sampled)
    return addressOf('/companies/download', {
      query: { domains: sampled.join(','), format: 'jsonl', ...(columns !== '' && { columns }) } as never,
    });
  const domains = params.domains;
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

/** The most rows that this user's file can have, as the download reports it. The download is aborted before its first row. */
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

/** Reads this many lines, then aborts the download. */
async function readRows(
  address: string,
  rowsMax: number,
  signal: AbortSignal,
): Promise<readonly Record<string, unknown>[]> {
  const token = readToken();
  const stop = new AbortController();
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, stop.signal]),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let lines = 0; lines < rowsMax; ) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    lines += value.split('\n').length - 1;
  }
  stop.abort();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, rowsMax)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
