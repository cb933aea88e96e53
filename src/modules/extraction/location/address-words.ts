import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';

const words = z.array(z.string().min(1));

/** `data/places/address-words.json`: what stands around addresses, in lower case. */
export const addressWordsSchema = z.strictObject({
  address_labels: words.describe('Labels before an address.'),
  town_labels: words.describe('Labels before the name of a town alone.'),
  prepositions: z
    .record(z.string().regex(/^[a-z]{2}$/), words)
    .describe('Words for "in" before a town, by language, where the name of the town does not change.'),
  no_towns: words.describe('What stands where a town does and is none.'),
});

const table = readTable(join(tablesFolder, 'places', 'address-words.json'), addressWordsSchema);

const pattern = (labels: readonly string[]): string =>
  [...labels]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

/** Pictures, arrows and a label before an address: "📍 Our address: ". */
export const ADDRESS_LABEL = new RegExp(
  `^[\\p{Extended_Pictographic}\\ufe0f\\ue000-\\uf8ff►▶▸\\s]*(?:(?:${pattern(table.address_labels)})(?:\\s*[:：]\\s*|\\s+(?=\\p{Lu}|\\d)))?`,
  'iu',
);
/** A block that is only a label for the block below it. */
export const ADDRESS_HEADING = new RegExp(`^(?:${pattern(table.address_labels)})\\s*[:：]?$`, 'iu');
export const TOWN_LABEL = new RegExp(`(?<!\\p{L})(?:${pattern(table.town_labels)})\\s?[:：]\\s*`, 'iu');

const NO_TOWNS: ReadonlySet<string> = new Set(table.no_towns);

export function isNoTown(name: string): boolean {
  return NO_TOWNS.has(name.toLowerCase());
}

/** The words for "in" before a town of a language, for a regular expression; null if towns are inflected after them. */
export function townPrepositions(language: string | null): string | null {
  const prepositions = table.prepositions[language ?? ''];
  return prepositions === undefined ? null : pattern(prepositions);
}
