import type { ReactNode } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import type { Column, Company } from '../api/api.ts';
import { age, columnTitle, industryName, moment, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { Country } from '../parts/country.tsx';
import { CellValue } from './cell-value.tsx';
import { CompanyName, placeName, Signs } from './company-card.tsx';
import { highlight } from './highlight.tsx';
import { isOwn, MATCH_GROUP, type OwnColumnName, ownColumnNames } from './stored-columns.ts';

/** A column of the rows. Profile columns come with the search result, so that looking at them is free. */
export interface RowColumn {
  readonly name: string;
  readonly title: string;
  /** Explains the column to people who do not know it. */
  readonly description?: string | undefined;
  readonly group: string;
  /** The default width, in parts. */
  readonly width: number;
  /** The share of companies that have a value. */
  readonly fillRate?: number | undefined;
  readonly isNumber: boolean;
  /** The name of the column in a query; undefined if a query cannot filter by it. */
  readonly filter: string | undefined;
  readonly cell: (company: Company, address: SearchAddress) => ReactNode;
}

interface OwnColumn {
  readonly title: () => string;
  readonly width: number;
  readonly cell: RowColumn['cell'];
}

const ownColumns: Readonly<Record<OwnColumnName, OwnColumn>> = {
  company_name: {
    title: () => t('Company'),
    width: 11,
    cell: (company, address) => (
      <>
        <CompanyIcon domain={company.domain} /> <CompanyName company={company} address={address} />
      </>
    ),
  },
  domain: {
    title: () => t('Domain'),
    width: 10,
    cell: ({ domain }) => <span className="domain">{domain}</span>,
  },
  match: {
    title: () => t('Match'),
    width: 20,
    cell: ({ matched_snippet, matches, title }) =>
      matched_snippet === '' ? title : highlight(matched_snippet, matches),
  },
  place: {
    title: () => t('Found in'),
    width: 5,
    cell: ({ matched_in }) => [...new Set(matched_in.map(placeName))].join(', '),
  },
  title: { title: () => t('Title'), width: 14, cell: ({ title }) => title },
  meta_description: {
    title: () => t('Description'),
    width: 16,
    cell: ({ meta_description }) => meta_description,
  },
  country: {
    title: () => t('Country'),
    width: 7,
    cell: ({ country }) => (country === '' ? '' : <Country code={country} />),
  },
  industry: { title: () => t('Industry'), width: 9, cell: ({ industry }) => industryName(industry) },
  tech_stack: { title: () => t('Technologies'), width: 14, cell: ({ tech_stack }) => tech_stack },
  emails: { title: () => t('E-mail'), width: 10, cell: ({ emails }) => emails.join(', ') },
  phones: { title: () => t('Phone'), width: 8, cell: ({ phones }) => phones.join(', ') },
  signs: { title: () => t('Has'), width: 7, cell: (company) => <Signs company={company} /> },
  fetched_at: {
    title: () => t('Crawled'),
    width: 6,
    cell: ({ fetched_at }) => <span title={moment(fetched_at)}>{age(fetched_at)}</span>,
  },
};

const usualWidths: Readonly<Record<Column['type'], number>> = {
  string: 11,
  'string[]': 14,
  integer: 6,
  number: 6,
  boolean: 6,
  datetime: 8,
};

/** Columns that have another name in a query. Domains have none, because a typed domain is already recognised. */
const filterNames: Readonly<Record<string, string | undefined>> = {
  tech_stack: 'technology',
  signs: 'has',
  domain: undefined,
};

const filterOf = (name: string, column: Column | undefined): string | undefined =>
  Object.hasOwn(filterNames, name) ? filterNames[name] : column?.filterable ? name : undefined;

const isNumeric = (type: Column['type'] | undefined): boolean => type === 'integer' || type === 'number';

/** A column by name. Undefined if the service has listed its columns and this one is missing. */
export function rowColumn(
  name: string,
  known: ReadonlyMap<string, Column> | undefined,
): RowColumn | undefined {
  const column = known?.get(name);
  if (known && !column && !isOwn(name)) return undefined;
  const shared = {
    name,
    description: column?.description,
    group: column?.group ?? MATCH_GROUP,
    fillRate: column?.fill_rate,
    isNumber: isNumeric(column?.type),
    filter: filterOf(name, column),
  };
  if (isOwn(name)) {
    const { title, width, cell } = ownColumns[name];
    return { ...shared, title: title(), width, cell };
  }
  return {
    ...shared,
    title: column?.label ?? columnTitle(name),
    width: usualWidths[column?.type ?? 'string'],
    cell: ({ columns }) => (
      <CellValue name={name} value={columns?.[name]} isMissing={columns === undefined} />
    ),
  };
}

/** All columns that rows can show, in the order of the profile, with the columns about the match first. */
export function allRowColumns(known: ReadonlyMap<string, Column>): readonly RowColumn[] {
  const ofMatch = ownColumnNames.filter((name) => !known.has(name));
  return [...ofMatch, ...known.keys()].flatMap((name) => rowColumn(name, known) ?? []);
}
