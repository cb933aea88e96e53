import { writeFileSync } from 'node:fs';
import { readLabelledPages } from '../../bench/extract/labelled-pages.ts';
import { isKnownToLists } from '../../src/modules/extraction/business/lexicon-building/listings.ts';
import { industryModel } from '../../src/modules/extraction/business/model/industry-model.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import { fitWeights } from './fit-weights.ts';
import { acceptedIndustries, pageEvidence, withUnseenWords } from './page-evidence.ts';

/**
 * Fits the industry model and writes it into the extractor:
 *
 *   node scripts/industry-model/fit.ts FOLDER…
 *
 * A folder contains the gzipped pages and `manifest.jsonl`. Each line has a `domain`, a `file` and, for labelled pages, `industries` or
 * `industry` and `confidence`. Pages of a set that words were written from are read twice: with these words, as the service reads them, and
 * without, as it reads unseen pages. The confidence threshold stays as it is; `homedex bench extract` shows the result of each threshold.
 */
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('name the folders with the labelled pages');
const pages = folders.flatMap(readLabelledPages).filter(({ note }) => acceptedIndustries(note).length > 0);
const weights = fitWeights(
  [
    ...pages.map((page) => pageEvidence(page)),
    ...withUnseenWords(
      pages.filter(({ set }) => isKnownToLists(set)),
      (page) => pageEvidence(page),
    ),
  ],
  industries.length,
).map((weight) => Number(weight.toFixed(3)));
const target = new URL('../../src/modules/extraction/business/model/industry-model.json', import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({ weights, confidenceMin: industryModel.confidenceMin }, null, 2)}\n`,
);
process.stdout.write(`weights ${weights.join(', ')}\n`);
