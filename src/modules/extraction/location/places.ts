import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';

const names = z.array(z.string().regex(/^[^A-Z]+$/));

/** `data/places/towns.json`: names in lower case by country. */
export const townsSchema = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({
    towns: names.describe('Towns whose name alone implies the country.').optional(),
    regions: names.describe('Regions whose name alone implies the country.').optional(),
    other_towns: names.describe('Towns whose name is also a word or a place elsewhere.').optional(),
    other_regions: names.describe('Regions whose name is also a word or a place elsewhere.').optional(),
    forms: z
      .record(z.string(), z.string())
      .describe('Towns as sentences inflect them, with the name.')
      .optional(),
  }),
);

const table = Object.entries(readTable(join(tablesFolder, 'places', 'towns.json'), townsSchema));

/** Cities and regions whose name alone implies the country. */
export const PLACES: ReadonlyMap<string, string> = new Map(
  table.flatMap(([country, { towns = [], regions = [], forms = {} }]) =>
    [...towns, ...regions, ...Object.keys(forms)].map((name) => [name, country] as const),
  ),
);

const TOWNS = setsOf(({ towns = [], other_towns = [] }) => [...towns, ...other_towns]);
const REGIONS = setsOf(({ regions = [], other_regions = [] }) => [...regions, ...other_regions]);
const FORMS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  table.map(([country, { forms = {} }]) => [country, new Map(Object.entries(forms))]),
);

function setsOf(
  pick: (row: z.infer<typeof townsSchema>[string]) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(table.map(([country, row]) => [country, new Set(pick(row))]));
}

/** Whether the name is a well-known town of the country. */
export function isTownOf(name: string, country: string): boolean {
  return TOWNS.get(country)?.has(name.toLowerCase()) ?? false;
}

export function isRegionOf(name: string, country: string): boolean {
  return REGIONS.get(country)?.has(name.toLowerCase()) ?? false;
}

/** "Praze" of "v Praze" is Praha; null if the word is not a known form of a town. */
export function townOfForm(form: string, country: string): string | null {
  return FORMS.get(country)?.get(form.toLowerCase()) ?? null;
}
