import { execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizeThresholds, type VectorIndex } from '../../src/lib/vector-index/index.ts';
import { openVectorIndex } from '../../src/lib/vector-index/open-vector-index.ts';
import { readArguments } from '../read-arguments.ts';
import { CpuClock } from './cpu-clock.ts';
import { ExactNeighbours } from './exact-neighbours.ts';
import { measurePeers } from './peers.ts';
import { SyntheticVectors } from './synthetic-vectors.ts';

/** `homedex bench vectors`: builds an index of synthetic vectors and measures it, optionally next to usearch and sqlite-vec. */
const usage = `usage: bench vectors [options]
  --n N          rows (default 100000)
  --dims D       dimensions (default 128)
  --queries Q    queries whose true neighbours are found (default 100)
  --peers        also usearch and sqlite-vec, installed by npm in a temporary folder
  --folder PATH  where the index is (default a temporary folder)
  --keep         leave it there; an interrupted build is resumed
  --lists-from N number of rows from which lists are used (default that of the index)
  --drop-caches  drop the page cache before the cold searches (Linux, as root)
  --json FILE    write the figures there too`;
const { values } = readArguments(usage, {
  options: {
    n: { type: 'string', default: '100000' },
    dims: { type: 'string', default: '128' },
    queries: { type: 'string', default: '100' },
    folder: { type: 'string' },
    keep: { type: 'boolean', default: false },
    'lists-from': { type: 'string' },
    'drop-caches': { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const wanted = 25;
/** How many rows a page of lookalikes requests, and how many of them can be paged through. */
const [deepLimit, deepWanted] = [2000, 500];
const upserts = 500;

await measure(Number(values.n), Number(values.dims), Number(values.queries));

async function measure(n: number, dims: number, queryCount: number): Promise<void> {
  const folder = values.folder ?? join(tmpdir(), `homedex-bench-vectors-${process.pid}`);
  const vectors = new SyntheticVectors(dims);
  // Rows beyond the last one: they have the same clusters, but are not in the index.
  const queryRows = Array.from({ length: queryCount }, (_, at) => n + 1_000_000 + at);
  const queries = queryRows.map((row) => vectors.row(row));
  const open = (): Promise<VectorIndex> =>
    openVectorIndex({ directory: folder, workers: 2, ...sizeThresholdOptions() });
  let index = await open();
  try {
    const built = await build(index, vectors, n, queries);
    // After reopening nothing is in memory, so each query reads lists and rows for the first time.
    await index.close();
    if (values['drop-caches']) dropCaches();
    index = await open();
    const cold = await search(index, queries, built.truth);
    const warm = await search(index, queries, built.truth);
    const busy = await whileBusy(() => search(index, queries, built.truth));
    const searched = {
      cold,
      warm,
      busyWallMs: busy.searchWallMs,
      deep: await deep(index, queries, built.deepTruth),
    };
    const truth = built.truth.map((keys) => Array.from(keys, (key) => Number.parseInt(key.slice(5), 10)));
    const peers = values.peers ? measurePeers({ n, dims, queryRows, truth }) : [];
    const written = await write(index, vectors, n);
    const { truth: _, deepTruth: _deep, ...figures } = built;
    const report = { n, dims, load: loadavg()[0], ...figures, ...searched, ...written, peers };
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  } finally {
    await index.close();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}

async function build(
  index: VectorIndex,
  vectors: SyntheticVectors,
  n: number,
  queries: readonly Float32Array[],
) {
  const exact = new ExactNeighbours(queries, deepWanted);
  const all = new CpuClock();
  const making = new CpuClock();
  let makingMs = 0;
  let rssBytes = 0;
  let reported = '';
  // The exact neighbours need every row, including those that an interrupted build has already read.
  async function* source(from: { readonly rows: number }) {
    for (let row = 0; row < n; row++) {
      making.start();
      const vector = vectors.row(row);
      const key = `site-${row}.example`;
      exact.see(key, vector);
      makingMs += making.wallMs();
      if (row >= from.rows) yield { key, vector };
    }
  }
  const { dims } = vectors;
  const report = await index.build(source, {
    model: { name: `synthetic-${dims}`, dims, facts: null },
    onProgress: ({ step, rows }) => {
      rssBytes = Math.max(rssBytes, process.memoryUsage.rss());
      const line = `${step} ${Math.floor((20 * rows) / n) * 5} %`;
      if (line !== reported)
        process.stderr.write(`${all.wallSeconds()} s ${line}, ${Math.round(rssBytes / 2 ** 20)} MB\n`);
      reported = line;
    },
  });
  const { bytes, recallAt25, probes, lists, method } = await index.stats();
  return {
    truth: exact.found(wanted),
    deepTruth: exact.found(deepWanted),
    buildCpuSeconds: all.cpuSeconds(),
    buildWallSeconds: all.wallSeconds(),
    makingWallSeconds: Math.round(makingMs / 1000),
    resumedRows: report.resumedRows,
    rssPeakMb: Math.round(rssBytes / 2 ** 20),
    bytes,
    method,
    lists,
    probes,
    recallPublished: recallAt25,
  };
}

async function search(
  index: VectorIndex,
  queries: readonly Float32Array[],
  truth: readonly ReadonlySet<string>[],
) {
  const clock = new CpuClock();
  const times: number[] = [];
  let found = 0;
  for (const [at, query] of queries.entries()) {
    const start = performance.now();
    const { hits } = await index.search(query, { limit: wanted });
    times.push(performance.now() - start);
    for (const { key } of hits) if (truth[at]?.has(key)) found++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  return {
    recallAt25: found / (queries.length * wanted),
    searchCpuMs: Math.round((clock.cpuSeconds() * 10_000) / queries.length) / 10,
    searchWallMs: { p50: at(0.5), p95: at(0.95), max: at(1) },
    rssSearchingMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
}

/** Queries as the API does: enough rows for 500 companies after exclusions. */
async function deep(
  index: VectorIndex,
  queries: readonly Float32Array[],
  truth: readonly ReadonlySet<string>[],
) {
  const clock = new CpuClock();
  let found = 0;
  for (const [at, query] of queries.entries()) {
    const { hits } = await index.search(query, { limit: deepLimit });
    for (const { key } of hits.slice(0, deepWanted)) if (truth[at]?.has(key)) found++;
  }
  return {
    recallAt500: found / (queries.length * deepWanted),
    searchCpuMs: Math.round((clock.cpuSeconds() * 10_000) / queries.length) / 10,
  };
}

/** Runs while every core is busy with a process that only counts. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}

function sizeThresholdOptions() {
  const from = values['lists-from'];
  return from === undefined
    ? {}
    : { sizeThresholds: { ...sizeThresholds, flatRowsMax: Number(from), exactRowsMax: Number(from) } };
}

function dropCaches(): void {
  execFileSync('sync');
  writeFileSync('/proc/sys/vm/drop_caches', '1');
}

async function write(index: VectorIndex, vectors: SyntheticVectors, n: number) {
  const rows = Array.from({ length: upserts }, (_, at) => ({
    key: `late-${at}.example`,
    vector: vectors.row(n + 2_000_000 + at),
  }));
  const clock = new CpuClock();
  const model = `synthetic-${vectors.dims}`;
  for (let at = 0; at < upserts; at += 10) await index.upsert(rows.slice(at, at + 10), { model });
  return { upsertCpuMs: Math.round((clock.cpuSeconds() * 1e5) / upserts) / 100 };
}
