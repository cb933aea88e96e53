import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { changeSearch } from '../address/location.ts';
import { findTechnology, type TechnologyFacts } from '../api/relations.ts';
import { countryName, day, industryName, number, percent, t } from '../i18n/i18n.ts';
import { BarTable } from '../parts/bar-table.tsx';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';

const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));

const SHOWN = 12;

/** One technology: who uses it, in which countries, with what else, and who started or stopped using it. */
export function TechnologyPage({ name }: { readonly name: string }) {
  usePageTitle(name);
  const [isAlerting, setAlerting] = useState(false);
  const found = useQuery({
    queryKey: ['technology', name],
    queryFn: ({ signal }) => findTechnology(name, signal),
    retry: false,
  });
  const { data } = found;
  return (
    <main id="content" className="place wide">
      <header>
        <div>
          <p className="muted">
            <Link href="/app/technologies">{t('Technologies')}</Link>
            {data && ` · ${data.category}`}
          </p>
          <h1>{name}</h1>
        </div>
        <div className="actions">
          <button type="button" className="primary" onClick={() => changeSearch({ technology: [name] })}>
            {t('Companies that use {name}', { name })}
          </button>
          <button type="button" onClick={() => changeSearch({ not_technology: [name] })}>
            {t('Companies without it')}
          </button>
          <button type="button" onClick={() => setAlerting(true)}>
            {t('Alert me')}
          </button>
        </div>
      </header>
      <Suspense>
        {isAlerting && (
          <MonitorDialog kind="technology" technology={name} onClose={() => setAlerting(false)} />
        )}
      </Suspense>
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <div className="skeleton place-skeleton" />}
      {data === null && (
        <EmptyState
          title={t('Nothing known about {name}', { name })}
          about={t('No company of this index uses it, or this server does not count technologies.')}
        />
      )}
      {data && <Facts facts={data} />}
    </main>
  );
}

function Facts({ facts }: { readonly facts: TechnologyFacts }) {
  const { name, companies, share, by_country, by_industry, often_with, over_time, gained, lost } = facts;
  const together = often_with.map((other) =>
    'name' in other ? { value: other.name, count: other.companies } : other,
  );
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{t('Companies')}</dt>
          <dd>{number(companies)}</dd>
        </div>
        <div>
          <dt>{t('Share of the index')}</dt>
          <dd>{percent(share)}</dd>
        </div>
      </dl>
      <div className="technology-charts">
        <BarTable
          caption={t('Countries')}
          nameTitle={t('Country')}
          rows={by_country.slice(0, SHOWN).map(({ value, count }) => ({ value: countryName(value), count }))}
          whole={companies}
          onChoose={(shown) => {
            const code = by_country.find(({ value }) => countryName(value) === shown)?.value;
            if (code !== undefined) changeSearch({ technology: [name], country: [code.toLowerCase()] });
          }}
        />
        <BarTable
          caption={t('Industries')}
          nameTitle={t('Industry')}
          rows={by_industry
            .slice(0, SHOWN)
            .map(({ value, count }) => ({ value: industryName(value), count }))}
          whole={companies}
          onChoose={(shown) => {
            const industry = by_industry.find(({ value }) => industryName(value) === shown)?.value;
            if (industry !== undefined) changeSearch({ technology: [name], industry: [industry] });
          }}
        />
        <BarTable
          caption={t('Often used with')}
          nameTitle={t('Technology')}
          rows={together.slice(0, SHOWN)}
          whole={companies}
          onChoose={(other) => changeSearch({ technology: [name, other] })}
        />
      </div>
      {over_time.length > 1 && (
        <section>
          <h2>{t('Over time')}</h2>
          <table>
            <tbody>
              {over_time.map(({ crawl_id, at, companies: counted }) => (
                <tr key={`${crawl_id} ${at}`}>
                  <th scope="row">{day(at)}</th>
                  <td>{crawl_id}</td>
                  <td className="number">{number(counted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="technology-charts">
        <Domains title={t('Started using it')} domains={gained} />
        <Domains title={t('Stopped using it')} domains={lost} />
      </div>
    </>
  );
}

function Domains({
  title,
  domains,
}: {
  readonly title: string;
  readonly domains: TechnologyFacts['gained'];
}) {
  if (domains.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {domains.slice(0, SHOWN).map((one) => {
          const domain = typeof one === 'string' ? one : one.domain;
          return (
            <li key={domain}>
              <CompanyIcon domain={domain} /> <Link href={`/app/company/${domain}`}>{domain}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
