import { useQueries, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from '../address/link.tsx';
import { changeSearch } from '../address/location.ts';
import { apiModeOf, emptySearch, searchParametersOf } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { number, t } from '../i18n/i18n.ts';
import { type FacetField, labelOf, titleOf } from './filter-fields.ts';
import { type FacetValue, useCounts } from './use-facets.ts';

const examples = [
  'book a demo',
  'rye loaves',
  'free trial',
  'Öffnungszeiten',
  'livraison gratuite',
  'contact',
  'newsletter',
];
const EXAMPLES_SHOWN = 5;
const browsedFields = ['country', 'industry', 'technology'] as const satisfies readonly FacetField[];
const VALUES_SHOWN = 8;

/** The start page for a first visit: what Homedex is for, and example searches that have results in this index. */
export function Welcome() {
  const health = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => api.get('/health', { signal }) });
  const index = useCounts(emptySearch, browsedFields, VALUES_SHOWN);
  const counts = useQueries({
    queries: examples.map((q) => ({
      queryKey: ['count', searchParametersOf({ ...emptySearch, q })],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get('/search/count', {
          query: { q, mode: apiModeOf({ ...emptySearch, q }), forms: true },
          signal,
        }),
      retry: false,
    })),
  });
  const found = examples
    .map((words, at) => ({ words, count: counts[at]?.data?.total_results ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, EXAMPLES_SHOWN);
  // Everything that depends on responses appears together, so that nothing moves while the user is reading.
  const isAnswered = !health.isPending && !index.isPending && counts.every(({ isPending }) => !isPending);
  return (
    <div className="welcome">
      <h1>{t('Search companies by what’s on their homepage')}</h1>
      <p className="lead">
        {t('Every word of every homepage is indexed and every count is exact. Searching is free.')}
      </p>
      {isAnswered && (
        <>
          <IndexNote isDemo={health.data?.crawl_id === 'DEMO'} isEmpty={index.data?.total_count === 0} />
          <ul className="chips" aria-label={t('Examples')}>
            {found.map(({ words, count }) => (
              <li key={words}>
                <button type="button" className="example" onClick={() => changeSearch({ q: words })}>
                  {words} <span className="muted">{number(count)}</span>
                </button>
              </li>
            ))}
          </ul>
          <OtherWays />
          <div className="browse">
            {browsedFields.map((field) => (
              <BrowseBy key={field} field={field} values={index.data?.facets[field]} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function IndexNote({ isDemo, isEmpty }: { readonly isDemo: boolean; readonly isEmpty: boolean }) {
  if (isEmpty) return <p className="note">{t('The index is empty. Run “homedex ingest” to fill it.')}</p>;
  if (isDemo)
    return (
      <p className="note">
        {t(
          'You’re exploring demo data: these companies are fictional. Run “homedex ingest” to load real pages.',
        )}
      </p>
    );
  return null;
}

/** Features that do not start with a search word. */
function OtherWays() {
  return (
    <ul className="ways">
      <li>
        <Link href="/copilot">{t('Ask in plain language')}</Link>
        <p>{t('The copilot turns your question into a search you can see and edit.')}</p>
      </li>
      <li>
        <Link href="/app/compare">{t('Compare keywords')}</Link>
        <p>{t('Exact counts for up to 200 keywords.')}</p>
      </li>
      <li>
        <Link href="/app/bulk">{t('Enrich a list')}</Link>
        <p>{t('Upload domains, download full profiles.')}</p>
      </li>
    </ul>
  );
}

/** The most common values of a field in the whole index, each linked to its search. */
function BrowseBy({
  field,
  values,
}: {
  readonly field: FacetField;
  readonly values: readonly FacetValue[] | undefined;
}) {
  const most = Math.max(1, ...(values ?? []).map(({ count }) => count));
  if (values?.length === 0) return null;
  return (
    <section className="facets" aria-labelledby={`browse-${field}`}>
      <h2 id={`browse-${field}`}>{titleOf(field)}</h2>
      <ul>
        {!values && [...'abcdefgh'].map((key) => <li key={key} className="skeleton" />)}
        {values?.map(({ value, count }) => (
          <li key={value} className="facet-value">
            <button
              type="button"
              style={{ '--share': count / most } as CSSProperties}
              onClick={() => changeSearch({ [field]: [value] })}
            >
              <span className="name">{labelOf(field, value)}</span>
              <span className="count">{number(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
