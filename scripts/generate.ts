import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examples, routes } from '../src/app/index.ts';
import { openApiDocument } from '../src/http/index.ts';
import { assembleKernels } from '../src/lib/vector-index/kernels/assembly/assemble-kernels.ts';
import { kernelsFile } from '../src/lib/vector-index/kernels/kernels.ts';
import { columnReference } from '../src/modules/companies/index.ts';
import { industriesDocument } from '../src/modules/extraction/business/industries-document.ts';
import { packLexicon } from '../src/modules/extraction/business/lexicon-building/pack-lexicon.ts';
import { lexiconFile } from '../src/modules/extraction/business/matching/lexicon.ts';
import { languageNgramsFile } from '../src/modules/extraction/language/language-ngrams.ts';
import { packLanguageNgrams } from '../src/modules/extraction/language/pack-language-ngrams.ts';
import { builtInRulesFile } from '../src/modules/extraction/technologies/built-in-rules.ts';
import { packRules } from '../src/modules/extraction/technologies/pack-rules.ts';
import { technologyListMarkdown } from '../src/modules/extraction/technologies/technology-list.ts';
import { configurationPage, envExample } from '../src/platform/config/index.ts';
import { clientTypes } from './client-types.ts';

const description = openApiDocument(routes, examples);

/** Every committed file that is generated from code; `--check`, part of `npm run check`, only lists those that are out of date. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  '.env.example': envExample(),
  'docs/reference/configuration.md': configurationPage(),
  'docs/openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'packages/client/schema.d.ts': await clientTypes(JSON.stringify(description)),
  // The shares of pages that fill a column are measured, by bench/extract/write-column-reference.ts.
  'docs/reference/columns.md': columnReference(
    JSON.parse(readFileSync('docs/reference/columns-fill-rates.json', 'utf8')),
  ),
  'docs/reference/industries.md': industriesDocument(),
  'docs/reference/technologies.md': technologyListMarkdown(),
  [relative('.', fileURLToPath(kernelsFile))]: assembleKernels(),
  [relative('.', fileURLToPath(lexiconFile))]: packLexicon(),
  [relative('.', fileURLToPath(builtInRulesFile))]: packRules(),
  [relative('.', fileURLToPath(languageNgramsFile))]: await packLanguageNgrams(),
};

const isChecking = process.argv.includes('--check');
const stale = Object.entries(files).filter(
  ([path, content]) => !existsSync(path) || !readFileSync(path).equals(Buffer.from(content)),
);
if (isChecking && stale.length > 0) {
  process.stderr.write(
    `out of date, 'npm run generate' writes them: ${stale.map(([path]) => path).join(', ')}\n`,
  );
  process.exitCode = 1;
}
for (const [path, content] of isChecking ? [] : Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  process.stdout.write(`wrote ${path}\n`);
}
