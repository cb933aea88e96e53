import type { Monitor } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { addressOfStored, filtersInWords, searchInWords } from '../search/last-search.ts';

/** What an alert watches, in words. */
export function alertInWords(monitor: Monitor): string {
  const { kind, technology, change, likeness, name } = monitor;
  if (kind === 'list') return t('Changes of companies on the list “{name}”', { name });
  if (kind === 'lookalikes')
    return t('Companies like {domains}', { domains: (likeness?.domains ?? []).join(', ') });
  if (kind !== 'technology') return searchInWords(monitor);
  const filters = filtersInWords(addressOfStored({ ...monitor, query: '' }));
  const what =
    change === 'lost'
      ? t('Companies that stop using {technology}', { technology: technology ?? '' })
      : t('Companies that start using {technology}', { technology: technology ?? '' });
  return [what, ...filters].join(' · ');
}
