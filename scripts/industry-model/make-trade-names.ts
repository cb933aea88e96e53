import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  industriesFolder,
  readIndustries,
} from '../../src/modules/extraction/business/lexicon-building/read-industries.ts';
import { readPresets } from '../../src/modules/extraction/business/lexicon-building/read-trade-words.ts';
import { stopWords } from '../../src/modules/extraction/content/stop-words.ts';
import { pageKinds } from '../../src/modules/extraction/links/page-kinds.ts';

/**
 * Writes `trade-names.json` from the translations of the OpenStreetMap tagging schema:
 *
 *   npm pack @openstreetmap/id-tagging-schema@6.19.2 && tar xzf openstreetmap-id-tagging-schema-6.19.2.tgz
 *   node scripts/industry-model/make-trade-names.ts package
 */
const languages =
  'en de fr es it pt nl pl sv da no fi cs sk hu ro ru uk bg sr hr sl el tr ja zh ko ar he fa id vi th et lv lt ca mk is ms hi';
/** Names that the file of a language lacks may be in the file of a country. */
const files: Readonly<Record<string, readonly string[]>> = {
  pt: ['pt', 'pt-BR'],
  zh: ['zh', 'zh-CN', 'zh-TW'],
  nl: ['nl'],
  fa: ['fa'],
};
const synonymsMax = 2;

/** Words of every site: menu labels and words without a specific meaning. */
const neutral = new Set([
  ...stopWords,
  ...Object.values(pageKinds).flatMap(({ exact, word }) =>
    `${exact}|${word}`.split('|').map((text) => text.trim()),
  ),
]);

interface Preset {
  readonly name?: string;
  readonly terms?: string;
  readonly aliases?: string;
}

function presetsOf(folder: string, file: string): Readonly<Record<string, Preset>> {
  try {
    const content = JSON.parse(readFileSync(join(folder, 'dist/translations', `${file}.json`), 'utf8'));
    return content[file]?.presets?.presets ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The words of a preset: its name first, then synonyms. */
function wordsOf({ name = '', aliases = '', terms = '' }: Preset): string[] {
  const written = [name, ...aliases.split('\n'), ...terms.split(',').slice(0, synonymsMax)];
  return written
    .flatMap((text) => text.split(/\s+[/|]\s+|[()]/))
    .map((text) =>
      text
        .replace(/\/in\b|\*in\b|:in\b/g, '')
        .replace(/<[^>]*>|[*!@~]/g, '')
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text.length >= 2 && text.length <= 40 && !text.includes(',') && !neutral.has(text));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the unpacked package');
const presetIndustries = readPresets(readIndustries());
const table: Record<string, Record<string, string>> = {};
for (const language of languages.split(' ')) {
  const presets = (files[language] ?? [language]).map((file) => presetsOf(folder, file));
  for (const [place, ids] of Object.entries(presetIndustries)) {
    const words = new Set(
      ids.split(/\s+/).flatMap((id) => presets.flatMap((known) => wordsOf(known[id] ?? {}))),
    );
    if (words.size > 0) table[place] = { ...table[place], [language]: [...words].join(',') };
  }
}
const target = join(industriesFolder, 'trade-names', 'trade-names.json');
writeFileSync(target, `${JSON.stringify({ $schema: './trade-names.schema.json', ...table }, null, 2)}\n`);
