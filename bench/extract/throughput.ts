import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import type { BenchPage } from './labelled-pages.ts';

export interface Throughput {
  /** CPU milliseconds per 60 KB of HTML. */
  readonly extractMs: number;
  readonly tokenizeMs: number;
  readonly ratio: number;
  /** Pages of 60 KB a second on one core. */
  readonly pagesPerSecond: number;
}

const pageBytes = 60_000;
const warmUpRounds = 4;
const rounds = 12;

/** CPU time of the extractor beside a bare tokenizer over the same bytes; rounds alternate, the best of each counts. */
export function measureThroughput(pages: readonly BenchPage[]): Throughput {
  const bytes = pages.reduce((sum, { fetched }) => sum + fetched.body.length, 0);
  const extract = () => {
    for (const { fetched } of pages) extractProfile(fetched);
  };
  const tokenize = () => {
    for (const { fetched } of pages) tokenizeOnly(fetched.body);
  };
  // The engine compiles hot code for a while; what counts is the steady state of a long ingest.
  for (let round = 0; round < warmUpRounds; round++) {
    extract();
    tokenize();
  }
  let extractMs = Number.POSITIVE_INFINITY;
  let tokenizeMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    extractMs = Math.min(extractMs, cpuMs(extract));
    tokenizeMs = Math.min(tokenizeMs, cpuMs(tokenize));
  }
  const perPage = extractMs / (bytes / pageBytes);
  return {
    extractMs: perPage,
    tokenizeMs: tokenizeMs / (bytes / pageBytes),
    ratio: extractMs / tokenizeMs,
    pagesPerSecond: 1000 / perPage,
  };
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
