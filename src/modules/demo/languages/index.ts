import { join } from 'node:path';
import { listTables, readTable, TableError, tableName, tablesFolder } from '../../../lib/tables.ts';
import { type Language, languageSchema } from './language.ts';

/** Reads the languages in `data/demo/languages`. */
export function readLanguages(folder = join(tablesFolder, 'demo', 'languages')): readonly Language[] {
  return listTables(folder).map((path) => {
    const { countries, ...language } = readTable(path, languageSchema);
    if (language.code !== tableName(path))
      throw new TableError(path, [`code: is ${language.code}; name the file ${language.code}.json`]);
    // A country is picked as often as it is listed.
    return {
      ...language,
      countries: countries.flatMap((country) => Array.from({ length: country.weight }, () => country)),
    };
  });
}

export const languages = readLanguages();
