import { z } from 'zod';
import { type Caller, type Tier, tiers } from '../../access/index.ts';
import { type ColumnName, type CompanyProfile, columnNames } from '../companies/index.ts';
import { columnList } from './column-list.ts';

/** Profile columns that a page of results shows in addition to its cards. */
export interface RowDetail {
  readonly columns: readonly ColumnName[];
  /** How many rows of the page have them, counted from the first. */
  readonly rows: number;
}

const list = columnList({
  extras: [],
  usual: columnNames,
  description:
    'Additional profile columns of each result, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are truncated. Results beyond the export limit of your plan come without them, and `gate` says so.',
});

export const rowColumnsParameter = { columns: list.inAddress };
export const rowColumnsField = { columns: list.inBody };

export const RowColumnValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

interface RowRequest {
  readonly columns?: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A search reveals no more of a profile than a download of its results does: as many rows as the tier of the caller may download. */
export function rowDetailFor(caller: Caller, { columns, limit, offset }: RowRequest): RowDetail | undefined {
  if (!columns) return undefined;
  const rows = tiers[tierOf(caller)].downloadRows - offset;
  return { columns: columns as readonly ColumnName[], rows: Math.min(limit, Math.max(0, rows)) };
}

const tierOf = (caller: Caller): Tier =>
  caller.kind === 'account' ? caller.tier : caller.kind === 'operator' ? 'enterprise' : 'free';

/** A row shows one line of each value; the whole text is in the profile. */
const CHARACTERS_MAX = 300;
const ITEMS_MAX = 20;

export function chosenValues(
  profile: CompanyProfile,
  names: readonly ColumnName[],
): Record<string, z.infer<typeof RowColumnValue>> {
  return Object.fromEntries(names.map((name) => [name, shortened(profile[name])]));
}

function shortened(value: CompanyProfile[ColumnName]): z.infer<typeof RowColumnValue> {
  if (typeof value === 'string') return cut(value);
  return Array.isArray(value) ? value.slice(0, ITEMS_MAX).map(cut) : value;
}

const cut = (text: string): string =>
  text.length <= CHARACTERS_MAX ? text : `${text.slice(0, CHARACTERS_MAX).toWellFormed()} …`;
