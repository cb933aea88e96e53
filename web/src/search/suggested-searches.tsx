import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { plural, t } from '../i18n/i18n.ts';
import type { SuggestedSearch } from './suggested-search.ts';

interface SuggestedProps {
  readonly searches: readonly SuggestedSearch[];
  readonly byMeaning?: SearchAddress | undefined;
}

/** Searches that were probably meant, each with its number of results where that is known. */
export function SuggestedSearches({ searches, byMeaning }: SuggestedProps) {
  if (searches.length === 0 && !byMeaning) return null;
  return (
    <ul className="suggested" aria-label={t('Suggested searches')}>
      {searches.map(({ label, address, count }) => (
        <li key={label}>
          <Link href={linkTo({}, address)}>{label}</Link>{' '}
          <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
        </li>
      ))}
      {byMeaning && (
        <li>
          <Link href={linkTo({}, byMeaning)}>{t('Search by meaning')}</Link>{' '}
          <span className="muted">{t('companies that fit a description, in any language')}</span>
        </li>
      )}
    </ul>
  );
}
