import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesFolder } from '../../src/lib/tables.ts';
import { readIndustries } from '../../src/modules/extraction/business/lexicon-building/read-industries.ts';
import { readPresets } from '../../src/modules/extraction/business/lexicon-building/read-trade-words.ts';
import { cleanNames, namesOf, type Preset, presetsIn, termsOf } from './read-tagging-schema.ts';

/**
 * Writes `data/copilot/names/trade-names.json`: what each kind of place of the OpenStreetMap tagging schema is called in many languages.
 *
 *   npm pack @openstreetmap/id-tagging-schema@7.1.1 && tar xzf openstreetmap-id-tagging-schema-7.1.1.tgz
 *   node scripts/industry-model/make-copilot-trade-names.ts package
 */
const languages = 'en de fr es it nl pt pl da sv no fi cs sk hu ro hr sl el tr ja et lv lt bg'.split(' ');
/** Kinds of places whose names are words for many trades. */
const NO_TRADES = new Set(['man_made/works', 'amenity/food_court', 'amenity/marketplace', 'office/company']);
/** The languages that messages are written in; of the others pages are looked for by every word there is. */
const READ = new Set(languages.slice(0, 8));
/** Terms that begin as the name does are other words for it: bager, bageri. */
const LETTERS_SHARED = 4;
/** Shorter ones are of other trades, too, such as cantina and cabinet. */
const LETTERS_MIN = 7;
/** What the schema adds to tell places from each other. */
const NOT_OF_THE_NAME = /\([^)]*\)| (?:office|workplace|workspace)$/gi;

/** The names of a preset, and the terms that are another form of its first. */
function variantsOf(preset: Preset, language: string): string[] {
  const names = cleanNames(namesOf(preset).map((name) => name.replace(NOT_OF_THE_NAME, '')));
  const start = names[0]?.slice(0, LETTERS_SHARED) ?? '';
  const parts = new Set(names.flatMap((name) => name.split(/[\s'-]/)));
  const terms = cleanNames(termsOf(preset)).filter(
    (term) =>
      start !== '' &&
      term.startsWith(start) &&
      !parts.has(term) &&
      (!READ.has(language) || term.length >= LETTERS_MIN),
  );
  return [...names, ...terms];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the unpacked package');
const presets = languages.map((language) => ({ language, known: presetsIn(folder, language) }));
const table: Record<string, { part: string; names: Record<string, string> }> = {};
for (const [part, ids] of Object.entries(readPresets(readIndustries())))
  for (const id of ids.split(/\s+/)) {
    if (NO_TRADES.has(id)) continue;
    const names: Record<string, string> = {};
    for (const { language, known } of presets) {
      const words = known.flatMap((one) => variantsOf(one[id] ?? {}, language));
      if (words.length > 0) names[language] = [...new Set(words)].join(', ');
    }
    if (names.en !== undefined) table[id] = { part, names };
  }
const target = join(tablesFolder, 'copilot', 'names', 'trade-names.json');
writeFileSync(target, `${JSON.stringify({ $schema: './trade-names.schema.json', ...table }, null, 2)}\n`);
