import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { analyse } from 'scslre';
import { isSchema, readTable, TableError } from '../src/lib/tables.ts';
import { readLanguages } from '../src/modules/demo/languages/index.ts';
import { readIndustries } from '../src/modules/extraction/business/lexicon-building/read-industries.ts';
import {
  readPresets,
  readTradeNames,
  readTradeWords,
  readWordFiles,
} from '../src/modules/extraction/business/lexicon-building/read-trade-words.ts';
import { loadCuratedRules } from '../src/modules/extraction/technologies/curated-rules.ts';
import { createTechnologyDetector } from '../src/modules/extraction/technologies/index.ts';
import { parsePattern } from '../src/modules/extraction/technologies/pattern.ts';
import { patternsOf, type TechnologyRule } from '../src/modules/extraction/technologies/technology-rule.ts';
import { tablesOf } from './data-tables.ts';

export interface CheckedTables {
  readonly tables: number;
  readonly problems: readonly string[];
}

/**
 * Reads every table that people edit, validates each by its schema, then checks what several tables must agree on. All problems are listed,
 * not only the first. The folder contains `data` and `web/locales`, like the repository.
 */
export async function checkTables(root: string): Promise<CheckedTables> {
  const data = join(root, 'data');
  const problems = new Set<string>();
  const check = async (read: () => unknown): Promise<void> => {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      problems.add(error.message);
    }
  };
  let tables = 0;
  for (const folder of ['data', 'web/locales'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(root, folder, name);
      if (!name.endsWith('.json') || isSchema(path)) continue;
      tables += 1;
      await check(() => checkFile(root, path));
    }
  // The error of a single file is listed already; do not repeat it.
  if (problems.size === 0) {
    await check(() => readLanguages(join(data, 'demo', 'languages')));
    await check(() => {
      const folder = join(data, 'industries');
      const industries = readIndustries(folder);
      for (const read of [readTradeWords, readWordFiles, readTradeNames, readPresets])
        read(industries, folder);
    });
    await check(async () => {
      const rules = await loadCuratedRules(join(data, 'technologies'));
      for (const { technology, field, pattern, reason } of createTechnologyDetector([rules]).refusedRules)
        problems.add(`data/technologies: ${technology} → ${field}: ${reason}: ${pattern}`);
      for (const problem of Object.values(rules.technologies).flatMap(slowExpressions)) problems.add(problem);
    });
  }
  return { tables, problems: [...problems] };
}

function checkFile(root: string, path: string): void {
  const known = tablesOf(relative(root, path).replaceAll('\\', '/'));
  if (known === undefined)
    throw new TableError(path, ['nothing reads a file of this name; correct the name or remove it']);
  readTable(path, known.schema);
}

/** A second check of the regular expressions that pass the product's own check. */
function slowExpressions(rule: TechnologyRule): string[] {
  return patternsOf(rule).flatMap((source) => {
    const { reports } = analyse({ source: parsePattern(source).expression, flags: 'i' });
    // A match attempt at every position (`Move`) is bounded, because page text is matched in windows.
    const found = reports.find(({ type }) => type !== 'Move');
    return found ? [`data/technologies: superlinear (${found.type}): ${source}`] : [];
  });
}

if (import.meta.main) {
  const { tables, problems } = await checkTables(resolve(process.argv[2] ?? '.'));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stderr.write(`data: ${tables} tables\n`);
}
