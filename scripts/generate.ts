import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { routes } from '../src/app/index.ts';
import { openApiDocument } from '../src/http/index.ts';
import { configurationPage, envExample } from '../src/platform/config/index.ts';

/** Every committed file that is made from code. Tests compare each with its source. */
const files: Readonly<Record<string, string>> = {
  '.env.example': envExample(),
  'docs/configuration.md': configurationPage(),
  'docs/openapi.json': `${JSON.stringify(openApiDocument(routes), null, 2)}\n`,
};

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`wrote ${path}\n`);
}
