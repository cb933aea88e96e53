import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { routes } from '../src/app/index.ts';
import { openApiDocument } from '../src/http/index.ts';
import { configurationPage, envExample } from '../src/platform/config/index.ts';

const description = openApiDocument(routes);

/** Every committed file that is made from code. Tests compare each with its source. */
const files: Readonly<Record<string, string>> = {
  '.env.example': envExample(),
  'docs/configuration.md': configurationPage(),
  'docs/openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'packages/client/schema.d.ts': astToString(await openapiTS(JSON.stringify(description))),
};

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`wrote ${path}\n`);
}
