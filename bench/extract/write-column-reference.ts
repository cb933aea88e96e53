import { readFileSync, writeFileSync } from 'node:fs';
import { columnReference, type FillRates } from '../../src/modules/companies/index.ts';
import { measureFillRates } from './extract-bench.ts';

/**
 * `node bench/extract/write-column-reference.ts [DIR]` writes docs/columns.md. With a folder of pages it measures the fill rates
 * anew and keeps them in docs/columns-fill-rates.json; without one it takes those of the last measurement.
 */
const ratesPath = 'docs/columns-fill-rates.json';
const folder = process.argv[2];
if (folder !== undefined) writeFileSync(ratesPath, `${JSON.stringify(measureFillRates(folder), null, 2)}\n`);
const fillRates: FillRates = JSON.parse(readFileSync(ratesPath, 'utf8'));
writeFileSync('docs/columns.md', columnReference(fillRates));
process.stdout.write('wrote docs/columns.md\n');
