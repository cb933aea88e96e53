import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { findTechnologies } from '../api/relations.ts';
import { number, percent, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { TechnologyPage } from './technology-page.tsx';

export default function TechnologiesPage({ item }: { readonly item: string }) {
  return item === '' ? <AllTechnologies /> : <TechnologyPage name={item} />;
}

const sorts = ['companies', 'gained', 'lost', 'name'] as const;
type Sort = (typeof sorts)[number];

/** The technologies that the indexed sites use, and how their numbers changed between crawls. */
function AllTechnologies() {
  usePageTitle(t('Technologies'));
  const [words, setWords] = useState('');
  const [category, setCategory] = useState('');
  const [sort, setSort] = useState<Sort>('companies');
  const found = useQuery({
    queryKey: ['technologies', words, category, sort],
    queryFn: ({ signal }) =>
      findTechnologies(
        { sort, ...(words !== '' && { q: words }), ...(category !== '' && { category }) },
        signal,
      ),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const everything = useQuery({
    queryKey: ['technologies', '', '', 'companies'],
    queryFn: ({ signal }) => findTechnologies({ sort: 'companies' }, signal),
    retry: false,
  });
  const categories = [...new Set((everything.data ?? []).map((row) => row.category))].sort();
  const rows = found.data ?? [];
  const most = Math.max(1, ...rows.map(({ companies }) => companies));
  const names: Readonly<Record<Sort, string>> = {
    companies: t('Most companies'),
    gained: t('Most gained'),
    lost: t('Most lost'),
    name: t('Name'),
  };
  return (
    <main id="content" className="place wide">
      <header>
        <h1>{t('Technologies')}</h1>
        <div className="actions">
          <input
            type="search"
            value={words}
            maxLength={100}
            placeholder={t('Find a technology')}
            aria-label={t('Find a technology')}
            onChange={(event) => setWords(event.target.value)}
          />
          <select
            value={category}
            aria-label={t('Category')}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{t('All categories')}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <select
            value={sort}
            aria-label={t('Sort by')}
            onChange={(event) => setSort(event.target.value as Sort)}
          >
            {sorts.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </select>
        </div>
      </header>
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <div className="skeleton place-skeleton" />}
      {found.data === null && (
        <EmptyState
          title={t('Technology pages are not available')}
          about={t('This server does not count technologies.')}
        />
      )}
      {found.data?.length === 0 && <p className="muted">{t('No technology matches.')}</p>}
      {rows.length > 0 && (
        <div className="scrolled">
          <table className="bars">
            <thead>
              <tr>
                <th scope="col">{t('Technology')}</th>
                <th scope="col" className="only-wide">
                  {t('Category')}
                </th>
                <th scope="col" className="number">
                  {t('Companies')}
                </th>
                <td className="bar" />
                <th scope="col" className="number">
                  {t('Share of the index')}
                </th>
                <th scope="col" className="number">
                  {t('Gained')}
                </th>
                <th scope="col" className="number">
                  {t('Lost')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, category: kind, companies, share, gained, lost }) => (
                <tr key={name}>
                  <th scope="row">
                    <Link href={`/app/technologies/${encodeURIComponent(name)}`}>{name}</Link>
                  </th>
                  <td className="only-wide">{kind}</td>
                  <td className="number">{number(companies)}</td>
                  <td className="bar">
                    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(companies / most) * 100} height="12" />
                    </svg>
                  </td>
                  <td className="number">{percent(share)}</td>
                  <td className="number">
                    {gained === null ? '–' : gained === 0 ? '0' : `+${number(gained)}`}
                  </td>
                  <td className="number">{lost === null ? '–' : lost === 0 ? '0' : `−${number(lost)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  );
}
