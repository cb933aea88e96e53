import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { readPage } from '../../src/modules/lookalikes/embedding/page-reading.ts';
import { wordsVector } from '../../src/modules/lookalikes/embedding/page-vector.ts';
import { fitStatistics } from '../../src/modules/lookalikes/embedding/statistics.ts';
import { WordMeanings } from '../../src/modules/lookalikes/embedding/word-meanings.ts';
import { writeChecksums } from './checksums.ts';

/**
 * Writes the statistics that come with the default embedding model, of 3,000 generated homepages of another seed than the demo
 * index has. Run after make.ts.
 */
const SITES = 3_000;
const SEED = 27;
const folder = new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url);

const meanings = new WordMeanings();
const readings = Array.from(generateDemoSites({ sites: SITES, seed: SEED }), ({ url, headers, html }) =>
  readPage(
    extractProfile({
      url,
      status: 200,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: Buffer.from(html),
      fetchedAt: '2026-10-20T12:00:00.000Z',
      source: 'crawl_wet',
      crawlId: 'DEMO',
    }).profile,
    meanings,
  ),
);
const nothing = { pages: 0, languages: {}, mean: new Array<number>(100).fill(0) };
const fitted = fitStatistics(readings, nothing, (reading, statistics) =>
  wordsVector(reading, statistics, meanings),
);
writeFileSync(
  new URL('default-statistics.json.br', folder),
  brotliCompressSync(JSON.stringify({ ...fitted, pages: 0 })),
);
writeChecksums(folder);
