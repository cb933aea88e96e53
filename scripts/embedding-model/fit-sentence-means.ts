import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readSentenceModel, readShared, SentenceEncoder } from '../../src/lib/sentence-encoder/index.ts';
import { fitMeans } from '../../src/modules/lookalikes/embedding/statistics.ts';
import { sentencesOf } from '../../src/modules/lookalikes/embedding/use-multilingual-reader.ts';
import { writeChecksums } from './checksums.ts';
import { demoProfiles } from './demo-profiles.ts';

/**
 * Writes the mean USE-multilingual-v3 sentence vector of each language, from 1,200 generated homepages with a different seed than the demo
 * index. Run by hand with the packed model; takes about half a minute:
 *
 *   node scripts/embedding-model/fit-sentence-means.ts DATA_DIR/models/use-multilingual.bin
 */
const SITES = 1_200;
const folder = new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url);
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the packed model');

const encoder = new SentenceEncoder(readSentenceModel(await readShared(file)));
const sentences = Array.from(demoProfiles(SITES), (profile) => {
  const vector = encoder.encode(sentencesOf(profile));
  return vector ? [{ language: profile.language ?? 'en', vector }] : [];
}).flat();
const fitted = fitMeans(sentences);
const languages = Object.entries(fitted.languages)
  // Drops languages that were only detected by mistake on a few pages.
  .filter(([, { pages }]) => pages >= 20)
  .map(([language, { mean }]) => [language, { pages: 0, shares: {}, mean: rounded(mean) }]);
writeFileSync(
  new URL('default-sentence-means.json.br', folder),
  brotliCompressSync(
    JSON.stringify({ pages: 0, languages: Object.fromEntries(languages), mean: rounded(fitted.mean) }),
  ),
);
writeChecksums(folder);

/** Three decimals distinguish pages as well as full precision. */
function rounded(mean: readonly number[]): number[] {
  return mean.map((value) => Math.round(value * 1_000) / 1_000);
}
