import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useIsWide } from '../address/location.ts';
import {
  findRelated,
  type Identifier,
  identifierText,
  type RatedIdentifier,
  type RelatedSites,
} from '../api/relations.ts';
import { number, percent, plural, t } from '../i18n/i18n.ts';
import { Bar } from '../parts/bar-table.tsx';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { addressOfIdentifier, IdentifierAlert } from './identifier-alert.tsx';
import type { Connection } from './layout.ts';

const RelatedGraph = lazy(() => import('./related-graph.tsx'));

/** The most sites that the service returns at once. */
const SITES_MAX = 500;
/** Rows that are shown before the user asks for all. */
const ROWS = 20;

interface TiedSite extends Connection {
  readonly via: readonly RatedIdentifier[];
  readonly hop: 1 | 2;
}

/** The sites that share an identifier with a site, and the sites related to those, as a graph and as a table with the same facts. */
export default function RelatedPage({ item: domain }: { readonly item: string }) {
  usePageTitle(t('Sites related to {domain}', { domain }));
  const isWide = useIsWide();
  const found = useQuery({
    queryKey: ['related', domain, 'two hops'],
    queryFn: ({ signal }) => findRelated(domain, SITES_MAX, signal, 2),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const sites = found.data ? tiedSites(domain, found.data) : [];
  const graph = (
    <Suspense key="graph" fallback={<div className="skeleton place-skeleton" />}>
      <RelatedGraph
        domain={domain}
        first={sites.filter(({ hop }) => hop === 1)}
        second={sites.filter(({ hop }) => hop === 2)}
      />
    </Suspense>
  );
  const table = <SitesTable key="table" domain={domain} sites={sites} />;
  return (
    <main id="content" className="place wide">
      <header>
        <div>
          <p className="muted">
            <Link href={`/app/company/${domain}`}>{domain}</Link>
          </p>
          <h1>{t('Sites related to {domain}', { domain })}</h1>
        </div>
      </header>
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <div className="skeleton place-skeleton" />}
      {found.data === null && (
        <EmptyState
          title={t('Not in the index')}
          about={t('{domain} hasn’t been crawled yet.', { domain })}
        />
      )}
      {found.data && sites.length === 0 && (
        <p className="muted">{t('No other indexed site shares an identifier with it.')}</p>
      )}
      {sites.length > 0 && sites.every(({ hop, isCommon }) => hop === 2 || isCommon) && (
        <p className="note">
          {t('They share only what many sites have, so they probably do not belong to the same owner.')}
        </p>
      )}
      {/* A phone shows the table first. */}
      {sites.length > 0 && <div className="related-sites">{isWide ? [graph, table] : [table, graph]}</div>}
      {found.data && found.data.identifiers.length > 0 && (
        <OwnIdentifiers identifiers={found.data.identifiers} />
      )}
    </main>
  );
}

/** Every site with its connection, strongest first, the second hop after the first. */
function tiedSites(domain: string, { identifiers, related, second }: RelatedSites): readonly TiedSite[] {
  const rated = new Map(identifiers.map((one) => [identifierText(one), one]));
  const ofFirst = related.map(({ domain: other, company_name, score, via }): TiedSite => {
    const known = via.flatMap((one) => rated.get(identifierText(one)) ?? []);
    return {
      domain: other,
      name: company_name || other,
      through: domain,
      strength: score,
      isCommon: known.every(({ common }) => common),
      via: known,
      hop: 1,
    };
  });
  const ofSecond = second.map(
    ({ domain: other, company_name, score, via, through }): TiedSite => ({
      domain: other,
      name: company_name || other,
      through,
      strength: score,
      isCommon: via.every(({ common }) => common),
      via,
      hop: 2,
    }),
  );
  return [...ofFirst, ...ofSecond];
}

function SitesTable({ domain, sites }: { readonly domain: string; readonly sites: readonly TiedSite[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? sites : sites.slice(0, ROWS);
  return (
    <div className="scrolled">
      <table className="related-table">
        <caption className="only-read-aloud">{t('Sites related to {domain}', { domain })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Site')}</th>
            <th scope="col">{t('Shares')}</th>
            <th scope="col">{t('Strength')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ domain: other, name, hop, through, strength, via }) => (
            <tr key={other}>
              <th scope="row">
                <CompanyIcon domain={other} />
                <Link dir="auto" href={`/app/company/${other}`}>
                  {name}
                </Link>
                <span className="muted">
                  {other !== name && <bdi>{other}</bdi>}
                  {hop === 2 && <span>{t('through {domain}', { domain: through })}</span>}
                  <Link href={`/app/related/${other}`}>
                    {t('its related sites')} <span className="only-read-aloud">{other}</span>
                  </Link>
                </span>
              </th>
              <td>
                <ul>
                  {via.map((identifier) => (
                    <li key={identifierText(identifier)}>
                      {identifier.name}: <IdentifierLink identifier={identifier} />
                      {identifier.common && <em className="tag">{t('shared by many sites')}</em>}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="strength">
                {percent(strength)}
                <Bar share={strength} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < sites.length && (
        <p>
          {t('and {n} more', { n: sites.length - shown.length })}{' '}
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('Show all')}
          </button>
        </p>
      )}
    </div>
  );
}

const IdentifierLink = ({ identifier }: { readonly identifier: Identifier }) => (
  <Link href={addressOfIdentifier(identifier)}>
    <bdi>{identifier.value}</bdi>
  </Link>
);

/** The identifiers of the site itself with the number of other sites that use each, and a button to watch it. */
function OwnIdentifiers({ identifiers }: { readonly identifiers: readonly RatedIdentifier[] }) {
  return (
    <section>
      <h2>
        {plural(identifiers.length, '{n} identifier on its homepage', '{n} identifiers on its homepage')}
      </h2>
      <div className="scrolled">
        <table className="related-table">
          <thead>
            <tr>
              <th scope="col">{t('Kind')}</th>
              <th scope="col">{t('Value')}</th>
              <th scope="col" className="number">
                {t('Sites')}
              </th>
              <th scope="col">{t('Alert')}</th>
            </tr>
          </thead>
          <tbody>
            {identifiers.map((identifier) => (
              <tr key={identifierText(identifier)}>
                <th scope="row">{identifier.name}</th>
                <td className="wrapping">
                  <IdentifierLink identifier={identifier} />
                  {identifier.common && <em className="tag">{t('shared by many sites')}</em>}
                </td>
                <td className="number">{number(identifier.domains)}</td>
                <td>
                  <IdentifierAlert identifier={identifier} name={identifier.name} isSmall />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
