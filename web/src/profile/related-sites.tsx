import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { findRelated, identifierText, retryNextMinute } from '../api/relations.ts';
import { t } from '../i18n/i18n.ts';
import { CompanyLine } from './company-line.tsx';

const SHOWN = 6;

/** Sites that share an account number, an address or a certificate with this one. Nothing if the service does not know them. */
export default function RelatedSites({ domain }: { readonly domain: string }) {
  const { data, isPending } = useQuery(relatedQuery(domain));
  const names = new Map(data?.identifiers.map(({ kind, name }) => [kind, name]));
  if (isPending) return <div className="skeleton" />;
  if (!data || data.related.length === 0)
    return (
      <p className="muted">{t('No other site shares an account, address or certificate with this one.')}</p>
    );
  // A stock icon or a widget of a site builder says nothing about the owner. The page of related sites shows such sites too.
  const rare = new Set(data.identifiers.filter(({ common }) => !common).map(identifierText));
  const related = data.related.filter(({ via }) => via.some((one) => rare.has(identifierText(one))));
  return (
    <>
      {related.length === 0 && (
        <p className="muted">
          {t('Others share only what many sites have, so they probably do not belong to the same owner.')}
        </p>
      )}
      <ul>
        {related.slice(0, SHOWN).map(({ domain: other, company_name, via }) => (
          <CompanyLine
            key={other}
            domain={other}
            name={company_name}
            detail={[...new Set(via.map(({ kind }) => names.get(kind) ?? kind))].join(', ')}
          />
        ))}
      </ul>
      <p>
        <Link href={`/app/related/${domain}`}>{t('Graph and table of related sites')}</Link>
      </p>
    </>
  );
}

export const relatedQuery = (domain: string) => ({
  queryKey: ['related', domain],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => findRelated(domain, SHOWN, signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: retryNextMinute,
});
