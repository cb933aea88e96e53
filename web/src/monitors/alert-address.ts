import { linkTo } from '../address/location.ts';
import { emptySearch } from '../address/search-address.ts';
import type { Monitor } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { printLookalikesAddress, readLookalikesAddress } from '../lookalikes/lookalikes-address.ts';
import { addressOfStored } from '../search/stored-search.ts';

type Watched = Pick<
  Monitor,
  'kind' | 'query' | 'mode' | 'forms' | 'ignore_stated' | 'filters' | 'technology' | 'likeness' | 'list_id'
>;

interface AlertLink {
  readonly href: string;
  readonly name: string;
}

/** The page that shows what an alert watches; undefined if there is none, because its list was deleted. */
export function linkOfAlert(monitor: Watched): AlertLink | undefined {
  const { kind, technology, likeness, list_id, filters } = monitor;
  if (kind === 'list')
    return list_id === null ? undefined : { href: `/app/lists/${list_id}`, name: t('Open the list') };
  if (kind === 'lookalikes') {
    const { domains = [], not = [], min_score } = likeness ?? {};
    const parameters = new URLSearchParams({ domains: domains.join(','), not: not.join(',') });
    if (min_score !== undefined) parameters.set('min_score', String(min_score));
    for (const name of ['country', 'industry', 'technology'])
      if (filters[name] !== undefined) parameters.set(name, [filters[name]].flat().join(','));
    return {
      href: printLookalikesAddress(readLookalikesAddress(parameters.toString())),
      name: t('Open the lookalikes'),
    };
  }
  // Whoever stops using a technology is not found by it, but those that still use it are whom the alert watches.
  const search =
    kind === 'technology'
      ? {
          ...addressOfStored({ ...monitor, query: '', mode: emptySearch.mode, forms: emptySearch.forms }),
          technology: [technology ?? ''],
        }
      : addressOfStored(monitor);
  return { href: linkTo({}, search), name: t('Open the search') };
}
