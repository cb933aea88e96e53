import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedTablesFolder, TableError } from '../src/lib/tables.ts';

/**
 * Packs the tables of `data/` that every process and thread reads into `build/`, when they or the code that packs them have changed since
 * the last time, which takes about two seconds. Each file is made apart and moved in, so that one who reads finds the old or the new.
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

/** Of everything that goes into the packed tables; dependencies are named by the lock file. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  const folders = ['data/technologies', 'data/industries', 'src/modules/extraction'];
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.md'));
  const others = ['package-lock.json', 'src/lib/tables.ts', 'scripts/pack-tables.ts'];
  for (const path of [...paths.sort(), ...others.map((each) => join(root, each))])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

async function pack(): Promise<void> {
  // Loading the packers takes longer than finding out that there is nothing to do.
  const { packRules } = await import('../src/modules/extraction/technologies/pack-rules.ts');
  const { packIndustries } = await import(
    '../src/modules/extraction/business/lexicon-building/read-industries.ts'
  );
  const { packLexicon } = await import('../src/modules/extraction/business/lexicon-building/pack-lexicon.ts');
  const { packLanguageNgrams } = await import('../src/modules/extraction/language/pack-language-ngrams.ts');
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'technologies.json': await packRules(),
    'industries.json': packIndustries(),
    'lexicon.bin': packLexicon(),
    'language-ngrams.bin': await packLanguageNgrams(),
    // Last, because it marks that the others exist.
    '.packed': digest,
  };
  mkdirSync(packedTablesFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const made = join(packedTablesFolder, `${name}.${process.pid}`);
    writeFileSync(made, content);
    renameSync(made, join(packedTablesFolder, name));
  }
}
