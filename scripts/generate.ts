import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examples, routes } from '../src/app/index.ts';
import { openApiDocument } from '../src/http/index.ts';
import { assembleKernels } from '../src/lib/vector-index/kernels/assembly/assemble-kernels.ts';
import { kernelsFile } from '../src/lib/vector-index/kernels/kernels.ts';
import { columnReference, identifierReference } from '../src/modules/companies/index.ts';
import { industriesDocument } from '../src/modules/extraction/business/industries-document.ts';
import { technologyListMarkdown } from '../src/modules/extraction/technologies/technology-list.ts';
import { configurationPage, envExample } from '../src/platform/config/index.ts';
import { clientTypes } from './client-types.ts';
import { dataTables, jsonSchemaText } from './data-tables.ts';
import { type Description, pythonTypes } from './python-types.ts';

const description = openApiDocument(routes, examples);

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Committed, because people and editors read them in the repository. With `--check`, which `npm run check` uses, outdated files are only
 * listed.
 */
const committed: Files = {
  '.env.example': envExample(),
  'docs/reference/configuration.md': configurationPage(),
  // bench/extract/write-column-reference.ts measures the share of pages that fill each column.
  'docs/reference/columns.md': columnReference(
    JSON.parse(readFileSync('docs/reference/columns-fill-rates.json', 'utf8')),
  ),
  'docs/reference/identifiers.md': identifierReference(),
  'docs/reference/industries.md': industriesDocument(),
  'docs/reference/technologies.md': await technologyListMarkdown(),
  [relative('.', fileURLToPath(kernelsFile))]: assembleKernels(),
  ...Object.fromEntries(
    dataTables.flatMap(({ schemaFile, schema }) =>
      schemaFile === undefined ? [] : [[schemaFile, jsonSchemaText(schema)]],
    ),
  ),
};

/** Not committed, because every change to the API would be a diff of hundreds of lines. */
const built: Files = {
  'docs/openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'packages/client/schema.d.ts': await clientTypes(JSON.stringify(description)),
  'packages/python/homedex/calls.py': pythonTypes(description as unknown as Description),
};

const isChecking = process.argv.includes('--check');
const isStale = ([path, content]: [string, string | Uint8Array]): boolean =>
  !existsSync(path) || !readFileSync(path).equals(Buffer.from(content));
const stale = Object.entries(committed).filter(isStale);
if (isChecking && stale.length > 0) {
  process.stderr.write(
    `out of date, 'npm run generate' writes them: ${stale.map(([path]) => path).join(', ')}\n`,
  );
  process.exitCode = 1;
}
const wanted = Object.entries(isChecking ? built : { ...committed, ...built });
// Unchanged files are not written, so that they keep their modification time and nothing that depends on them is rebuilt.
for (const [path, content] of wanted.filter(isStale)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  process.stdout.write(`wrote ${path}\n`);
}
