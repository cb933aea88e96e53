import type { ReactNode } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { age, countryName, t } from '../words/words.ts';
import { CompanyName, placeName, Signs } from './company-card.tsx';
import { highlight } from './highlight.tsx';

/** A column of the rows: everything a result carries, so that showing one costs nothing. */
interface RowColumn {
  readonly title: () => string;
  /** Share of the width, in parts. */
  readonly width: number;
  readonly cell: (company: Company, address: SearchAddress) => ReactNode;
}

export const rowColumns = {
  name: {
    title: () => t('Company'),
    width: 11,
    cell: (company, address) => <CompanyName company={company} address={address} />,
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
    cell: ({ matched_in }) => matched_in.map(placeName).join(', '),
  },
  title: { title: () => t('Title'), width: 14, cell: ({ title }) => title },
  description: { title: () => t('Description'), width: 16, cell: ({ meta_description }) => meta_description },
  country: {
    title: () => t('Country'),
    width: 7,
    cell: ({ country }) => (country === '' ? '' : countryName(country)),
  },
  industry: { title: () => t('Industry'), width: 9, cell: ({ industry }) => industry },
  technologies: { title: () => t('Technologies'), width: 14, cell: ({ tech_stack }) => tech_stack },
  emails: { title: () => t('E-mail'), width: 10, cell: ({ emails }) => emails.join(', ') },
  phones: { title: () => t('Phone'), width: 8, cell: ({ phones }) => phones.join(', ') },
  signs: { title: () => t('Has'), width: 7, cell: (company) => <Signs company={company} /> },
  age: { title: () => t('Crawled'), width: 6, cell: ({ fetched_at }) => age(fetched_at) },
} as const satisfies Record<string, RowColumn>;

export type RowColumnName = keyof typeof rowColumns;
