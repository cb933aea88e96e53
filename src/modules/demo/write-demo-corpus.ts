import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { encodeHttpResponse, encodeRecord } from '../../lib/warc/index.ts';
import {
  type DemoSite,
  fetchedAt,
  fetchedEarlierAt,
  generateDemoSites,
  generateEarlierSites,
} from './generate-demo-sites.ts';
import { collectPhrases } from './phrase-catalogue.ts';

export interface DemoCorpusOptions {
  readonly directory: string;
  readonly sites: number;
  readonly seed: number;
  readonly medianBytes?: number;
  readonly sitesPerFile?: number;
  /** Also writes earlier versions of some sites, as a crawl of its own in a first file. The truth describes the newer versions. */
  readonly hasEarlierCrawl?: boolean;
  readonly onProgress?: (sitesWritten: number) => void;
  readonly signal?: AbortSignal;
}

export interface DemoCorpus {
  readonly warcFiles: readonly string[];
  readonly truthFile: string;
  readonly phrasesFile: string;
  readonly sites: number;
  /** Pages of the earlier crawl, in addition to those of the sites. */
  readonly earlierSites: number;
  readonly bytes: number;
}

/** Writes `demo-00000.warc.gz` and so on, `truth.jsonl` (one line per site) and `phrases.json` (which site contains which phrase). */
export async function writeDemoCorpus(options: DemoCorpusOptions): Promise<DemoCorpus> {
  const { directory, sites, seed, sitesPerFile = 20_000 } = options;
  checkWhole('sites', sites, 1);
  checkWhole('sitesPerFile', sitesPerFile, 1);
  await mkdir(directory, { recursive: true });
  const truthFile = join(directory, 'truth.jsonl');
  const phrasesFile = join(directory, 'phrases.json');
  const truth = createCheckedFile(truthFile);
  const catalogue = collectPhrases();
  const warcFiles: string[] = [];
  const earlier = options.hasEarlierCrawl ? await writeEarlierCrawl(options) : undefined;
  if (earlier) warcFiles.push(earlier.file);
  const filesBefore = warcFiles.length;
  let warc: CheckedFile | undefined;
  let bytes = 0;
  let written = 0;
  for (const site of generateDemoSites(options)) {
    options.signal?.throwIfAborted();
    if (written % sitesPerFile === 0) {
      await warc?.end();
      const file = join(directory, `demo-${String(warcFiles.length - filesBefore).padStart(5, '0')}.warc.gz`);
      warcFiles.push(file);
      warc = createCheckedFile(file);
      await warc.write(encodeInfo(seed, file, 'DEMO', fetchedAt(0)));
    }
    const record = encodeSite(site, fetchedAt(written));
    await warc?.write(record);
    await truth.write(`${JSON.stringify(site.truth)}\n`);
    catalogue.add(site.truth);
    bytes += record.length;
    written += 1;
    if (written % 1000 === 0) options.onProgress?.(written);
  }
  await warc?.end();
  await truth.end();
  await writeFile(phrasesFile, catalogue.toJson());
  options.onProgress?.(written);
  return { warcFiles, truthFile, phrasesFile, sites: written, earlierSites: earlier?.sites ?? 0, bytes };
}

async function writeEarlierCrawl(options: DemoCorpusOptions): Promise<{ file: string; sites: number }> {
  const file = join(options.directory, 'demo-earlier.warc.gz');
  const warc = createCheckedFile(file);
  await warc.write(encodeInfo(options.seed, file, 'DEMO-EARLIER', fetchedEarlierAt(0)));
  let sites = 0;
  for (const { index, site } of generateEarlierSites(options)) {
    options.signal?.throwIfAborted();
    await warc.write(encodeSite(site, fetchedEarlierAt(index)));
    sites += 1;
  }
  await warc.end();
  return { file, sites };
}

/** The fastest level: the corpus is read only once or twice, and compressing more would take longer than writing the pages. */
const gzipLevel = 1;

function encodeSite(site: DemoSite, fetchedAtMs: number): Buffer {
  const body = Buffer.from(site.html);
  const headers = [...site.headers, ['content-length', String(body.length)] as const];
  return encodeRecord(
    {
      type: 'response',
      date: new Date(fetchedAtMs).toISOString().replace('.000Z', 'Z'),
      targetUri: site.url,
      contentType: 'application/http; msgtype=response',
      block: encodeHttpResponse(200, headers, body),
    },
    gzipLevel,
  );
}

function encodeInfo(seed: number, file: string, crawlId: string, fetchedAtMs: number): Buffer {
  const fields = [
    'software: Homedex demo corpus',
    'format: WARC File Format 1.0',
    `description: synthetic homepages of companies that do not exist, seed ${seed}`,
    `isPartOf: ${crawlId}`,
  ];
  return encodeRecord({
    type: 'warcinfo',
    date: new Date(fetchedAtMs).toISOString().replace('.000Z', 'Z'),
    contentType: 'application/warc-fields',
    block: Buffer.from(`${fields.join('\r\n')}\r\n`),
    fields: { 'WARC-Filename': file.slice(file.lastIndexOf('/') + 1) },
  });
}

function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
  }
}

/** A file whose writer waits for a slow disk and gets every error. */
interface CheckedFile {
  write(chunk: Buffer | string): Promise<void>;
  end(): Promise<void>;
}

function createCheckedFile(path: string): CheckedFile {
  // Records are small; with a large buffer many of them are written to disk in one call.
  const stream = createWriteStream(path, { highWaterMark: 1 << 20 });
  const done = finished(stream);
  // A failure between two writes is reported by the next call, not as an unhandled rejection.
  done.catch(() => undefined);
  return {
    async write(chunk) {
      if (stream.destroyed) return done;
      if (stream.write(chunk)) return;
      await Promise.race([new Promise<void>((resolve) => stream.once('drain', resolve)), done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}
