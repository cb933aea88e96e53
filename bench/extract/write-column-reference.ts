import { writeFileSync } from 'node:fs';
import { columnReference } from '../../src/modules/companies/index.ts';
import { measureFillRates } from './extract-bench.ts';

/**
 * `node bench/extract/write-column-reference.ts DIR` measures on a folder of pages how often each column is filled, stores that in
 * docs/reference/columns-fill-rates.json and writes docs/reference/columns.md with it. `npm run generate` writes the page with the last
 * measured rates.
 */
const ratesPath = 'docs/reference/columns-fill-rates.json';
const folder = process.argv[2];
if (folder === undefined)
  throw new Error('name a folder of pages to measure on; npm run generate writes the page without measuring');
const fillRates = measureFillRates(folder);
writeFileSync(ratesPath, `${JSON.stringify(fillRates, null, 2)}\n`);
writeFileSync('docs/reference/columns.md', columnReference(fillRates));
process.stdout.write('wrote docs/reference/columns.md\n');
