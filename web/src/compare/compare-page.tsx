import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { changeSearch, navigate, useLocation } from '../address/location.ts';
import { api } from '../api/api.ts';
import { number, percent, plural, t } from '../i18n/i18n.ts';
import { Bar } from '../parts/bar-table.tsx';
import { copy } from '../parts/copy.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';

const DownloadDialog = lazy(() => import('../export/download-dialog.tsx'));

const KEYWORDS_MAX = 200;

type Order = 'count' | 'typed';

/** Exact counts of many keywords side by side. They are in the address, so a comparison can be shared. */
export default function ComparePage() {
  usePageTitle(t('Compare keywords'));
  const { query } = useLocation();
  const keywords = keywordsIn(new URLSearchParams(query).get('keywords') ?? '');
  const [text, setText] = useState(keywords.join('\n'));
  const [isExporting, setExporting] = useState(false);
  const typed = keywordsIn(text);
  const counts = useQuery({
    queryKey: ['keyword-counts', keywords],
    queryFn: ({ signal }) => api.post('/bulk-search/count', { body: { keywords: [...keywords] }, signal }),
    enabled: keywords.length > 0,
    placeholderData: (previous) => previous,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    navigate(`/app/compare?${new URLSearchParams({ keywords: typed.join(',') })}`);
  };
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Compare keywords')}</h1>
      </header>
      <form className="form" onSubmit={submit}>
        <label className="labelled">
          <span>{t('Keywords or phrases, one per line or separated by commas')}</span>
          <textarea
            rows={5}
            value={text}
            placeholder={'book a demo\nfree trial'}
            onChange={(event) => setText(event.target.value)}
          />
          <span className={typed.length > KEYWORDS_MAX ? 'wrong' : 'hint'}>
            {t('{n} of {max}', { n: typed.length, max: KEYWORDS_MAX })}
          </span>
        </label>
        <div className="actions">
          <button
            type="submit"
            className="primary"
            disabled={typed.length === 0 || typed.length > KEYWORDS_MAX}
          >
            {plural(typed.length, 'Count {n} keyword', 'Count {n} keywords')}
          </button>
          {counts.data && (
            <>
              <button type="button" onClick={() => setExporting(true)}>
                {t('Export the companies')}
              </button>
              <button type="button" onClick={() => copy(tableText(counts.data.keywords), t('Table copied'))}>
                {t('Copy table')}
              </button>
            </>
          )}
        </div>
      </form>
      <FailureNote error={counts.error} onRetry={() => void counts.refetch()} />
      {counts.data && <Counts keywords={counts.data.keywords} combined={counts.data.combined_total} />}
      <Suspense>
        {isExporting && counts.data && (
          <DownloadDialog
            title={t('Export the companies')}
            scopes={[
              {
                key: 'keywords',
                label: t('All companies matching any keyword'),
                rows: counts.data.combined_total,
                kind: 'bulk-search',
                params: { keywords: keywords },
              },
            ]}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </main>
  );
}

const keywordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
  ),
];

interface KeywordCount {
  readonly keyword: string;
  readonly total_results: number;
  readonly problem?: string;
}

const tableText = (keywords: readonly KeywordCount[]): string =>
  keywords.map(({ keyword, total_results }) => `${keyword}\t${total_results}`).join('\n');

function Counts({
  keywords,
  combined,
}: {
  readonly keywords: readonly KeywordCount[];
  readonly combined: number;
}) {
  const [order, setOrder] = useState<Order>('count');
  const whole = useQuery({
    queryKey: ['companies-in-all'],
    queryFn: ({ signal }) => api.get('/companies', { query: { limit: 1 }, signal }),
  });
  const most = Math.max(1, ...keywords.map(({ total_results }) => total_results));
  const inAll = whole.data?.total_count ?? 0;
  const shown = order === 'typed' ? keywords : keywords.toSorted((a, b) => b.total_results - a.total_results);
  return (
    <div className="scrolled">
      <table className="bars">
        <thead>
          <tr>
            <th scope="col">
              <button type="button" className="link" onClick={() => setOrder('typed')}>
                {t('Keyword')}
              </button>
            </th>
            <td className="bar" />
            <th scope="col" className="number">
              <button type="button" className="link" onClick={() => setOrder('count')}>
                {t('Companies')}
              </button>
            </th>
            <th scope="col" className="number">
              {t('Share of the index')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ keyword, total_results, problem }) => (
            <tr key={keyword}>
              <th scope="row" className="wrapping">
                <button
                  type="button"
                  className="link"
                  onClick={() => changeSearch({ q: keyword, mode: 'phrase', forms: false })}
                >
                  {keyword}
                </button>
                {problem && <span className="wrong"> {problem}</span>}
              </th>
              <td className="bar">
                <Bar share={total_results / most} />
              </td>
              <td className="number">{number(total_results)}</td>
              <td className="number">{inAll === 0 ? '' : percent(total_results / inAll)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {t('{n} matches (companies matching several keywords count more than once)', {
          n: combined,
        })}
      </p>
    </div>
  );
}
