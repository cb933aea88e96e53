import { join } from 'node:path';
import { z } from 'zod';
import { listTables, readTable, TableError, tableName, tablesFolder } from '../../../../lib/tables.ts';

/** The path of `data/industries`; tests read a copy. */
export const industriesFolder = join(tablesFolder, 'industries');

/** A word of a list with its marks. A star is at either end, or at the end of a word in a phrase. */
const MARKED_WORD = /^(!@?|@|~)?\*?[^!@~*]+(\*( [^!@~*]+\*?)*)?$/;

const wordList = z.string().superRefine((list, context) => {
  for (const word of list.split(',').map((each) => each.trim()))
    if (!MARKED_WORD.test(word))
      context.addIssue(
        word === ''
          ? 'has an empty word; remove the comma too many'
          : `“${word}” has a sign that is not known or in the wrong place; write !, ~ or @ before a word, * where it may go on`,
      );
});

/**
 * Words per language, separated by commas. A mark gives the weight of a word:
 *   `!word` is decisive, `word` is evidence, `~word` is only a hint,
 *   `@word` counts only where a page says what it is (title, description, main heading, domain),
 *   because the same word in a menu or a sub-heading is weak evidence ("news", "shop", "events").
 *   `word*` matches every word with that prefix, `*word` compounds with that ending, and a word may be a phrase.
 *   `intl` contains stems that several languages share. Accents and case do not matter.
 */
export const wordsSchema = z
  .record(z.string().regex(/^([a-z]{2}|intl)$/, 'write a language as two small letters, or intl'), wordList)
  .describe(
    'Words by language, separated by commas: !word settles the matter, word speaks for it, ~word only hints, @word counts only in title, description, main heading and domain; word* and *word stand for all that begin or end so. intl: stems that several languages share.',
  );
export type Words = z.infer<typeof wordsSchema>;

const text = z.string().min(1);
const types = z.array(text).min(1).optional();

export const industrySchema = z.strictObject({
  name: text,
  bucket: z
    .enum([
      'E-commerce & Retail',
      'Software & IT',
      'Marketing & Media',
      'Professional Services',
      'Finance & Insurance',
      'Health & Wellness',
      'Sports & Recreation',
      'Food & Beverage',
      'Travel & Hospitality',
      'Real Estate',
      'Construction & Trades',
      'Manufacturing & Industrial',
      'Automotive',
      'Transportation & Logistics',
      'Energy & Environment',
      'Education',
      'Government',
      'Nonprofit',
      'Arts & Entertainment',
      'Other',
    ])
    .describe('The coarse group, for comparing with lists that know fewer names than ours.'),
  description: text,
  types: types.describe('schema.org types that name the industry but no sub-industry.'),
  domainEndings: z
    .array(text)
    .min(1)
    .optional()
    .describe('Domain endings that only this industry uses, without the first dot.'),
  words: wordsSchema,
  subIndustries: z
    .array(
      z.strictObject({
        name: text,
        types: types.describe('schema.org types, and Open Graph types, that name this sub-industry.'),
        words: wordsSchema,
      }),
    )
    .min(1),
});
export type Industry = z.infer<typeof industrySchema>;
export type IndustryBucket = Industry['bucket'];

/** An industry without its words, which are in the lexicon. */
export type PackedIndustry = Omit<Industry, 'words' | 'subIndustries'> & {
  readonly subIndustries: readonly Omit<Industry['subIndustries'][number], 'words'>[];
};

/** Every industry with its words, in the order of `order.json`. */
export function readIndustries(folder = industriesFolder): readonly Industry[] {
  const orderFile = join(folder, 'order.json');
  const order = readTable(orderFile, z.array(text));
  const paths = listTables(folder).filter((path) => path !== orderFile);
  const read = paths.map((path) => ({ path, industry: readTable(path, industrySchema) }));
  const ordered = order.flatMap((name) => read.filter(({ industry }) => industry.name === name));
  const problems = [
    ...order
      .filter((name) => !ordered.some(({ industry }) => industry.name === name))
      .map((name) => `${name}: no file has this name`),
    ...read
      .filter((each) => !ordered.includes(each))
      .map(({ path, industry }) => `${industry.name}: of ${tableName(path)}.json is missing here; add it`),
    ...ordered
      .filter(
        ({ industry }, at) => ordered.findIndex((other) => other.industry.name === industry.name) !== at,
      )
      .map(({ industry }) => `${industry.name}: is named twice; keep one`),
  ];
  if (problems.length > 0) throw new TableError(orderFile, problems);
  return ordered.map(({ industry }) => industry);
}

/** The text of the packed industries, which have no words. */
export function packIndustries(): string {
  const packed = readIndustries().map(
    ({ words: _words, subIndustries, ...industry }): PackedIndustry => ({
      ...industry,
      subIndustries: subIndustries.map(({ words: _subWords, ...sub }) => sub),
    }),
  );
  return `${JSON.stringify(packed)}\n`;
}
