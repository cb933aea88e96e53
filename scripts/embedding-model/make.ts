import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { writeChecksums } from './checksums.ts';
import { pickEnglishWords } from './english-words.ts';
import { type Glossary, learnGlossary } from './learn-glossary.ts';
import { languages, readEnglishLabels, readPairs } from './parallel-labels.ts';
import { bringSources } from './sources.ts';

/**
 * Makes the files of the default embedding model: 60,000 English words, for every other language a glossary of its words in English, then
 * the vectors of the English words and the statistics. Run by hand; takes about eight minutes. The same sources give the same files:
 *
 *   node scripts/embedding-model/make.ts [SCRATCH-FOLDER]
 *   node scripts/embedding-model/distil-words.ts DATA_DIR/models/use-multilingual.bin
 *   node scripts/embedding-model/fit-defaults.ts
 */
const scratch = process.argv[2] ?? join(tmpdir(), 'homedex-embedding-model');
const folder = new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url);
const target = fileURLToPath(folder);

const sources = bringSources(scratch);
const glossaries = new Map<string, Glossary>(
  languages.map((language) => [language, learnGlossary(readPairs(sources, language), language)]),
);
const english = pickEnglishWords(sources.wordVectors, glossaries, readEnglishLabels(sources));
const known = new Set(english.map(({ word }) => word));

rmSync(join(target, 'glossary'), { recursive: true, force: true });
mkdirSync(join(target, 'glossary'), { recursive: true });
writeFileSync(
  join(target, 'english-words.txt.br'),
  compress(english.map(({ word, specificity }) => `${word} ${specificity}`).join('\n')),
);
for (const [language, glossary] of glossaries)
  writeFileSync(join(target, 'glossary', `${language}.txt.br`), compress(writeGlossary(glossary)));
writeChecksums(folder);

/** One line per word, sorted by UTF-16 units, as the look-up compares them: `tandlæge dentist:68 dentistry:21`. */
function writeGlossary(glossary: Glossary): string {
  return [...glossary]
    .map(([word, meanings]) => ({ word, meanings: meanings.filter(({ english }) => known.has(english)) }))
    .filter(({ meanings }) => meanings.length > 0)
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, meanings }) =>
      [
        word,
        ...meanings.map(({ english, probability }) => `${english}:${Math.round(probability * 100)}`),
      ].join(' '),
    )
    .join('\n');
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}
