import type { Monitor } from '../api/api.ts';
import { percent, t } from '../i18n/i18n.ts';
import { addressOfStored, filtersInWords, searchInWords } from '../search/stored-search.ts';

/** A description of what an alert watches. */
export function alertInWords(monitor: Monitor): string {
  const { kind, technology, change, likeness, name } = monitor;
  if (kind === 'list') return t('Changes of companies on the list “{name}”', { name });
  if (kind === 'lookalikes')
    return [
      t('Companies like {domains}', { domains: (likeness?.domains ?? []).join(', ') }),
      ...conditionsInWords({
        likeness: { ...likeness, not: likeness?.not.join(',') },
        filters: monitor.filters,
      }),
    ].join(' · ');
  if (kind !== 'technology') return searchInWords(monitor);
  const filters = filtersInWords(addressOfStored({ ...monitor, query: '' }));
  const what =
    change === 'lost'
      ? t('Companies that stop using {technology}', { technology: technology ?? '' })
      : t('Companies that start using {technology}', { technology: technology ?? '' });
  return [what, ...filters].join(' · ');
}

interface Conditions {
  readonly likeness: { readonly not?: string | undefined; readonly min_score?: number | undefined };
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The conditions that lookalikes must meet besides their similarity. */
export function conditionsInWords({ likeness: { not, min_score }, filters }: Conditions): readonly string[] {
  return [
    ...(not ? [t('not like {domains}', { domains: not.replaceAll(',', ', ') })] : []),
    ...(min_score === undefined ? [] : [t('At least {percent}', { percent: percent(min_score) })]),
    ...filtersInWords(addressOfStored({ query: '', mode: 'any', filters })),
  ];
}
