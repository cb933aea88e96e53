import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { columnTitle, plural, subIndustryName, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { featureName, filterFields, labelOf, titleOf } from './filter-fields.ts';

interface Chip {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  readonly isExcluded?: boolean;
  readonly change: Partial<SearchAddress>;
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ address }: { readonly address: SearchAddress }) {
  const chips = chipsOf(address);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('Filters')}>
      {chips.map(({ key, title, value, isExcluded, change }) => (
        <li key={key} className={isExcluded ? 'chip excluded' : 'chip'}>
          <span className="muted">{isExcluded ? t('{title} not', { title }) : title}</span>
          <span className="value">{value}</span>
          <button
            type="button"
            aria-label={t('Remove {title} {value}', { title, value })}
            onClick={() => changeSearch(change)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const signs: Readonly<Record<string, string>> = { gt: '> ', gte: '≥ ', lt: '< ', lte: '≤ ' };

/** A column condition for display. For a place only the names that somebody wrote are shown; those start with a capital letter. */
export function conditionOf(condition: string): Pick<Chip, 'title' | 'value' | 'isExcluded'> {
  const [column = '', operator = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  const denied = operator === 'ne' ? { isExcluded: true } : {};
  if (column === 'place') {
    const names = value.split(',');
    const written = names.filter((name) => /^(?:\p{Lu}|\*\/)/u.test(name));
    // "*/PT" is all of Portugal.
    const shown = (written.length > 0 ? written : names.slice(0, 1))
      .map((name) => (name.startsWith('*/') ? labelOf('country', name.slice(2)) : name))
      .join(', ');
    return { title: t('Place'), value: shown, ...denied };
  }
  const feature = featureName(column);
  if (feature !== undefined && isAboutHaving(operator, value))
    return {
      title: titleOf('has'),
      value: feature,
      ...((operator === 'missing' || operator === 'ne') !== (value === 'false') && { isExcluded: true }),
    };
  const title = columnTitle(column);
  if (column === 'sub_industry' && value !== '') return { title, value: subIndustryName(value), ...denied };
  if (operator === 'exists') return { title, value: t('is known') };
  if (operator === 'missing') return { title, value: t('is not known') };
  if (operator === 'starts') return { title, value: t('starts with {text}', { text: value }) };
  return { title, value: `${signs[operator] ?? ''}${value}`, ...denied };
}

/** Whether a condition asks if a company has something, and not for a certain value of it. */
const isAboutHaving = (operator: string, value: string): boolean =>
  operator === 'exists' || operator === 'missing' || value === 'true' || value === 'false';

export function chipsOf(address: SearchAddress): readonly Chip[] {
  const listed = filterFields.flatMap(({ field, not }) => [
    ...address[field].map((value) => ({
      key: `${field} ${value}`,
      title: titleOf(field),
      value: labelOf(field, value),
      change: { [field]: address[field].filter((one) => one !== value) },
    })),
    ...(not ? address[not] : []).map((value) => ({
      key: `not ${field} ${value}`,
      title: titleOf(field),
      value: labelOf(field, value),
      isExcluded: true,
      change: not ? { [not]: address[not].filter((one) => one !== value) } : {},
    })),
  ]);
  const texts = (
    [
      ['title', t('Title')],
      ['exclude', t('Excluded words')],
      ['tech', t('Technology contains')],
      ['crawl_id', t('Crawl')],
    ] as const
  ).flatMap(([name, title]) =>
    address[name] === '' ? [] : [{ key: name, title, value: address[name], change: { [name]: '' } }],
  );
  const conditions = address.filter.map((condition) => ({
    key: `filter ${condition}`,
    ...conditionOf(condition),
    change: { filter: address.filter.filter((one) => one !== condition) },
  }));
  const domains =
    address.domains.length === 0
      ? []
      : [
          {
            key: 'domains',
            title: t('Only'),
            value: plural(address.domains.length, '{n} domain', '{n} domains'),
            change: { domains: [] },
          },
        ];
  const seen = address.exclude_seen
    ? [{ key: 'seen', title: t('Only'), value: t('not viewed yet'), change: { exclude_seen: false } }]
    : [];
  return [...listed, ...texts, ...conditions, ...domains, ...seen];
}
