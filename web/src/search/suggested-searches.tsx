import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import { plural, t } from '../i18n/i18n.ts';
import type { SuggestedSearch } from './suggested-search.ts';

/** Searches that were probably meant, each with its number of results. */
export function SuggestedSearches({ searches }: { readonly searches: readonly SuggestedSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <ul className="suggested" aria-label={t('Suggested searches')}>
      {searches.map(({ label, address, count }) => (
        <li key={label}>
          <Link href={linkTo({}, address)}>{label}</Link>{' '}
          <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
        </li>
      ))}
    </ul>
  );
}
