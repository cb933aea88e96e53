import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { navigate, useLocation } from '../address/location.ts';
import { useAction } from '../api/action.ts';
import { api, type Company } from '../api/api.ts';
import { queryClient, useColumns, useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { plural, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { profilePrice } from '../profile/price.ts';
import { type Columns, fetchProfile, profileKey, type ReadProfile } from '../profile/use-profile.ts';
import { isFilled, Value } from '../profile/value.tsx';
import { nameOf } from '../search/company-card.tsx';

const COMPANIES_MAX = 5;

/** Compares two to five companies column by column. Their free cards are shown immediately, their full profiles for the usual price. */
export default function SideBySidePage() {
  usePageTitle(t('Compare companies'));
  const { query } = useLocation();
  const token = useToken();
  const domains = [...new Set((new URLSearchParams(query).get('domains') ?? '').split(','))]
    .filter((domain) => domain !== '')
    .slice(0, COMPANIES_MAX);
  const cards = useQueries({
    queries: domains.map((domain) => ({
      queryKey: ['compared', domain],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { results = [] } = await api.get('/companies', {
          query: { domains: domain, limit: 1 },
          signal,
        });
        return (results[0] ?? null) as Company | null;
      },
    })),
  });
  const profiles = useQueries({
    queries: domains.map((domain) => ({
      queryKey: profileKey(domain, token),
      queryFn: () => fetchProfile(domain, ''),
      enabled: false,
    })),
  });
  const missing = domains.filter((_, at) => profiles[at]?.data === undefined);
  const error = cards.find((card) => card.error)?.error;
  return (
    <main id="content" className="place wide">
      <header>
        <h1>{t('Compare companies')}</h1>
        {missing.length > 0 && domains.length > 0 && <ReadAll domains={missing} />}
      </header>
      <FailureNote error={error} />
      {domains.length === 0 && (
        <p className="muted">{t('Select two to five companies in a search and press “Compare”.')}</p>
      )}
      {domains.length > 0 && (
        <Comparison
          companies={domains.map((domain, at) => ({
            domain,
            card: cards[at]?.data ?? undefined,
            columns: (profiles[at]?.data as ReadProfile | undefined)?.columns,
          }))}
        />
      )}
    </main>
  );
}

function ReadAll({ domains }: { readonly domains: readonly string[] }) {
  const { data: me } = useMe();
  const token = useToken();
  const read = useAction(
    async () => {
      for (const domain of domains)
        await queryClient.fetchQuery({
          queryKey: profileKey(domain, token),
          queryFn: () => fetchProfile(domain, ''),
          staleTime: Number.POSITIVE_INFINITY,
        });
    },
    { needsAccount: false },
  );
  return (
    <div className="actions">
      <FailureNote error={read.error} />
      <button type="button" className="primary" disabled={read.isPending} onClick={() => read.mutate()}>
        {plural(domains.length, 'Load {n} full profile ({price})', 'Load {n} full profiles ({price} each)', {
          price: profilePrice(me),
        })}
      </button>
    </div>
  );
}

interface Compared {
  readonly domain: string;
  readonly card: Company | undefined;
  readonly columns: Columns | undefined;
}

/** Rows in which at least one company has a value; optionally only rows that differ. */
function Comparison({ companies }: { readonly companies: readonly Compared[] }) {
  const { data: all = [] } = useColumns();
  const [isDifferent, setDifferent] = useState(false);
  const columnValue = ({ card, columns }: Compared, name: string) =>
    columns ? columns[name] : (card as unknown as Columns | undefined)?.[name];
  /** Whether the value differs from that of the first company. */
  const isOdd = (company: Compared, name: string): boolean => {
    const [first] = companies;
    return (
      first !== undefined &&
      JSON.stringify(columnValue(company, name) ?? '') !== JSON.stringify(columnValue(first, name) ?? '')
    );
  };
  const rows = all
    .filter(({ name }) => name !== 'domain' && name !== 'body_text')
    .filter(({ name }) => companies.some((company) => isFilled(columnValue(company, name))))
    .filter(({ name }) => {
      const values = companies.map((company) => JSON.stringify(columnValue(company, name) ?? ''));
      return !isDifferent || new Set(values).size > 1;
    });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isDifferent}
          onChange={(event) => setDifferent(event.target.checked)}
        />
        {t('Show differences only')}
      </label>
      {companies.length > 1 && <p className="muted">{t('Highlighted: differs from the first company.')}</p>}
      <div className="scrolled">
        <table className="comparison">
          <thead>
            <tr>
              <td />
              {companies.map(({ domain, card }) => (
                <th key={domain} scope="col">
                  <CompanyIcon domain={domain} />{' '}
                  <Link dir="auto" href={`/app/company/${domain}`}>
                    {card ? nameOf(card) : domain}
                  </Link>
                  {companies.length > 1 && (
                    <button
                      type="button"
                      className="quiet"
                      aria-label={t('Remove {domain} from the comparison', { domain })}
                      onClick={() =>
                        navigate(
                          `/app/side-by-side?domains=${companies
                            .map((company) => company.domain)
                            .filter((other) => other !== domain)
                            .join(',')}`,
                          'replace',
                        )
                      }
                    >
                      <Icon name="close" />
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, description }) => (
              <tr key={name}>
                <th scope="row" title={description}>
                  {label}
                </th>
                {companies.map((company) => (
                  <td
                    key={company.domain}
                    dir="auto"
                    className={isOdd(company, name) ? 'wrapping different' : 'wrapping'}
                  >
                    {isFilled(columnValue(company, name)) ? (
                      <Value name={name} value={columnValue(company, name)} />
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
