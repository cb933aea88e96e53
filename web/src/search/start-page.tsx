import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../address/link.tsx';
import { changeSearch, linkTo } from '../address/location.ts';
import { emptySearch, type SearchAddress } from '../address/search-address.ts';
import { number, t } from '../i18n/i18n.ts';
import { type FacetField, labelOf, titleOf } from './filter-fields.ts';
import { browsedFields, type StartFacts } from './start-facts.ts';
import type { FacetValue } from './use-facets.ts';

const EXAMPLES_SHOWN = 5;

interface StartPageProps {
  /** Undefined until they are known. What depends on them appears together, so that nothing moves while the user is reading. */
  readonly facts: StartFacts | undefined;
  /** Whether values have bars. Their length is a style attribute, which the content security policy refuses in a page. */
  readonly hasBars: boolean;
  readonly children?: ReactNode;
}

/** The server renders it too. */
export function StartPage({ facts, hasBars, children }: StartPageProps) {
  const examples = facts?.examples.filter(({ count }) => count > 0).slice(0, EXAMPLES_SHOWN) ?? [];
  return (
    <div className="welcome">
      <h1>{t('Search companies by what’s on their homepage')}</h1>
      <p className="lead">
        {t('Every word of every homepage is indexed and every count is exact. Searching is free.')}
      </p>
      {children}
      {facts && (
        <>
          <IndexNote isDemo={facts.crawlId === 'DEMO'} isEmpty={facts.total === 0} />
          <ul className="chips" aria-label={t('Examples')}>
            {examples.map(({ words, count }) => (
              <li key={words}>
                <SearchLink className="button example" search={{ q: words }}>
                  {words} <span className="muted">{number(count)}</span>
                </SearchLink>
              </li>
            ))}
          </ul>
          <OtherWays />
          <div className="browse">
            {browsedFields.map((field) => (
              <BrowseBy key={field} field={field} values={facts.facets[field] ?? []} hasBars={hasBars} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface SearchLinkProps {
  readonly search: Partial<SearchAddress>;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

function SearchLink({ search, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      href={linkTo(search, emptySearch)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        changeSearch(search);
      }}
    />
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

interface BrowseByProps {
  readonly field: FacetField;
  readonly values: readonly FacetValue[];
  readonly hasBars: boolean;
}

/** The most common values of a field in the whole index, each linked to its search. */
function BrowseBy({ field, values, hasBars }: BrowseByProps) {
  const most = Math.max(1, ...values.map(({ count }) => count));
  if (values.length === 0) return null;
  return (
    <section className="facets" aria-labelledby={`browse-${field}`}>
      <h2 id={`browse-${field}`}>{titleOf(field)}</h2>
      <ul>
        {values.map(({ value, count }) => (
          <li key={value} className="facet-value">
            <SearchLink
              className="button"
              search={{ [field]: [value] }}
              style={hasBars ? ({ '--share': count / most } as CSSProperties) : undefined}
            >
              <span className="name">{labelOf(field, value)}</span>
              <span className="count">{number(count)}</span>
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
