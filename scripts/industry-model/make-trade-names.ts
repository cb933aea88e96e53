import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  industriesFolder,
  readIndustries,
} from '../../src/modules/extraction/business/lexicon-building/read-industries.ts';
import { readPresets } from '../../src/modules/extraction/business/lexicon-building/read-trade-words.ts';
import { stopWords } from '../../src/modules/extraction/content/stop-words.ts';
import { pageKinds } from '../../src/modules/extraction/links/page-kinds.ts';
import { cleanNames, namesOf, type Preset, presetsIn, termsOf } from './read-tagging-schema.ts';

/**
 * Writes `trade-names.json` from the translations of the OpenStreetMap tagging schema:
 *
 *   npm pack @openstreetmap/id-tagging-schema@6.19.2 && tar xzf openstreetmap-id-tagging-schema-6.19.2.tgz
 *   node scripts/industry-model/make-trade-names.ts package
 */
const languages =
  'en de fr es it pt nl pl sv da no fi cs sk hu ro ru uk bg sr hr sl el tr ja zh ko ar he fa id vi th et lv lt ca mk is ms hi';
const synonymsMax = 2;

/** Words of every site: menu labels and words without a specific meaning. */
const neutral = new Set([...stopWords, ...pageKinds.flatMap(({ labels, words }) => [...labels, ...words])]);

/** The words of a preset: its name first, then synonyms. */
const wordsOf = (preset: Preset): string[] =>
  cleanNames([...namesOf(preset), ...termsOf(preset).slice(0, synonymsMax)]).filter(
    (text) => !neutral.has(text),
  );

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the unpacked package');
const presetIndustries = readPresets(readIndustries());
const table: Record<string, Record<string, string>> = {};
for (const language of languages.split(' ')) {
  const presets = presetsIn(folder, language);
  for (const [place, ids] of Object.entries(presetIndustries)) {
    const words = new Set(
      ids.split(/\s+/).flatMap((id) => presets.flatMap((known) => wordsOf(known[id] ?? {}))),
    );
    if (words.size > 0) table[place] = { ...table[place], [language]: [...words].join(',') };
  }
}
const target = join(industriesFolder, 'trade-names', 'trade-names.json');
writeFileSync(target, `${JSON.stringify({ $schema: './trade-names.schema.json', ...table }, null, 2)}\n`);
