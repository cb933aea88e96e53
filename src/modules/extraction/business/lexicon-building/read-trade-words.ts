import { join } from 'node:path';
import { z } from 'zod';
import { listTables, readTable, TableError } from '../../../../lib/tables.ts';
import { type Industry, industriesFolder, wordsSchema } from './read-industries.ts';

/** Words by `Industry` or `Industry > Sub-industry`. */
export const tradeWordsSchema = z.record(z.string(), wordsSchema);

/** Words by `Industry > Sub-industry` and language, separated by commas, without marks. */
export const tradeNamesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Names of presets of the OpenStreetMap tagging schema by `Industry > Sub-industry`, separated by spaces. */
export const presetsSchema = z.record(z.string(), z.string());

/** More words of one language by `Industry` or `Industry > Sub-industry`, with their marks. */
export const wordFileSchema = z.strictObject({
  language: z.string().regex(/^(?:[a-z]{2}|intl)$/),
  writtenFrom: z
    .array(z.string())
    .describe('Labelled sets whose pages the writer had seen; empty for words from general knowledge.'),
  words: z.record(z.string(), z.array(z.string().regex(/^[!~@]*[^!~@,]+$/)).min(1)),
});

/** Traditional characters by simplified character; several if the simplified one stands for more than one. */
export const traditionalSchema = z.record(z.string().length(1), z.string().min(1));

/** Indexes of an industry and of its sub-industry; -1 stands for the industry as a whole. */
export interface Placed<Entry> {
  readonly industry: number;
  readonly subIndustry: number;
  readonly entry: Entry;
}

/**
 * Trade words in some thirty languages, in addition to those in the industry files. There is one table per group, so that languages can be
 * compared side by side.
 */
export function readTradeWords(industries: readonly Industry[], folder = industriesFolder) {
  return listTables(join(folder, 'trade-words')).flatMap((path) =>
    placed(path, readTable(path, tradeWordsSchema), industries),
  );
}

/** The files of `words/`, in the order of their names. */
export function readWordFiles(industries: readonly Industry[], folder = industriesFolder) {
  return listTables(join(folder, 'words')).map((path) => {
    const { language, writtenFrom, words } = readTable(path, wordFileSchema);
    return { language, writtenFrom, words: placed(path, words, industries) };
  });
}

/** How to spell Chinese lists, which use simplified characters, in traditional ones. */
export function readTraditional(folder = industriesFolder): ReadonlyMap<string, readonly string[]> {
  const table = readTable(join(folder, 'scripts', 'chinese.json'), traditionalSchema);
  return new Map(Object.entries(table).map(([simplified, traditional]) => [simplified, [...traditional]]));
}

/** Trade names from other projects. */
export function readTradeNames(industries: readonly Industry[], folder = industriesFolder) {
  const path = join(folder, 'trade-names', 'trade-names.json');
  return placed(path, readTable(path, tradeNamesSchema), industries);
}

/** The industry for each kind of place in the OpenStreetMap tagging schema. */
export function readPresets(industries: readonly Industry[], folder = industriesFolder) {
  const path = join(folder, 'trade-names', 'presets.json');
  const presets = readTable(path, presetsSchema);
  placed(path, presets, industries);
  return presets;
}

function placed<Entry>(
  path: string,
  table: Readonly<Record<string, Entry>>,
  industries: readonly Industry[],
): Placed<Entry>[] {
  const problems: string[] = [];
  const found = Object.entries(table).map(([place, entry]) => {
    const [industryName = '', subName] = place.split(' > ');
    const industry = industries.findIndex(({ name }) => name === industryName);
    const subIndustry = industries[industry]?.subIndustries.findIndex(({ name }) => name === subName) ?? -1;
    if (industry < 0)
      problems.push(`${place}: there is no industry ${industryName}; order.json has their names`);
    else if (subName !== undefined && subIndustry < 0)
      problems.push(`${place}: ${industryName} has no sub-industry ${subName}`);
    return { industry, subIndustry, entry };
  });
  if (problems.length > 0) throw new TableError(path, problems);
  return found;
}
