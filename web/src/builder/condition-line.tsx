import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api, type Column } from '../api/api.ts';
import { number, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { type FacetField, filterFields, labelOf, titleOf } from '../search/filter-fields.ts';
import { type Condition, filterNames, type Operator, operators, textPlaces, WRITTEN } from './conditions.ts';

export type Columns = ReadonlyMap<string, Column>;

const VALUES_OFFERED = 50;

interface LineProps {
  readonly condition: Condition;
  readonly columns: Columns;
  /** Whether the condition is one of several alternatives. */
  readonly isAlternative: boolean;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

export function ConditionLine({ condition, columns, isAlternative, onChange, onRemove }: LineProps) {
  const { where, operator, value } = condition;
  const kind = kindOf(where, columns);
  return (
    <div className="condition">
      <span className="muted">{isAlternative ? t('or') : ''}</span>
      {kind === 'written' ? (
        <code>{value}</code>
      ) : (
        <>
          <Places
            where={where}
            columns={columns}
            onChange={(next) => onChange(firstConditionOn(next, columns))}
          />
          <select
            value={operator}
            aria-label={t('Condition')}
            onChange={(event) => onChange({ ...condition, operator: event.target.value as Operator })}
          >
            {operators
              .filter((one) => operatorsOf[kind].includes(one))
              .map((one) => (
                <option key={one} value={one}>
                  {operatorName(one, kind)}
                </option>
              ))}
          </select>
          {operator !== 'known' && operator !== 'unknown' && (
            <Value
              condition={condition}
              kind={kind}
              onChange={(next) => onChange({ ...condition, value: next })}
            />
          )}
        </>
      )}
      <button type="button" className="quiet" aria-label={t('Remove this condition')} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type Kind = 'words' | 'filter' | 'text' | 'number' | 'date' | 'flag' | 'feature' | 'known' | 'written';

const operatorsOf: Readonly<Record<Kind, readonly Operator[]>> = {
  words: ['is', 'not'],
  filter: ['is', 'not'],
  feature: ['is', 'not'],
  text: ['is', 'not', 'contains', 'lacks', 'starts', 'known', 'unknown'],
  number: ['is', 'not', '>', '>=', '<', '<=', 'known', 'unknown'],
  date: ['is', 'not', '>', '>=', '<', '<=', 'known', 'unknown'],
  flag: ['is', 'not', 'known', 'unknown'],
  known: ['known', 'unknown'],
  written: [],
};

const isFilter = (where: string): boolean => (filterNames as readonly string[]).includes(where);

function kindOf(where: string, columns: Columns): Kind {
  if (where === WRITTEN) return 'written';
  if ((textPlaces as readonly string[]).includes(where)) return 'words';
  if (where === 'has') return 'feature';
  if (where === 'crawled') return 'date';
  const column = columns.get(where);
  if (isFilter(where) || column === undefined) return 'filter';
  if (!column.filterable || where === 'domain') return 'known';
  if (column.type === 'boolean') return 'flag';
  if (column.type === 'datetime') return 'date';
  return column.type === 'integer' || column.type === 'number' ? 'number' : 'text';
}

/** A new condition on a part of the page, a filter or a column, without a value yet. */
export function firstConditionOn(where: string, columns: Columns): Condition {
  const kind = kindOf(where, columns);
  const value = kind === 'flag' ? 'true' : kind === 'feature' ? 'email' : '';
  return { where, operator: kind === 'known' ? 'known' : kind === 'number' ? '>=' : 'is', value };
}

function operatorName(operator: Operator, kind: Kind): string {
  const isText = kind === 'words';
  const isTime = kind === 'date';
  const names: Readonly<Record<Operator, string>> = {
    is: isText ? t('contains') : isTime ? t('in') : t('is'),
    not: isText ? t('does not contain') : isTime ? t('not in') : t('is not'),
    contains: t('contains'),
    lacks: t('does not contain'),
    starts: t('starts with'),
    '>': isTime ? t('after') : t('more than'),
    '>=': isTime ? t('from … on') : t('at least'),
    '<': isTime ? t('before') : t('less than'),
    '<=': isTime ? t('until') : t('at most'),
    known: t('is known'),
    unknown: t('is not known'),
  };
  return names[operator];
}

function Places({
  where,
  columns,
  onChange,
}: {
  readonly where: string;
  readonly columns: Columns;
  readonly onChange: (where: string) => void;
}) {
  const texts: Readonly<Record<(typeof textPlaces)[number], string>> = {
    page: t('Homepage'),
    title: t('Title'),
    headings: t('Headings'),
    meta: t('Description'),
    body: t('Body text'),
    h1: 'h1',
    h2: 'h2',
    h3: 'h3',
  };
  const changes = [
    ['started', t('Started using')],
    ['stopped', t('Stopped using')],
    ['changed', t('Changed column')],
    ['since', t('Changed since')],
    ['identifier', t('Identifier')],
  ] as const;
  const ofColumns = [...columns.values()].filter(
    ({ name, filterable }) =>
      (filterable || name === where) &&
      !isFilter(name) &&
      !(textPlaces as readonly string[]).includes(name) &&
      name !== 'domain',
  );
  const filters = filterFields.map(({ field }) => [field, titleOf(field)] as const);
  const isListed = [...textPlaces, ...filters.map(([name]) => name), ...changes.map(([name]) => name)].some(
    (name) => name === where,
  );
  return (
    <select value={where} aria-label={t('Where')} onChange={(event) => onChange(event.target.value)}>
      <optgroup label={t('Text of the homepage')}>
        {textPlaces.map((place) => (
          <option key={place} value={place}>
            {texts[place]}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('Filters')}>
        {filters.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {changes.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {!isListed && !columns.has(where) && <option value={where}>{where}</option>}
      </optgroup>
      <optgroup label={t('Columns')}>
        {ofColumns.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

interface ValueProps {
  readonly condition: Condition;
  readonly kind: Kind;
  readonly onChange: (value: string) => void;
}

/** The field for a value. It offers the values that companies have. */
function Value({ condition: { where, value }, kind, onChange }: ValueProps) {
  const id = useId();
  const offered = useOffered(kind === 'filter' || kind === 'text' ? where : undefined);
  const field = filterFields.find((one) => one.field === where)?.field;
  if (kind === 'flag' || kind === 'feature' || (field && field !== 'technology' && offered.length > 0)) {
    const choices =
      kind === 'flag' ? flags() : kind === 'feature' ? features : offered.map((one) => one.value);
    // Codes are lower case in addresses and upper case in the index.
    const chosen = choices.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value;
    const all = choices.includes(chosen) || value === '' ? choices : [value, ...choices];
    return (
      <select value={chosen} aria-label={t('Value')} onChange={(event) => onChange(event.target.value)}>
        {!all.includes('') && value === '' && <option value="">{t('Choose …')}</option>}
        {all.map((one) => (
          <option key={one} value={one}>
            {kind === 'flag' ? (one === 'true' ? t('Yes') : t('No')) : labelOf(field as FacetField, one)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        value={value}
        dir="auto"
        maxLength={200}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={offered.length > 0 ? id : undefined}
        placeholder={placeholderOf(kind, where)}
        aria-label={t('Value')}
        onChange={(event) => onChange(event.target.value)}
      />
      {offered.length > 0 && (
        <datalist id={id}>
          {offered.map(({ value: one, count }) => (
            <option key={one} value={one} label={`${one} (${number(count)})`} />
          ))}
        </datalist>
      )}
    </>
  );
}

const flags = (): readonly string[] => ['true', 'false'];
const features: readonly string[] = ['email', 'phone', 'contact', 'pricing', 'blog', 'ecommerce'];

function placeholderOf(kind: Kind, where: string): string {
  if (kind === 'words') return t('a word or a phrase');
  if (kind === 'date' || where === 'since') return '2026-01';
  return kind === 'number' ? '2015' : '';
}

/** The values that companies have in a filter or column, most common first. */
function useOffered(where: string | undefined) {
  const field = where === 'started' || where === 'stopped' ? 'technology' : where;
  const isCounted = field !== undefined && !['identifier', 'changed', 'since', 'tech'].includes(field);
  const { data } = useQuery({
    queryKey: ['values', field],
    queryFn: ({ signal }) =>
      api.get('/companies/facets', {
        query: { fields: field, size: VALUES_OFFERED } as never,
        signal,
      }),
    enabled: isCounted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const values = data?.facets[field as FacetField] as
    | readonly { readonly value?: string; readonly count: number }[]
    | undefined;
  return (values ?? []).flatMap(({ value, count }) => (value === undefined ? [] : [{ value, count }]));
}
