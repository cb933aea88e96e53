import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { age, countryName, industryName, language, moment, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { Country } from '../parts/country.tsx';
import { Icon } from '../parts/icon.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';

export interface ListedCompany {
  readonly domain: string;
  readonly company_name: string;
  readonly country: string;
  readonly industry: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly added_at: string;
}

type SortName = 'name' | 'country' | 'industry' | 'tags' | 'added';

/** Sort keys are the displayed values, so that the order is alphabetical in the user's language. */
const keys: Readonly<Record<SortName, (company: ListedCompany) => string>> = {
  name: ({ company_name, domain }) => company_name || domain,
  country: ({ country }) => (country === '' ? '' : countryName(country)),
  industry: ({ industry }) => industryName(industry),
  tags: ({ tags, note }) => tags.join(' ') || note,
  added: ({ added_at }) => added_at,
};

export function sortCompanies(
  companies: readonly ListedCompany[],
  by: SortName,
  isReversed: boolean,
): readonly ListedCompany[] {
  const compare = new Intl.Collator(language, { numeric: true }).compare;
  const key = keys[by];
  const sign = isReversed ? -1 : 1;
  // Companies without a value are last in both directions.
  return companies.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * compare(first, second);
  });
}

interface TableProps {
  readonly items: readonly ListedCompany[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (domains: ReadonlySet<string>) => void;
  readonly onNote: (company: ListedCompany) => void;
  readonly onRemove: (domain: string) => void;
  readonly onEnd: () => void;
}

/** The companies of a list: sorted by any column, selected, with notes and tags. */
export function ListTable({ items, selected, onSelect, onNote, onRemove, onEnd }: TableProps) {
  const [sort, setSort] = useState<{ readonly by: SortName; readonly isReversed: boolean }>({
    by: 'added',
    isReversed: false,
  });
  const columns: readonly (readonly [SortName, string])[] = [
    ['name', t('Company')],
    ['country', t('Country')],
    ['industry', t('Industry')],
    ['tags', t('Tags and note')],
    ['added', t('Added')],
  ];
  const select = (domain: string, isSelected: boolean): void => {
    const next = new Set(selected);
    if (isSelected) next.add(domain);
    else next.delete(domain);
    onSelect(next);
  };
  const areAll = selected.size === items.length;
  return (
    <div className="list-table">
      <div className="list-head">
        <input
          type="checkbox"
          aria-label={t('Select all')}
          checked={areAll}
          onChange={() => onSelect(areAll ? new Set() : new Set(items.map(({ domain }) => domain)))}
        />
        {columns.map(([by, title]) => (
          <button
            key={by}
            type="button"
            className="list-sort"
            aria-pressed={sort.by === by}
            title={t('Sort by {column}', { column: title })}
            onClick={() => setSort({ by, isReversed: sort.by === by && !sort.isReversed })}
          >
            {title} {sort.by === by && <span aria-hidden="true">{sort.isReversed ? '↓' : '↑'}</span>}
          </button>
        ))}
      </div>
      <VirtualRows
        items={sortCompanies(items, sort.by, sort.isReversed)}
        label={t('Companies')}
        keyOf={({ domain }) => domain}
        onEnd={onEnd}
        render={(company) => (
          <Row
            company={company}
            isSelected={selected.has(company.domain)}
            onSelect={(isSelected) => select(company.domain, isSelected)}
            onNote={() => onNote(company)}
            onRemove={() => onRemove(company.domain)}
          />
        )}
      />
    </div>
  );
}

interface RowProps {
  readonly company: ListedCompany;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onNote: () => void;
  readonly onRemove: () => void;
}

function Row({ company, isSelected, onSelect, onNote, onRemove }: RowProps) {
  const { domain, company_name, country, industry, note, tags, added_at } = company;
  const name = company_name || domain;
  return (
    <>
      <input
        type="checkbox"
        aria-label={t('Select {name}', { name })}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span className="who">
        <CompanyIcon domain={domain} />
        <Link className="name" dir="auto" href={`/app/company/${domain}`}>
          {name}
        </Link>{' '}
        <span className="domain">{domain}</span>
      </span>
      <span>{country !== '' && <Country code={country} />}</span>
      <span>{industryName(industry)}</span>
      <button type="button" className="note-cell" title={note} onClick={onNote}>
        <span className="only-read-aloud">{t('Note on {name}', { name })} </span>
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
        <span className="muted" dir="auto">
          {note || (tags.length === 0 && <Icon name="note" />)}
        </span>
      </button>
      <span className="muted" title={moment(added_at)}>
        {age(added_at)}
      </span>
      <button
        type="button"
        className="quiet"
        aria-label={t('Remove {domain} from list', { domain })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
