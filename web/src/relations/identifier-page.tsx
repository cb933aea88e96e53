import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { findIdentifier } from '../api/relations.ts';
import { industryName, plural, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { Country } from '../parts/country.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { IdentifierAlert, searchOfIdentifier } from './identifier-alert.tsx';

const PAGE = 100;

/** One identifier, for example an analytics account, and every site that uses it. */
export default function IdentifierPage({ item }: { readonly item: string }) {
  const colon = item.indexOf(':');
  const identifier = { kind: item.slice(0, Math.max(0, colon)), value: item.slice(colon + 1) };
  usePageTitle(identifier.value);
  const found = useInfiniteQuery({
    queryKey: ['identifier', item],
    queryFn: ({ pageParam, signal }) =>
      findIdentifier(identifier, { limit: PAGE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < (last?.total ?? 0) ? pages.length * PAGE : undefined,
    enabled: colon > 0,
    retry: false,
  });
  const first = found.data?.pages[0];
  const domains = found.data?.pages.flatMap((page) => page?.domains ?? []) ?? [];
  return (
    <main id="content" className="place wide">
      <header>
        <div>
          <p className="muted">{first?.name ?? identifier.kind}</p>
          <h1 className="wrapping">
            <bdi>{identifier.value}</bdi>
          </h1>
        </div>
        {first && (
          <div className="actions">
            <Link className="button primary" href={linkTo({}, searchOfIdentifier(identifier))}>
              {t('Search these sites')}
            </Link>
            <IdentifierAlert identifier={identifier} name={first.name} />
          </div>
        )}
      </header>
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {colon > 0 && found.isPending && <div className="skeleton place-skeleton" />}
      {(colon <= 0 || first === null) && (
        <EmptyState
          title={t('Not an identifier')}
          about={t('The address names a kind and a value, such as {example}.', {
            example: 'ga4:G-7QK2M9ZP4D',
          })}
        />
      )}
      {first && (
        <p>
          {plural(first.total, '{n} site has it', '{n} sites have it')}
          {first.common && (
            <em
              className="tag"
              title={t('Of a site builder, an agency or a theme: it says nothing about ownership.')}
            >
              {t('shared by many sites')}
            </em>
          )}
        </p>
      )}
      {domains.length > 0 && (
        <div className="scrolled">
          <table className="related-table">
            <thead>
              <tr>
                <th scope="col">{t('Site')}</th>
                <th scope="col">{t('Country')}</th>
                <th scope="col">{t('Industry')}</th>
              </tr>
            </thead>
            <tbody>
              {domains.map(({ domain, company_name, country, industry }) => (
                <tr key={domain}>
                  <th scope="row">
                    <CompanyIcon domain={domain} />
                    <Link dir="auto" href={`/app/company/${domain}`}>
                      {company_name || domain}
                    </Link>
                    <span className="muted">
                      {company_name && <bdi>{domain}</bdi>}
                      <Link href={`/app/related/${domain}`}>
                        {t('its related sites')} <span className="only-read-aloud">{domain}</span>
                      </Link>
                    </span>
                  </th>
                  <td>{country && <Country code={country} />}</td>
                  <td>{industry && industryName(industry)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.hasNextPage && (
            <button
              type="button"
              disabled={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {t('and {n} more', { n: (first?.total ?? 0) - domains.length })}
            </button>
          )}
        </div>
      )}
    </main>
  );
}
