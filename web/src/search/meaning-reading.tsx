import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { MeaningReading as Reading } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { conditionOf } from './filter-chips.tsx';
import { filterFields, labelOf, titleOf } from './filter-fields.ts';

interface ReadingProps {
  readonly address: SearchAddress;
  readonly reading: Reading | undefined;
}

/** How a description was interpreted: its subject, and the filters it states, each with a button to remove it. */
export function MeaningReading({ address, reading }: ReadingProps) {
  if (address.mode !== 'meaning' || !reading) return null;
  const applied = reading.filters.filter((filter) => filter.applied);
  return (
    <div className="meaning-reading">
      <p className="muted">
        {reading.subject === '' ? t('All companies with these filters:') : t('Companies like:')}{' '}
        <bdi>{reading.subject}</bdi>
      </p>
      {applied.length > 0 && (
        <ul className="chips" aria-label={t('Filters in the description')}>
          {applied.map(({ param, value }) => {
            const { title, value: shown, isExcluded } = described(param, value);
            return (
              <li key={`${param} ${value}`} className={isExcluded ? 'chip excluded' : 'chip'}>
                <span className="muted">{isExcluded ? t('{title} not', { title }) : title}</span>
                <span className="value">{shown}</span>
                <button
                  type="button"
                  aria-label={t('Remove {title} {value}', { title, value: shown })}
                  onClick={() =>
                    changeSearch({ ignore_stated: ignoring(address, { param, value }, applied) })
                  }
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type StatedFilter = Pick<Reading['filters'][number], 'param' | 'value'>;

/** The ignored filters and one more, which is named with its value if others that apply have its parameter. */
export function ignoring(
  { ignore_stated }: Pick<SearchAddress, 'ignore_stated'>,
  { param, value }: StatedFilter,
  applied: readonly StatedFilter[],
): readonly string[] {
  const isAlone = applied.every((other) => other.param !== param || other.value === value);
  return [...new Set([...ignore_stated, isAlone ? param : `${param}:${value}`])];
}

/** A filter that a description states, for display. */
export function described(param: string, value: string) {
  if (param === 'filter') {
    const { title, value: shown, isExcluded = false } = conditionOf(value);
    return { title, value: shown, isExcluded };
  }
  if (param === 'query') return { title: t('Conditions'), value, isExcluded: false };
  if (param === 'exclude') return { title: t('Excluded words'), value, isExcluded: false };
  const found = filterFields.find(({ field, not }) => field === param || not === param);
  if (!found) return { title: param, value, isExcluded: false };
  const shown = value
    .split(',')
    .map((one) => labelOf(found.field, one))
    .join(', ');
  return { title: titleOf(found.field), value: shown, isExcluded: found.not === param };
}
