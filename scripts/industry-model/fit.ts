import { writeFileSync } from 'node:fs';
import { industryModel } from '../../src/modules/extraction/business/model/industry-model.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import { fitWeights } from './fit-weights.ts';
import { readSignedPages } from './signed-pages.ts';

/**
 * Fits the industry model and writes it into the extractor:
 *
 *   node scripts/industry-model/fit.ts FOLDER
 *
 * The folder has `manifest.jsonl` with a `domain`, a `file` and, for labelled pages, `industry` and `confidence` a line, and the
 * gzipped pages. The bar for confidence stays as it is; `homedex bench extract` shows what each bar gives.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder with the labelled pages');
const weights = fitWeights(readSignedPages(folder), industries.length).map((weight) =>
  Number(weight.toFixed(3)),
);
const target = new URL('../../src/modules/extraction/business/model/industry-model.json', import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({ weights, confidenceMin: industryModel.confidenceMin }, null, 2)}\n`,
);
process.stdout.write(`weights ${weights.join(', ')}\n`);
