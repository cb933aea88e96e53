/**
 * Ingests files into a data folder and prints the summary with the cost of the process. The other benchmarks start it as a separate
 * process, to measure it and to kill it. The first line of output reports that reading pages has started.
 *   node bench/ingest/ingest-once.ts DATA_DIR WORKERS FILE…
 */

import { openStores } from '../../src/app/index.ts';
import { dataFolder, lockDataFolder } from '../../src/modules/data-folder/index.ts';
import { PageArchive, runIngest, warcFilesSource } from '../../src/modules/ingest/index.ts';

const [directory = '', workers = '2', ...files] = process.argv.slice(2);
const paths = dataFolder(directory);
const lock = lockDataFolder(directory);
const stores = openStores({ DATA_DIR: directory });
const [database, index] = [await stores.database(), await stores.index()];
let isReading = false;
let rssMax = 0;
const rssByPages: { pages: number; rssMb: number }[] = [];
const summary = await runIngest({
  index,
  database,
  source: await warcFilesSource(files),
  steps: [new PageArchive({ directory: paths.pages })],
  workers: Number(workers),
  onProgress({ counts }) {
    if (!isReading) process.stdout.write('reading\n');
    isReading = true;
    if (counts.pages_read % 1000 !== 0) return;
    const rss = process.memoryUsage.rss();
    rssMax = Math.max(rssMax, rss);
    if (counts.pages_read % 10_000 === 0)
      rssByPages.push({ pages: counts.pages_read, rssMb: Math.round(rss / 1e6) });
  },
});
const cpu = process.cpuUsage();
await stores.close();
lock.release();
process.stdout.write(
  `${JSON.stringify({ ...summary, cpuSeconds: (cpu.user + cpu.system) / 1e6, rssMaxMb: Math.round(rssMax / 1e6), rssByPages })}\n`,
);
