import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { refreshMe, useMe } from '../api/queries.ts';
import { number, plural, t } from '../i18n/i18n.ts';
import { Choices } from '../parts/choices.tsx';
import { copy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';
import { ColumnChoice, namesOf, useColumnSelection } from './column-choice.tsx';
import type { DownloadScope } from './sample-rows.tsx';
import { COPIED_MAX, readRowCap, rowsForSheet, SampleRows } from './sample-rows.tsx';

interface DownloadProps {
  readonly title: string;
  readonly scopes: readonly [DownloadScope, ...DownloadScope[]];
  /** The columns of the visible table, if there is one. */
  readonly shownColumns?: string | undefined;
  /** Whether notes and tags can be added to the rows. */
  readonly hasNotes?: boolean;
  /** The same companies as a search, whose export is free; for rows that cost something. */
  readonly freeSearch?: string | undefined;
  readonly onClose: () => void;
}

type FileKind = 'csv' | 'excel-csv' | 'xlsx' | 'jsonl' | 'parquet';

/** Free profiles are used first; credits pay for the rest. */
function freeAndPaid(used: number, left: number, credits: number): string {
  const free = t('Uses {n} of your {m} free profiles', { n: used, m: left });
  return credits === 0 ? free : `${free}, ${plural(credits, '{n} credit', '{n} credits')}`;
}

/** Shows what the file will contain and what it costs before anything is downloaded. */
export default function DownloadDialog({
  title,
  scopes,
  shownColumns,
  hasNotes = false,
  freeSearch,
  onClose,
}: DownloadProps) {
  const [scopeKey, setScopeKey] = useState(scopes[0].key);
  const isTableShown = shownColumns !== undefined;
  const [selection, chooseColumns] = useColumnSelection(
    { kind: isTableShown ? 'shown' : 'contact', picked: [] },
    isTableShown,
  );
  const [areNotesAdded, addNotes] = useState(false);
  const profileColumns = namesOf(selection, shownColumns);
  const columns = areNotesAdded ? `${profileColumns || 'all'},note,tags` : profileColumns;
  const [file, setFile] = useState<FileKind>('csv');
  const { data: me } = useMe();
  const scope = scopes.find(({ key }) => key === scopeKey) ?? scopes[0];
  const isPaid = scope.kind === 'my-companies' || scope.kind === 'list';
  const base = { ...scope.params, ...(!isPaid && { tier: me?.tier ?? 'free' }) };
  const preview = useQuery({
    queryKey: ['download', scope.kind, base],
    queryFn: ({ signal }) => api.post('/downloads', { body: { kind: scope.kind, params: base }, signal }),
    enabled: me !== undefined,
    // An export changes the price of the next one.
    gcTime: 0,
    staleTime: 0,
  });
  const start = useAction(
    () => {
      const params = {
        ...base,
        ...(columns !== '' && { columns }),
        ...(file === 'excel-csv' ? { bom: true } : file !== 'csv' && { format: file }),
      };
      return api.post('/downloads', { body: { kind: scope.kind, params } });
    },
    {
      onSuccess: ({ url, rows }) => {
        openDownload(url);
        showToast(plural(rows, 'Downloading {n} row', 'Downloading {n} rows'));
        setTimeout(() => refreshMe().catch(() => undefined), CHARGED_AFTER_MS);
        onClose();
      },
    },
  );
  const copying = useAction(
    async () => {
      const params = { ...base, ...(columns !== '' && { columns }), format: 'jsonl' };
      const { url } = await api.post('/downloads', { body: { kind: scope.kind, params } });
      return rowsForSheet(url);
    },
    { onSuccess: (text) => copy(text, t('Copied. Paste it into a sheet.')) },
  );
  const anonymous = useQuery({
    queryKey: ['row-cap', scope.kind, scope.params],
    queryFn: ({ signal }) => readRowCap(scope, signal),
    enabled: me === undefined && !isPaid,
  });
  const rows = preview.data?.rows ?? (anonymous.data && Math.min(anonymous.data, scope.rows));
  const credits = preview.data?.credits ?? 0;
  // After an error, a dash replaces the sign that the value is loading.
  const unknown = (preview.error ?? anonymous.error) ? '–' : '…';
  const isShort = me !== undefined && credits > me.credits;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate();
  };
  const files: readonly (readonly [FileKind, string])[] = [
    ['csv', 'CSV'],
    ['excel-csv', t('CSV for Excel')],
    ['xlsx', t('Excel (XLSX)')],
    ['jsonl', t('JSONL')],
    ['parquet', 'Parquet'],
  ];
  return (
    <Dialog title={title} className="download-dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <Choices
          legend={t('Which companies')}
          name="scope"
          chosen={scope.key}
          onChoose={setScopeKey}
          choices={scopes.map(({ key, label }) => [key, label])}
        />
        <ColumnChoice columns={selection} onChoose={chooseColumns} isTableShown={isTableShown} />
        {hasNotes && (
          <label className="check">
            <input
              type="checkbox"
              checked={areNotesAdded}
              onChange={(event) => addNotes(event.target.checked)}
            />
            {t('Add my notes and tags')}
          </label>
        )}
        <Choices legend={t('Format')} name="file" chosen={file} onChoose={setFile} choices={files} />
        <SampleRows scope={scope} columns={profileColumns} />
        {!isPaid && (
          <button
            type="button"
            className="link copy-rows"
            disabled={copying.isPending}
            onClick={() => copying.mutate()}
          >
            {t('Copy for Google Sheets')}
            {(rows ?? scope.rows) > COPIED_MAX && ` (${t('the first {n}', { n: COPIED_MAX })})`}
            {me === undefined && ` (${t('needs an account')})`}
          </button>
        )}
        <dl className="bill">
          <div>
            <dt>{t('Rows')}</dt>
            <dd>
              {rows === undefined
                ? unknown
                : rows < scope.rows
                  ? t('{n} of {all} (your plan’s limit)', { n: rows, all: scope.rows })
                  : number(rows)}
            </dd>
          </div>
          <div>
            <dt>{t('Cost')}</dt>
            <dd>
              {rows === undefined
                ? unknown
                : isPaid && rows > credits
                  ? freeAndPaid(rows - credits, me?.free_lookups_remaining ?? 0, credits)
                  : credits === 0
                    ? t('Free')
                    : plural(credits, '{n} credit', '{n} credits')}
            </dd>
          </div>
          {me && credits > 0 && (
            <div>
              <dt>{t('Your balance')}</dt>
              <dd>
                {isShort
                  ? plural(me.credits, '{n} credit', '{n} credits')
                  : t('{before} → {after} credits', { before: me.credits, after: me.credits - credits })}
              </dd>
            </div>
          )}
        </dl>
        {isPaid && (
          <p className="muted">
            {t(
              'Saved companies are charged by the row, each time you export them. Exporting search results is free, up to your plan’s limit.',
            )}{' '}
            {freeSearch !== undefined && <a href={freeSearch}>{t('Open these companies as a search')}</a>}
          </p>
        )}
        {isShort && (
          <div className="note warn" role="alert">
            <p>{plural(credits - me.credits, 'You are {n} credit short.', 'You are {n} credits short.')}</p>
            <a className="button" href="/app/account/credits">
              {t('Add credits')}
            </a>
          </div>
        )}
        <FailureNote error={preview.error ?? anonymous.error ?? start.error ?? copying.error} />
        <div className="actions">
          <button type="submit" className="primary" disabled={start.isPending || isShort || rows === 0}>
            {me === undefined
              ? t('Sign in to download')
              : rows === undefined
                ? t('Download')
                : plural(rows, 'Download {n} row', 'Download {n} rows')}
          </button>
          <button type="button" onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Rows are charged as they are downloaded. After this time most files are complete, and the balance is refreshed. */
const CHARGED_AFTER_MS = 3_000;

/** A native download, because the browser shows its progress better than a page can. */
function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
