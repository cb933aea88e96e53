import { z } from 'zod';
import type { ColumnRow, ColumnType } from './column.ts';
import { type ColumnName, columns, type RegisteredRow } from './registry.ts';

interface ValueByType {
  string: string;
  integer: number;
  number: number;
  boolean: boolean;
  'string[]': string[];
  datetime: string;
}

type ValueOf<Row> =
  Row extends ColumnRow<string, infer Type, infer Always>
    ? Type extends 'string[]'
      ? string[]
      : Always extends true
        ? ValueByType[Type]
        : ValueByType[Type] | null
    : never;

/** A row of the index: one key per column. Unknown values are null, unknown lists are empty. */
export type CompanyProfile = {
  [Name in ColumnName]: ValueOf<Extract<RegisteredRow, { name: Name }>>;
};

const valueSchemas: Readonly<Record<ColumnType, z.ZodType>> = {
  string: z.string(),
  integer: z.int(),
  number: z.number(),
  boolean: z.boolean(),
  'string[]': z.array(z.string()),
  datetime: z.iso.datetime(),
};

const shape = Object.fromEntries(
  columns.map(({ name, type, always, description, example }) => {
    const value = valueSchemas[type];
    const schema = always || type === 'string[]' ? value : value.nullable();
    return [name, schema.meta({ description, examples: [example] })];
  }),
);

/** Validates a profile from outside the process and describes it in OpenAPI; unknown keys are refused. */
export const companyProfileSchema = z.strictObject(shape) as unknown as z.ZodType<CompanyProfile>;

const blanks: Readonly<Record<ColumnType, unknown>> = {
  string: '',
  integer: 0,
  number: 0,
  boolean: false,
  'string[]': [],
  datetime: '1970-01-01T00:00:00Z',
};

const blank: Readonly<Record<string, unknown>> = Object.fromEntries(
  columns.map(({ name, type, always }) => [name, always ? blanks[type] : null]),
);
const listColumns = columns.filter(({ type }) => type === 'string[]').map(({ name }) => name);

/** A profile in which nothing is known, keys in registry order. */
export function blankProfile(): CompanyProfile {
  const profile: Record<string, unknown> = { ...blank };
  for (const name of listColumns) profile[name] = [];
  return profile as unknown as CompanyProfile;
}

/** Columns of a company that may have no profile, or of which only some are known. */
export type KnownColumns = { readonly [Name in ColumnName]: CompanyProfile[Name] | null };

/** Only the domain is known. Unlike in a blank profile, other columns are null, never false or 0, because no page was read. */
export function unknownProfile(domain: string): KnownColumns {
  const profile: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]));
  for (const name of listColumns) profile[name] = [];
  return { ...(profile as unknown as KnownColumns), domain };
}

/** Not null, not an empty list, not an empty string. */
export function isFilled(value: CompanyProfile[ColumnName]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}
