import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { companyProfileSchema } from '../../src/modules/companies/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { hostilePages } from './hostile-pages.ts';
import { readLabelledPages } from './labelled-pages.ts';
import { mutatedPages } from './mutated-pages.ts';
import { cpuMs } from './throughput.ts';

/**
 * `node bench/extract/torture.ts DIR`: every page of the folder, 500 damaged ones and a megabyte of every hostile fragment. Fails if one
 * throws, breaks the schema or takes more CPU than allowed, or if memory grows.
 */
const cpuMsMax = 250;
const mutatedCount = 500;
const heapGrowthMbMax = 30;

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('usage: torture DIR with manifest.jsonl, labels.jsonl and *.html.gz\n');
  process.exit(2);
}
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const pages = readLabelledPages(folder).map(({ domain, fetched }) => ({ domain, body: fetched.body }));
const slowest: { name: string; ms: number }[] = [];
const failures: string[] = [];
let count = 0;

function tryPage(name: string, body: Uint8Array, charset?: string): void {
  count++;
  const headers = charset === undefined ? {} : { 'content-type': `text/html; charset=${charset}` };
  const fetchedAt = '2026-01-01T00:00:00Z';
  const page = {
    url: 'https://example.com/',
    status: 200,
    headers,
    body,
    fetchedAt,
    source: 'file',
    crawlId: 'torture',
  };
  try {
    let profile: unknown;
    const run = () => {
      profile = extractProfile(page).profile;
    };
    // A pause of the machine is not the extractor's fault, so only pages that are slow twice count.
    let ms = cpuMs(run);
    if (ms > cpuMsMax) ms = Math.min(ms, cpuMs(run));
    slowest.push({ name, ms });
    if (ms > cpuMsMax) failures.push(`${name}: ${ms.toFixed(0)} CPU ms`);
    const problem = companyProfileSchema.safeParse(profile).error?.issues[0];
    if (problem !== undefined) failures.push(`${name}: ${problem.path.join('.')} ${problem.message}`);
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

for (const { domain, body } of pages) tryPage(domain, body);
const heapBefore = heapMb();
for (const { name, body, charset } of mutatedPages(pages, mutatedCount)) tryPage(name, body, charset);
for (const { name, body } of hostilePages()) tryPage(name, body);
const growth = heapMb() - heapBefore;
if (growth > heapGrowthMbMax) failures.push(`the heap grew by ${growth.toFixed(1)} MB`);

slowest.sort((a, b) => b.ms - a.ms);
for (const { name, ms } of slowest.slice(0, 15))
  process.stdout.write(`${ms.toFixed(0).padStart(6)} ms  ${name}\n`);
process.stdout.write(
  `${count} pages, slowest ${slowest[0]?.ms.toFixed(0)} CPU ms, heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB\n`,
);
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
