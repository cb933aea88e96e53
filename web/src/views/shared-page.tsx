import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from '../address/link.tsx';
import { navigate } from '../address/location.ts';
import { api } from '../api/api.ts';
import { industryName, plural, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { Country } from '../parts/country.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { addressOfView } from './view-address.ts';

/** What somebody shared: a view redirects to its search, a list is shown here. */
export default function SharedPage({ item: token }: { readonly item: string }) {
  const shared = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => api.get('/shared/{token}', { path: { token }, signal }),
    retry: false,
  });
  const { data } = shared;
  usePageTitle(data?.name ?? t('Shared with you'));
  useEffect(() => {
    if (data?.kind === 'view') navigate(addressOfView(data), 'replace');
  }, [data]);
  return (
    <main id="content" className="place">
      <header>
        <div>
          <p className="muted">{t('Shared with you')}</p>
          <h1>{data?.name ?? t('Shared with you')}</h1>
        </div>
        {data?.kind === 'list' && (
          <span className="muted">{plural(data.item_count, '{n} company', '{n} companies')}</span>
        )}
      </header>
      <FailureNote error={shared.error} />
      {data?.kind === 'list' && (
        <VirtualRows
          items={data.items}
          label={t('Companies')}
          keyOf={({ domain }) => domain}
          render={({ domain, company_name, country, industry }) => (
            <>
              <span className="who">
                <CompanyIcon domain={domain} />
                <Link className="name" dir="auto" href={`/app/company/${domain}`}>
                  {company_name || domain}
                </Link>
              </span>
              <span className="domain">{domain}</span>
              <span>{industryName(industry)}</span>
              <span>{country !== '' && <Country code={country} />}</span>
            </>
          )}
        />
      )}
    </main>
  );
}
