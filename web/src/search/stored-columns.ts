/** A chosen column of the rows and its width in parts. */
export interface ChosenColumn {
  readonly name: string;
  readonly width: number;
}

/** The group of columns about the match, not about the company. */
export const MATCH_GROUP = 'match';

/** Columns that every result has. All other columns must be requested. */
export const ownColumnNames = [
  'company_name',
  'domain',
  'match',
  'place',
  'title',
  'meta_description',
  'country',
  'industry',
  'tech_stack',
  'emails',
  'phones',
  'signs',
  'fetched_at',
] as const;

export type OwnColumnName = (typeof ownColumnNames)[number];

export const isOwn = (name: string): name is OwnColumnName =>
  (ownColumnNames as readonly string[]).includes(name);

/** Names of these columns in earlier versions, which may still be stored. */
const earlierNames: Readonly<Record<string, OwnColumnName>> = {
  name: 'company_name',
  description: 'meta_description',
  technologies: 'tech_stack',
  age: 'fetched_at',
};

export const WIDTH_MIN = 2;
export const WIDTH_MAX = 80;

const usual: readonly ChosenColumn[] = [
  { name: 'company_name', width: 11 },
  { name: 'domain', width: 10 },
  { name: 'match', width: 20 },
  { name: 'country', width: 7 },
  { name: 'industry', width: 9 },
  { name: 'signs', width: 7 },
];

/** The stored columns without duplicates; the defaults if there are none. They may come from an earlier version. */
export function shownOf(stored: readonly unknown[]): readonly ChosenColumn[] {
  const shown = new Map<string, ChosenColumn>();
  for (const column of stored) {
    if (!isColumn(column)) continue;
    const name = earlierNames[column.name] ?? column.name;
    if (!shown.has(name)) shown.set(name, { name, width: column.width });
  }
  return shown.size > 0 ? [...shown.values()] : usual;
}

function isColumn(column: unknown): column is ChosenColumn {
  const { name, width } = (column ?? {}) as Partial<ChosenColumn>;
  return (
    typeof name === 'string' &&
    /^[a-z][a-z0-9_]{0,59}$/.test(name) &&
    typeof width === 'number' &&
    width >= WIDTH_MIN &&
    width <= WIDTH_MAX
  );
}

/**
 * The columns that a search must request, for the `columns` parameter. They are sorted, so that reordering them does not repeat the
 * request.
 */
export const columnsToRequest = (columns: readonly ChosenColumn[]): string =>
  columns
    .map(({ name }) => name)
    .filter((name) => !isOwn(name))
    .sort()
    .join(',');

const COLUMNS_KEY = 'homedex.columns';

export function readStored(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const keep = (columns: readonly ChosenColumn[]): void =>
  localStorage.setItem(COLUMNS_KEY, JSON.stringify(columns));
