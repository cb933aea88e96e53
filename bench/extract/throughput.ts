import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { extractProfile, type FetchedPage } from '../../src/modules/extraction/index.ts';
import type { BenchPage } from './labelled-pages.ts';

export interface Throughput {
  /** CPU milliseconds per 60 KB of HTML. */
  readonly extractMs: number;
  readonly tokenizeMs: number;
  readonly ratio: number;
  /** Pages of 60 KB a second on one core. */
  readonly pagesPerSecond: number;
  /** CPU milliseconds of an almost empty page, which is the fixed cost of every page. */
  readonly smallPageMs: number;
  /** CPU milliseconds until technology rules and lexicon are ready, measured in a separate process. */
  readonly loadMs: number;
}

const pageBytes = 60_000;
const warmUpRounds = 12;
const rounds = 11;

/**
 * CPU time of the extractor next to a bare tokenizer on the same bytes. Rounds alternate in one process. The best round of each is its
 * time, and the median of the rounds' ratios is the ratio, because other load on the machine slows both sides of a round alike.
 */
export function measureThroughput(pages: readonly BenchPage[]): Throughput {
  const bytes = pages.reduce((sum, { fetched }) => sum + fetched.body.length, 0);
  const extract = () => {
    for (const { fetched } of pages) extractProfile(fetched);
  };
  const tokenize = () => {
    for (const { fetched } of pages) tokenizeOnly(fetched.body);
  };
  // The engine compiles hot code for a while. What counts is the steady state of a long ingest.
  for (let round = 0; round < warmUpRounds; round++) {
    extract();
    tokenize();
  }
  let extractMs = Number.POSITIVE_INFINITY;
  let tokenizeMs = Number.POSITIVE_INFINITY;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const extractRoundMs = cpuMs(extract);
    const tokenizeRoundMs = cpuMs(tokenize);
    extractMs = Math.min(extractMs, extractRoundMs);
    tokenizeMs = Math.min(tokenizeMs, tokenizeRoundMs);
    ratios.push(extractRoundMs / tokenizeRoundMs);
  }
  ratios.sort((a, b) => a - b);
  const perPage = extractMs / (bytes / pageBytes);
  return {
    extractMs: perPage,
    tokenizeMs: tokenizeMs / (bytes / pageBytes),
    ratio: ratios[rounds >> 1] ?? 0,
    pagesPerSecond: 1000 / perPage,
    smallPageMs: measureSmallPages(),
    loadMs: measureLoad(),
  };
}

const smallPages = 400;

function measureSmallPages(): number {
  const extract = () => {
    for (let index = 0; index < smallPages; index++) extractProfile(smallPage(index));
  };
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) best = Math.min(best, cpuMs(extract));
  return best / smallPages;
}

function smallPage(index: number): FetchedPage {
  return {
    url: `https://small-${index}.example.com/`,
    status: 200,
    headers: {},
    body: Buffer.from(`<title>Page ${index}</title><p>A few words of text.</p>`),
    fetchedAt: '2026-01-01T00:00:00Z',
    source: 'file',
    crawlId: 'bench',
  };
}

function measureLoad(): number {
  const script = fileURLToPath(new URL('load-time.ts', import.meta.url));
  const times = [1, 2, 3].map(() => {
    const { stdout } = spawnSync(process.execPath, [...process.execArgv, script], { encoding: 'utf8' });
    return Number(stdout);
  });
  return Math.min(...times);
}

export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const ignore = () => {};
const silent: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

function tokenizeOnly(body: Uint8Array): void {
  const tokenizer = new Tokenizer({}, silent);
  tokenizer.write(new TextDecoder().decode(body));
  tokenizer.end();
}
