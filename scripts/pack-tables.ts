import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedTablesFolder, TableError } from '../src/lib/tables.ts';

/**
 * Packs the tables of `data/` that every process and thread reads into `build/`, if they or the code that packs them have changed since the
 * last time, which takes about two seconds. Each file is written separately and then renamed, so that readers find either the old or the
 * new file.
 */
const root = join(packedTablesFolder, '..');
const stampFile = join(packedTablesFolder, '.packed');

const digest = digestOfSources();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== digest) {
  process.stderr.write('homedex: packing the tables of data/\n');
  try {
    await pack();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    process.stderr.write(`homedex: ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A digest of everything that goes into the packed tables. The lock file stands for the dependencies. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  const folders = [
    'data/technologies',
    'data/industries',
    'data/copilot/languages',
    'data/copilot/names',
    'src/modules/extraction',
    'src/modules/copilot/planner/dictionaries',
  ];
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.md'));
  const others = [
    'package-lock.json',
    'src/lib/tables.ts',
    'scripts/pack-tables.ts',
    'src/modules/copilot/planner/lexicon/meaning.ts',
    'src/modules/copilot/planner/text/fold.ts',
  ];
  for (const path of [...paths.sort(), ...others.map((each) => join(root, each))])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

async function pack(): Promise<void> {
  // Loaded only now, because loading the packers takes longer than finding out that nothing has changed.
  const { packRules } = await import('../src/modules/extraction/technologies/pack-rules.ts');
  const { packIndustries } = await import(
    '../src/modules/extraction/business/lexicon-building/read-industries.ts'
  );
  const { packLexicon } = await import('../src/modules/extraction/business/lexicon-building/pack-lexicon.ts');
  const { packLanguageNgrams } = await import('../src/modules/extraction/language/pack-language-ngrams.ts');
  const { packDictionaries } = await import(
    '../src/modules/copilot/planner/dictionaries/pack-dictionaries.ts'
  );
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'technologies.json': await packRules(),
    'industries.json': packIndustries(),
    'lexicon.bin': packLexicon(),
    'language-ngrams.bin': await packLanguageNgrams(),
    'copilot.json': packDictionaries(),
    // Written last, because it marks that the others are complete.
    '.packed': digest,
  };
  mkdirSync(packedTablesFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const made = join(packedTablesFolder, `${name}.${process.pid}`);
    writeFileSync(made, content);
    renameSync(made, join(packedTablesFolder, name));
  }
}
