import { type ReactNode, useSyncExternalStore } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { useMe } from '../api/questions.ts';
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

/** A chosen column and its width in parts. */
export interface ChosenColumn {
  readonly name: RowColumnName;
  readonly width: number;
}

const usual: readonly ChosenColumn[] = (
  ['name', 'domain', 'match', 'country', 'industry', 'signs'] as const
).map((name) => ({ name, width: rowColumns[name].width }));

const listeners = new Set<() => void>();
const read = new Map<string, readonly ChosenColumn[]>();

/** Several people may share a browser; each finds the columns of their account, and whoever is not signed in those of the browser. */
const keyOf = (accountId: number | undefined): string =>
  accountId === undefined ? 'homedex.columns' : `homedex.columns.${accountId}`;

function keptUnder(key: string): readonly ChosenColumn[] {
  const known = read.get(key) ?? readKept(key);
  read.set(key, known);
  return known;
}

function readKept(key: string): readonly ChosenColumn[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as readonly ChosenColumn[] | null;
    const known =
      kept?.filter(({ name, width }) => Object.hasOwn(rowColumns, name) && width >= 2 && width <= 80) ?? [];
    return known.length > 0 ? known : usual;
  } catch {
    return usual;
  }
}

/** The columns of the rows as the reader chose them, and how to choose others. */
export function useChosenColumns(): {
  readonly chosen: readonly ChosenColumn[];
  readonly choose: (columns: readonly ChosenColumn[] | undefined) => void;
} {
  const { data: me } = useMe();
  const key = keyOf(me?.id);
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptUnder(key),
  );
  const choose = (columns: readonly ChosenColumn[] | undefined): void => {
    read.set(key, columns ?? usual);
    if (columns === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(columns));
    for (const listener of listeners) listener();
  };
  return { chosen, choose };
}
