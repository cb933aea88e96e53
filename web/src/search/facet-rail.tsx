import { type CSSProperties, type FormEvent, useEffect, useState } from 'react';
import { changeSearch } from '../address/location.ts';
import { hasFilters, noFilters, type SearchAddress } from '../address/search-address.ts';
import { useMe } from '../api/queries.ts';
import { number, t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { exclude, type Filter, filterFields, holds, labelOf, titleOf, toggle } from './filter-fields.ts';
import { nestEndings } from './nested-endings.ts';
import { type FacetValue, useCountOf, useFacet } from './use-facets.ts';

/** All filters, each value with the exact number of results it would leave. */
export function FacetRail({ address }: { readonly address: SearchAddress }) {
  const { data: me } = useMe();
  return (
    <div className="facets">
      {filterFields.map((filter) => (
        <Facet key={filter.field} filter={filter} address={address} />
      ))}
      <TextFilters address={address} />
      {me && (
        <label className="check">
          <input
            type="checkbox"
            checked={address.exclude_seen}
            onChange={(event) => changeSearch({ exclude_seen: event.target.checked })}
          />
          {t('Hide viewed companies')}
        </label>
      )}
      {hasFilters(address) && (
        <button type="button" className="link" onClick={() => changeSearch(noFilters)}>
          {t('Clear all filters')}
        </button>
      )}
    </div>
  );
}

function Facet({ filter, address }: { readonly filter: Filter; readonly address: SearchAddress }) {
  const [isAllShown, setAllShown] = useState(false);
  const { values, isMore, error } = useFacet(filter, address, false);
  const title = titleOf(filter.field);
  const id = `facet-${filter.field}`;
  const pinned = pinnedValues(filter, address, values);
  if (values?.length === 0 && pinned.length === 0) return null;
  return (
    // The key changes when the values arrive, so that the whole section is replaced and no heading moves.
    <section
      key={values ? 'values' : 'sketch'}
      aria-labelledby={id}
      // If several sections failed, only the first one is shown.
      className={error && !values ? 'failed' : undefined}
    >
      <h2 id={id}>{title}</h2>
      {error && !values && <p className="muted">{t('Couldn’t load counts.')}</p>}
      <ul>
        {!values && !error && skeletons(filter.shown)}
        <FacetValues
          filter={filter}
          address={address}
          values={withParents(filter, [...pinned, ...without(values, pinned)])}
        />
      </ul>
      {isMore && (
        <button type="button" className="link" onClick={() => setAllShown(true)}>
          {t('Show more')}
          <span className="only-read-aloud"> {title}</span>
        </button>
      )}
      {isAllShown && <AllValues filter={filter} address={address} onClose={() => setAllShown(false)} />}
    </section>
  );
}

const skeletons = (count: number) =>
  [...'abcdefgh'.slice(0, count)].map((key) => <li key={key} className="skeleton" />);

/** `co.il` is also counted in `il`, so it is listed below it. */
const withParents = ({ field }: Filter, values: readonly ShownValue[]): readonly ShownValue[] =>
  field === 'tld' ? nestEndings(values) : values;

interface ShownValue {
  readonly value: string;
  /** Null until the values of the field have loaded; undefined if this value is not among them. */
  readonly count: number | null | undefined;
  /** Whether the value is part of the one above it. */
  readonly isNested?: boolean | undefined;
}

/** Chosen and excluded values come first, whatever their count. */
function pinnedValues(
  { field, not }: Filter,
  address: SearchAddress,
  values: readonly FacetValue[] | undefined,
): ShownValue[] {
  return [...address[field], ...(not ? address[not] : [])].map((value) => ({
    value,
    count: values ? values.find((one) => one.value.toLowerCase() === value.toLowerCase())?.count : null,
  }));
}

const without = (
  values: readonly FacetValue[] | undefined,
  pinned: readonly ShownValue[],
): readonly ShownValue[] =>
  (values ?? []).filter(
    ({ value }) =>
      !holds(
        pinned.map((one) => one.value),
        value,
      ),
  );

interface ValuesProps {
  readonly filter: Filter;
  readonly address: SearchAddress;
  readonly values: readonly ShownValue[];
}

function FacetValues({ filter, address, values }: ValuesProps) {
  const most = Math.max(1, ...values.map(({ count }) => count ?? 0));
  return values.map(({ value, count, isNested }) => {
    const isExcluded = filter.not !== undefined && holds(address[filter.not], value);
    const label = labelOf(filter.field, value);
    return (
      <li
        key={value}
        className={['facet-value', isExcluded && 'excluded', isNested && 'nested'].filter(Boolean).join(' ')}
      >
        <button
          type="button"
          aria-pressed={holds(address[filter.field], value)}
          onClick={() =>
            changeSearch(isExcluded ? exclude(filter, value, address) : toggle(filter, value, address))
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            changeSearch(exclude(filter, value, address));
          }}
          style={{ '--share': (count ?? 0) / most } as CSSProperties}
        >
          <span className="name">{label}</span>
          <span className="count">
            {count === undefined ? (
              <CountOf filter={filter} address={address} value={value} />
            ) : count === null ? (
              '…'
            ) : (
              number(count)
            )}
          </span>
        </button>
        {filter.not && (
          <button
            type="button"
            className="exclude"
            // Shift+Enter on the value does the same, so each value needs only one tab stop.
            tabIndex={-1}
            aria-pressed={isExcluded}
            aria-label={t('Exclude {value}', { value: label })}
            title={t('Exclude {value}', { value: label })}
            onClick={() => changeSearch(exclude(filter, value, address))}
          >
            <Icon name="minus" />
          </button>
        )}
      </li>
    );
  });
}

/** A chosen value that is not among the most common ones is counted separately. */
function CountOf({ filter, address, value }: Omit<ValuesProps, 'values'> & { readonly value: string }) {
  const count = useCountOf(filter, address, value);
  return count === undefined ? '…' : number(count);
}

/** All values that the service lists, with a field to find one. */
function AllValues({
  filter,
  address,
  onClose,
}: {
  readonly filter: Filter;
  readonly address: SearchAddress;
  readonly onClose: () => void;
}) {
  const [filterText, setFilterText] = useState('');
  const { values, error } = useFacet(filter, address, true);
  const pinned = pinnedValues(filter, address, values);
  const found = [...pinned, ...without(values, pinned)].filter(({ value }) =>
    labelOf(filter.field, value).toLowerCase().includes(filterText.toLowerCase()),
  );
  return (
    <Dialog title={titleOf(filter.field)} onClose={onClose}>
      <div className="stack facets">
        <input
          type="search"
          value={filterText}
          onChange={(event) => setFilterText(event.target.value)}
          placeholder={t('Find a value')}
          aria-label={t('Find a value')}
        />
        {error && !values && <p className="muted">{t('Couldn’t load counts.')}</p>}
        <ul>
          {!values && !error && skeletons(filter.shown)}
          <FacetValues filter={filter} address={address} values={withParents(filter, found)} />
        </ul>
        {values && found.length === 0 && <p className="muted">{t('No matching values.')}</p>}
        <button type="button" className="primary" onClick={onClose}>
          {t('Show results')}
        </button>
      </div>
    </Dialog>
  );
}

/** Words that the title must contain, and words that the page must not contain. */
function TextFilters({ address }: { readonly address: SearchAddress }) {
  return (
    <section aria-label={t('Words')}>
      <TextFilter
        label={t('Words in the title')}
        value={address.title}
        charactersMax={200}
        onChange={(title) => changeSearch({ title })}
      />
      <TextFilter
        label={t('Exclude words')}
        value={address.exclude}
        charactersMax={500}
        onChange={(exclude) => changeSearch({ exclude })}
      />
    </section>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly charactersMax: number;
  readonly onChange: (value: string) => void;
}

function TextFilter({ label, value, charactersMax, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <form onSubmit={send}>
      <label className="text-filter">
        {label}
        <input
          value={text}
          maxLength={charactersMax}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => send()}
        />
      </label>
    </form>
  );
}
