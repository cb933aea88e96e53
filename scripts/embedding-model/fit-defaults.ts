import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { WORD_DIMENSIONS } from '../../src/modules/lookalikes/embedding/english-words.ts';
import { readPage } from '../../src/modules/lookalikes/embedding/page-reading.ts';
import { wordsVector } from '../../src/modules/lookalikes/embedding/page-vector.ts';
import { fitStatistics } from '../../src/modules/lookalikes/embedding/statistics.ts';
import { WordMeanings } from '../../src/modules/lookalikes/embedding/word-meanings.ts';
import { writeChecksums } from './checksums.ts';
import { demoProfiles } from './demo-profiles.ts';

/**
 * Writes the statistics that come with the default embedding model, from 3,000 generated homepages with a different seed than the demo
 * index. Run after make.ts and distil-words.ts.
 */
const SITES = 3_000;
const folder = new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url);

const meanings = new WordMeanings();
const readings = Array.from(demoProfiles(SITES), (profile) => readPage(profile, meanings));
const nothing = { pages: 0, languages: {}, mean: new Array<number>(WORD_DIMENSIONS).fill(0) };
const fitted = fitStatistics(readings, nothing, (reading, statistics) =>
  wordsVector(reading, statistics, meanings),
);
writeFileSync(
  new URL('default-statistics.json.br', folder),
  brotliCompressSync(JSON.stringify({ ...fitted, pages: 0 })),
);
writeChecksums(folder);
