import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { plural, t } from '../i18n/i18n.ts';
import { CompanyCard } from './company-card.tsx';
import type { SuggestedSearch } from './suggested-search.ts';
import { useSearch } from './use-search.ts';
import { useViewed } from './use-viewed.ts';

const SHOWN_MAX = 10;

/**
 * The first companies of the closest search that finds any, so that a first try does not end on an empty page. What was asked for
 * stays as it is: acting on all of them takes the step to that search.
 */
export function CloseMatches({ search: { label, address, count } }: { readonly search: SuggestedSearch }) {
  const { companies, isOld } = useSearch(address);
  const shown = isOld ? [] : companies.slice(0, SHOWN_MAX);
  const viewed = useViewed(shown, address.q);
  if (shown.length === 0) return null;
  return (
    <section className="close-matches" aria-label={t('Close matches')}>
      <h3>
        {t('Close matches')} · {label}
      </h3>
      <ol className="list">
        {shown.map((company) => (
          <li key={company.domain} className="company">
            <CompanyCard company={company} address={address} isViewed={viewed.has(company.domain)} />
          </li>
        ))}
      </ol>
      {count > shown.length && (
        <Link href={linkTo({}, address)}>
          {plural(count, 'Show the {n} company', 'Show the {n} companies')}
        </Link>
      )}
    </section>
  );
}
