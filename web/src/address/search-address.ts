import { hasQuerySyntax } from './query-syntax.ts';

/** A search uses the parameter names and values of the API, so that a link can be turned into a request. Lists are comma-separated. */
const listNames = [
  'country',
  'industry',
  'technology',
  'has',
  'language',
  'tld',
  'not_has',
  'not_country',
  'not_industry',
  'not_technology',
  'not_language',
  'not_tld',
  'domains',
  'ignore_stated',
] as const;

const textNames = ['title', 'exclude', 'tech', 'crawl_id'] as const;

const choices = {
  mode: ['phrase', 'any', 'single', 'query', 'meaning'],
  view: ['cards', 'rows', 'compact'],
  sort: ['score', 'rank', 'newest', 'name', 'domain', 'technologies', 'words', 'founded_year'],
  tab: ['overview', 'technology', 'contact', 'all', 'lookalikes'],
} as const;

export type ListName = (typeof listNames)[number];
export type TextName = (typeof textNames)[number];
export type Mode = (typeof choices)['mode'][number];
export type Sort = (typeof choices)['sort'][number];
export type Tab = (typeof choices)['tab'][number];

export type SearchAddress = Readonly<Record<ListName, readonly string[]>> &
  Readonly<Record<TextName, string>> & {
    readonly q: string;
    /** Conditions on columns and on the place, each `column:op:value`. The parameter is repeated, because the values may contain commas. */
    readonly filter: readonly string[];
    readonly mode: Mode;
    /** Whether other forms of the words match too. */
    readonly forms: boolean;
    readonly exclude_seen: boolean;
    /** The layout of the results. Narrow windows always show cards. */
    readonly view: (typeof choices)['view'][number];
    /** The order of the results. The default is by score, or by rank for a search without words. */
    readonly sort: Sort;
    /** The company whose profile is open. */
    readonly open: string;
    readonly tab: Tab;
    /** Unknown parameters, kept unchanged. */
    readonly unknownParameters: readonly (readonly [string, string])[];
  };

export const noFilters: Pick<SearchAddress, ListName | TextName | 'filter' | 'exclude_seen'> = {
  ...(Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Record<ListName, string[]>),
  title: '',
  exclude: '',
  tech: '',
  crawl_id: '',
  filter: [],
  exclude_seen: false,
};

/** Windows with space for rows and for more than one column. */
export const WIDE = '(width >= 900px)';

export const emptySearch: SearchAddress = {
  ...noFilters,
  q: '',
  mode: 'any',
  forms: true,
  view: 'cards',
  sort: 'score',
  open: '',
  tab: 'overview',
  unknownParameters: [],
};

/** The order of the parameters. It is fixed, so that the same view always has the same address. */
const order = [
  'q',
  'mode',
  'forms',
  ...listNames,
  ...textNames,
  'exclude_seen',
  'sort',
  'view',
  'open',
  'tab',
] as const;
type Name = (typeof order)[number];

/** If the address names no mode, words with operators are read as a query. */
const defaultMode = (q: string): Mode => (hasQuerySyntax(q) ? 'query' : emptySearch.mode);

/**
 * Replaces the words. Words with operators switch to the query language, and back when the operators are removed; otherwise the chosen mode
 * stays.
 */
export function withWords(before: SearchAddress, q: string): Pick<SearchAddress, 'q' | 'mode'> {
  const wasByItself = before.mode === 'query' && hasQuerySyntax(before.q);
  return { q, mode: hasQuerySyntax(q) || wasByItself ? defaultMode(q) : before.mode };
}

const isList = (name: Name): name is ListName => (listNames as readonly string[]).includes(name);

export interface ReadAddress {
  readonly address: SearchAddress;
  /** Parameters that were dropped for invalid values. */
  readonly dropped: readonly string[];
}

export function readSearchAddress(query: string): ReadAddress {
  const parameters = new URLSearchParams(query);
  const read: Record<string, unknown> = { ...emptySearch, mode: defaultMode(parameters.get('q') ?? '') };
  const dropped: string[] = [];
  for (const name of order) {
    const text = parameters.get(name);
    if (text === null || text === '') continue;
    const value = readValue(name, text);
    if (value === undefined) dropped.push(name);
    else read[name] = value;
  }
  read.filter = [...new Set(parameters.getAll('filter').filter((condition) => condition !== ''))];
  const known: ReadonlySet<string> = new Set([...order, 'filter', 'layer']);
  // `layer` is the form that a link opens; it is not part of the search, so it is dropped from the address.
  const unknownParameters = [...parameters].filter(([name]) => !known.has(name));
  return { address: { ...read, unknownParameters } as unknown as SearchAddress, dropped };
}

function readValue(name: Name, text: string): unknown {
  if (isList(name)) {
    const values = splitList(text)
      .map((value) => value.trim())
      .filter((value) => value !== '');
    return values.length > 0 ? [...new Set(values)] : undefined;
  }
  if (name === 'exclude_seen' || name === 'forms')
    return text === 'true' ? true : text === 'false' ? false : undefined;
  if (name === 'mode' || name === 'view' || name === 'tab' || name === 'sort')
    return (choices[name] as readonly string[]).includes(text) ? text : undefined;
  return text;
}

/** Splits a list as the service does: at commas outside double quotes. Inside quotes, two double quotes mean one. */
function splitList(text: string): readonly string[] {
  const items = text.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=,|$)|[^,]+/g);
  return Array.from(items, ([all, quoted]) => quoted?.replaceAll('""', '"') ?? all);
}

const joinList = (values: readonly string[]): string =>
  values.map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');

/** The query part of an address, without its question mark; defaults are omitted. */
export function printSearchAddress(address: SearchAddress): string {
  const parameters = new URLSearchParams();
  const defaults = { ...emptySearch, mode: defaultMode(address.q) };
  for (const name of order) {
    const value = address[name];
    const text = Array.isArray(value) ? joinList(value) : String(value);
    if (text !== '' && text !== String(defaults[name])) parameters.set(name, text);
  }
  for (const condition of address.filter) parameters.append('filter', condition);
  for (const [name, value] of address.unknownParameters) parameters.append(name, value);
  return parameters.toString().replaceAll('%2C', ',');
}

/** A search as parameters of the API. */
export type SearchParameters = {
  readonly [name in 'q' | 'mode' | 'forms' | 'exclude_seen' | ListName | TextName]?: string;
} & { readonly filter?: string[] };

/** The mode of an API request that names none. In the app, several words find the pages that have all of them. */
const API_MODE: Mode = 'phrase';

/** What is typed without a space belongs together, such as node.js or e-mail. */
export const isOneWord = (q: string): boolean => !/\s/.test(q.trim());

export const apiModeOf = ({ q, mode }: SearchAddress): Mode =>
  mode === 'any' && isOneWord(q) ? API_MODE : mode;

/** The parameters that the API takes: words and filters, without the defaults of the API. */
export function searchParametersOf(address: SearchAddress): SearchParameters {
  const names = ['q', 'mode', ...listNames, ...textNames, 'exclude_seen'] as const;
  const parameters = names.flatMap((name) => {
    const value = name === 'mode' ? apiModeOf(address) : address[name];
    const text = Array.isArray(value) ? joinList(value) : String(value);
    const isDefault = text === '' || text === String(name === 'mode' ? API_MODE : emptySearch[name]);
    // A mode means nothing without words, and only a description states filters.
    const isMeaningless =
      (name === 'mode' && address.q === '') ||
      (name === 'ignore_stated' && (address.q === '' || address.mode !== 'meaning'));
    return isDefault || isMeaningless ? [] : [[name, text] as const];
  });
  // By default the API matches exact words only.
  const isByForms = address.forms && address.q !== '';
  return {
    ...Object.fromEntries(parameters),
    ...(address.filter.length > 0 && { filter: [...address.filter] }),
    ...(isByForms && { forms: 'true' }),
  };
}

export const hasFilters = (address: SearchAddress): boolean =>
  Object.keys(searchParametersOf({ ...address, q: '' })).length > 0;

/** Whether the results are table rows, normal or compact. */
export const areRows = ({ view }: Pick<SearchAddress, 'view'>): boolean => view !== 'cards';

/** The orders to choose from, the default first. */
export const sorts = choices.sort;

/** Whether there is anything to search for. */
export const hasSearch = (address: SearchAddress): boolean => address.q !== '' || hasFilters(address);
