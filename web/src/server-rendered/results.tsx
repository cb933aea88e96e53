import type { SearchAddress } from '../address/search-address.ts';
import type { Company, FormsOfWord } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { CompanyCard, nameOf } from '../search/company-card.tsx';
import { FilterChips } from '../search/filter-chips.tsx';
import { filterFields, titleOf } from '../search/filter-fields.ts';
import { inBounds } from '../search/result-bounds.ts';
import { ResultChartsPlaceholder } from '../search/result-charts-placeholder.tsx';
import { type SuggestedSearch, searchByMeaning } from '../search/suggested-search.ts';
import { SuggestedSearches } from '../search/suggested-searches.tsx';
import { Toolbar } from '../search/toolbar.tsx';
import { WordForms } from '../search/word-forms.tsx';
import { Head, Navigation } from './frame.tsx';

interface ServerRenderedResultsProps {
  readonly address: SearchAddress;
  readonly companies: readonly Company[];
  readonly total: number;
  readonly searchMs: number;
  readonly forms: readonly FormsOfWord[];
  readonly suggested: readonly SuggestedSearch[];
}

/** More than a tall screen shows without scrolling. */
const COMPANIES_SHOWN = 12;

const nothing = (): void => undefined;
const noSelection = {
  domains: new Set<string>(),
  isAll: false,
  has: () => false,
  set: nothing,
  toggle: nothing,
  selectLoaded: nothing,
  selectAll: nothing,
  clear: nothing,
};

/**
 * What the user sees before the app has loaded: the same header, toolbar and cards, rendered into the page by the server. Names are links
 * and the search box is a form, so both work without a script. The app then renders the same in its place.
 */
export function ServerRenderedResults({
  address,
  companies,
  total,
  searchMs,
  forms,
  suggested,
}: ServerRenderedResultsProps) {
  const search = {
    total,
    first: { search_time_ms: searchMs },
    isOld: false,
    isFetching: false,
  };
  return (
    <>
      <Head address={address} />
      <div className="frame server-rendered">
        <Navigation />
        <div className="columns">
          <nav className="rail only-wide" aria-label={t('Filters')}>
            <FacetSketches />
          </nav>
          <main id="content">
            <h1 className="only-read-aloud">
              {address.q === '' ? t('Companies') : t('Homepages with “{words}”', { words: address.q })}
            </h1>
            <div className="only-wide" inert>
              <ResultChartsPlaceholder />
            </div>
            <div inert>
              <Toolbar address={address} search={search} selection={noSelection} hasRail open={nothing} />
              <FilterChips address={address} />
            </div>
            <WordForms address={address} forms={forms} />
            <SuggestedSearches searches={suggested} byMeaning={searchByMeaning(address, total, suggested)} />
            <div className="as-cards">
              <ol className="list" aria-label={t('Companies')}>
                {companies.slice(0, COMPANIES_SHOWN).map((company) => (
                  <li key={company.domain} className="company">
                    <input
                      type="checkbox"
                      disabled
                      aria-label={t('Select {name}', { name: nameOf(company) })}
                    />
                    <CompanyCard company={inBounds(company)} address={address} isViewed={false} />
                  </li>
                ))}
              </ol>
            </div>
          </main>
        </div>
      </div>
    </>
  );
}

/** The filters before their counts have loaded. The app renders the same placeholders. */
function FacetSketches() {
  return (
    <div className="facets">
      {filterFields.map(({ field, shown }) => (
        <section key={field}>
          <h2>{titleOf(field)}</h2>
          <ul>
            {[...'abcdefgh'.slice(0, shown)].map((key) => (
              <li key={key} className="skeleton" />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
