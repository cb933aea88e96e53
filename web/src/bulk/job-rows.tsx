import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { api, type Company } from '../api/api.ts';
import { useColumnsByName } from '../api/queries.ts';
import { plural, serverMessage, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { CellValue } from '../search/cell-value.tsx';
import { statusName } from './status-name.ts';

const SaveDomains = lazy(() =>
  import('../lists/save-domains.tsx').then(({ SaveSources }) => ({ default: SaveSources })),
);

const PAGE = 50;
const READ_AT_ONCE = 250;
/** How many of the user's own columns fit next to the ones we add. */
const OWN_SHOWN = 3;
/** A file may have all 178 columns, but nobody reads a table that wide. */
const COLUMNS_SHOWN = 12;
/** Columns that are always shown. */
const named: readonly string[] = ['domain', 'company_name'];
const usualColumns = ['country', 'industry'];

interface JobRowsProps {
  readonly id: string;
  readonly rows: number;
  /** Rows with a company. */
  readonly found: number;
  /** The chosen columns of the file, comma-separated; empty for all. */
  readonly columns: string;
}

/** The outcome of each row, with the user's own columns first. It is free, because it does not show profiles. */
export function JobRows({ id, rows, found, columns }: JobRowsProps) {
  const [isSaving, setSaving] = useState(false);
  const pages = useInfiniteQuery({
    queryKey: ['job-rows', id],
    queryFn: ({ pageParam, signal }) => readRows(id, PAGE, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (_, all) => (all.length * PAGE < rows ? all.length * PAGE : undefined),
  });
  const shown = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const domains = [...new Set(shown.filter(hasCompany).map((row) => row.domain ?? ''))];
  const chosen = columns === '' ? usualColumns : columns.split(',').filter((name) => !named.includes(name));
  const added = chosen.slice(0, COLUMNS_SHOWN);
  const known = useColumnsByName();
  const companies = useQuery({
    queryKey: ['job-companies', id, domains, added],
    queryFn: ({ signal }) => readCompanies(domains, added, signal),
    enabled: domains.length > 0,
    placeholderData: (before) => before,
  });
  const own = (pages.data?.pages[0]?.own_columns ?? []).slice(0, OWN_SHOWN);
  return (
    <section>
      <header className="actions">
        <h2>{t('Results')}</h2>
        <button type="button" disabled={found === 0} onClick={() => setSaving(true)}>
          {t('Save as list')}
        </button>
      </header>
      <FailureNote error={pages.error ?? companies.error} onRetry={() => void pages.refetch()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="scrolled job-rows" tabIndex={0} aria-label={t('Results')}>
        <table>
          <thead>
            <tr>
              {own.map((name) => (
                <th key={name} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">{t('Company')}</th>
              {added.map((name) => (
                <th key={name} scope="col">
                  {known.data?.get(name)?.label ?? name}
                </th>
              ))}
              <th scope="col">{t('Outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => {
              const company = row.domain === null ? undefined : companies.data?.get(row.domain);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their order never changes
                <tr key={at}>
                  {own.map((name, cell) => (
                    <td key={name} dir="auto">
                      {row.own[cell]}
                    </td>
                  ))}
                  <td>
                    {row.domain !== null && hasCompany(row) ? (
                      <Link href={`/app/company/${row.domain}`}>
                        <CompanyIcon domain={row.domain} /> {company?.company_name || row.domain}
                      </Link>
                    ) : (
                      (row.domain ?? '')
                    )}
                  </td>
                  {added.map((name) => (
                    <td key={name} dir="auto">
                      {company && (
                        <CellValue
                          name={name}
                          value={company.columns?.[name]}
                          isMissing={company.columns === undefined}
                        />
                      )}
                    </td>
                  ))}
                  <td title={row.lookup_error ? serverMessage(row.lookup_error) : undefined}>
                    {row.lookup_status === null ? t('Waiting') : statusName(row.lookup_status)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {chosen.length > added.length && (
        <p className="muted">
          {plural(
            chosen.length - added.length,
            'The file has {n} more column.',
            'The file has {n} more columns.',
          )}
        </p>
      )}
      {pages.hasNextPage && (
        <button
          type="button"
          className="link"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('Show more')}
        </button>
      )}
      <Suspense>
        {isSaving && (
          <SaveDomains
            sources={[
              {
                key: 'found',
                label: plural(found, '{n} company', '{n} companies'),
                count: found,
                load: () => readAllDomains(id, rows),
              },
            ]}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

type Rows = Awaited<ReturnType<typeof readRows>>;

const hasCompany = ({ lookup_status }: Rows['rows'][number]): boolean =>
  lookup_status === 'indexed' || lookup_status === 'fetched';

const readRows = (id: string, limit: number, offset: number, signal?: AbortSignal) =>
  api.get('/jobs/{job_id}/rows', {
    path: { job_id: id },
    query: { limit, offset },
    ...(signal && { signal }),
  });

/** Reads the free cards of the companies. One search names up to PAGE domains. */
async function readCompanies(domains: readonly string[], columns: readonly string[], signal: AbortSignal) {
  const found = new Map<string, Company>();
  for (let at = 0; at < domains.length; at += PAGE) {
    const batch = domains.slice(at, at + PAGE);
    const { results } = await api.get('/companies', {
      query: {
        domains: batch.join(','),
        limit: PAGE,
        ...(columns.length > 0 && { columns: columns.join(',') }),
      },
      signal,
    });
    for (const company of results) found.set(company.domain, company);
  }
  return found;
}

async function readAllDomains(id: string, rows: number): Promise<readonly string[]> {
  const domains = new Set<string>();
  for (let offset = 0; offset < rows; offset += READ_AT_ONCE)
    for (const row of (await readRows(id, READ_AT_ONCE, offset)).rows)
      if (row.domain !== null && hasCompany(row)) domains.add(row.domain);
  return [...domains];
}
