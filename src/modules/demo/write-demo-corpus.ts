import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { encodeHttpResponse, encodeRecord, encodeRecordInBackground } from '../../lib/warc/index.ts';
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
      bytes += (await warc?.end()) ?? 0;
      const file = join(directory, `demo-${String(warcFiles.length - filesBefore).padStart(5, '0')}.warc.gz`);
      warcFiles.push(file);
      warc = createCheckedFile(file);
      await warc.write(encodeInfo(seed, file, 'DEMO', fetchedAt(0)));
    }
    await warc?.write(encodeSite(site, fetchedAt(written)));
    await truth.write(`${JSON.stringify(site.truth)}\n`);
    catalogue.add(site.truth);
    written += 1;
    if (written % 1000 === 0) options.onProgress?.(written);
  }
  bytes += (await warc?.end()) ?? 0;
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

function encodeSite(site: DemoSite, fetchedAtMs: number): Promise<Buffer> {
  const body = Buffer.from(site.html);
  const headers = [...site.headers, ['content-length', String(body.length)] as const];
  return encodeRecordInBackground(
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

/** Chunks that are still being made, for example compressed, while the next ones are written. */
const CHUNKS_IN_FLIGHT_MAX = 32;

/** A file whose writer waits for a slow disk and gets every error. Chunks are in the order of the calls, also those that come later. */
interface CheckedFile {
  write(chunk: Promise<Buffer> | Buffer | string): Promise<void>;
  /** Returns how many bytes were written. */
  end(): Promise<number>;
}

function createCheckedFile(path: string): CheckedFile {
  // Records are small; with a large buffer many of them are written to disk in one call.
  const stream = createWriteStream(path, { highWaterMark: 1 << 20 });
  const done = finished(stream);
  // A failure between two writes is reported by the next call, not as an unhandled rejection.
  done.catch(() => undefined);
  const inFlight: (Promise<Buffer> | Buffer | string)[] = [];
  const writeNext = async (): Promise<void> => {
    const chunk = await inFlight.shift();
    if (chunk === undefined) return;
    if (stream.destroyed) return done;
    if (stream.write(chunk)) return;
    await Promise.race([new Promise<void>((resolve) => stream.once('drain', resolve)), done]);
  };
  return {
    async write(chunk) {
      if (chunk instanceof Promise) chunk.catch(() => undefined);
      inFlight.push(chunk);
      if (inFlight.length > CHUNKS_IN_FLIGHT_MAX) await writeNext();
    },
    async end() {
      while (inFlight.length > 0) await writeNext();
      stream.end();
      await done;
      return stream.bytesWritten;
    },
  };
}
