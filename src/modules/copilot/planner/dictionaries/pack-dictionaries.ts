import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../../lib/tables.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { languageSchema, nameSchemas } from './dictionary-schemas.ts';
import { addSubjects, mergeTrades, type Trade } from './merge-trades.ts';

type Names = { readonly [Table in keyof typeof nameSchemas]: z.output<(typeof nameSchemas)[Table]> };

/** What `scripts/pack-tables.ts` makes of `data/copilot`. */
export interface PackedDictionaries {
  readonly languages: Readonly<Record<Language, z.output<typeof languageSchema>>>;
  readonly names: Omit<Names, 'trades' | 'trade-names' | 'subjects'>;
  readonly trades: readonly Trade[];
  /** The content management systems, whose versions have a column. */
  readonly contentManagers: readonly string[];
  /** The technologies of online shops: what they run on, and how they are paid. */
  readonly shopSystems: readonly string[];
}

const folder = join(tablesFolder, 'copilot');

const readNameTable = <Schema extends z.ZodType>(table: string, schema: Schema): z.output<Schema> =>
  readTable(join(folder, 'names', `${table}.json`), schema);

const asLists = (forms: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(forms).map(([language, list]) => [language, list.split(',').map((word) => word.trim())]),
  );

const technologiesIn = (table: string): string[] =>
  Object.keys(
    readTable(join(tablesFolder, 'technologies', `${table}.json`), z.record(z.string(), z.unknown())),
  ).filter((name) => name !== '$schema');

/** Our own table of trades, with the forms of each as a list. */
export const readCuratedTrades = (): Trade[] =>
  readNameTable('trades', nameSchemas.trades).map((trade) => ({
    ...trade,
    forms: asLists(trade.forms) as Record<Language, string[]>,
  }));

export function packDictionaries(): string {
  const names = {
    countries: readNameTable('countries', nameSchemas.countries),
    features: readNameTable('features', nameSchemas.features),
    columns: readNameTable('columns', nameSchemas.columns),
    industries: readNameTable('industries', nameSchemas.industries),
    languages: readNameTable('languages', nameSchemas.languages),
    places: readNameTable('places', nameSchemas.places),
    cities: readNameTable('cities', nameSchemas.cities),
    regions: readNameTable('regions', nameSchemas.regions),
    technologies: readNameTable('technologies', nameSchemas.technologies),
    qualifiers: readNameTable('qualifiers', nameSchemas.qualifiers),
  };
  const curated = readCuratedTrades();
  const merged = mergeTrades({
    curated,
    names: Object.values(readNameTable('trade-names', nameSchemas['trade-names'])).map((kind) => ({
      part: kind.part,
      names: asLists(kind.names),
    })),
    industryWords: names.industries,
    featureWords: { ...names.features.features, ...names.features.columns },
  });
  const subjects = readNameTable('subjects', nameSchemas.subjects).map((subject) => ({
    ...subject,
    names: asLists(subject.names),
  }));
  const packed: PackedDictionaries = {
    languages: Object.fromEntries(
      languages.map((language) => [
        language,
        readTable(join(folder, 'languages', `${language}.json`), languageSchema),
      ]),
    ) as Record<Language, z.output<typeof languageSchema>>,
    names,
    contentManagers: technologiesIn('cms'),
    shopSystems: [...technologiesIn('shops'), ...technologiesIn('payment')],
    trades: addSubjects(merged, subjects, curated),
  };
  return JSON.stringify(packed);
}
