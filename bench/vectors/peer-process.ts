import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CpuClock } from './cpu-clock.ts';
import type { PeerOrder } from './peers.ts';
import { SyntheticVectors } from './synthetic-vectors.ts';

/** Builds and searches with one other library and prints its figures. */
const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PeerOrder;
const load = createRequire(join(order.folder, 'package.json'));
const wanted = 25;

interface Peer {
  add(row: number, vector: Float32Array): void;
  search(vector: Float32Array): readonly number[];
}

const makers: Readonly<Record<PeerOrder['peer'], () => Peer>> = {
  usearch: openUsearch,
  'sqlite-vec': openSqliteVec,
};
measure(makers[order.peer]());

function measure(peer: Peer): void {
  const vectors = new SyntheticVectors(order.dims);
  const making = new CpuClock();
  for (let row = 0; row < order.n; row++) vectors.row(row);
  const makingSeconds = making.cpuSeconds();
  const building = new CpuClock();
  for (let row = 0; row < order.n; row++) peer.add(row, vectors.row(row));
  const buildCpuSeconds = Math.max(0, building.cpuSeconds() - makingSeconds);
  const queries = order.queryRows.map((row) => vectors.row(row));
  const searching = new CpuClock();
  let found = 0;
  queries.forEach((query, at) => {
    const truth = new Set(order.truth[at]);
    for (const row of peer.search(query)) if (truth.has(row)) found++;
  });
  const report = {
    peer: order.peer,
    recallAt25: found / (queries.length * wanted),
    searchCpuMs: Math.round((searching.cpuSeconds() * 10_000) / queries.length) / 10,
    buildCpuSeconds: Math.round(buildCpuSeconds * 10) / 10,
    rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  process.stdout.write(JSON.stringify(report));
}

/** Cosine over bytes in a graph, with default settings except for a wider search. */
function openUsearch(): Peer {
  const usearch = load('usearch') as {
    readonly MetricKind: { readonly Cos: string };
    readonly ScalarKind: { readonly I8: string };
    readonly Index: new (
      options: object,
    ) => {
      add(key: bigint, vector: Float32Array): void;
      search(vector: Float32Array, count: number, threads: number): { readonly keys: BigUint64Array };
    };
  };
  const index = new usearch.Index({
    dimensions: order.dims,
    metric: usearch.MetricKind.Cos,
    quantization: usearch.ScalarKind.I8,
    connectivity: 16,
    expansion_add: 128,
    expansion_search: 256,
    multi: false,
  });
  return {
    add: (row, vector) => index.add(BigInt(row), vector),
    search: (vector) => Array.from(index.search(vector, wanted, 1).keys, Number),
  };
}

/** Cosine over all vectors, one by one. */
function openSqliteVec(): Peer {
  const { getLoadablePath } = load('sqlite-vec') as { getLoadablePath(): string };
  const database = new DatabaseSync(':memory:', { allowExtension: true });
  database.loadExtension(getLoadablePath());
  database.exec(`CREATE VIRTUAL TABLE v USING vec0(e float[${order.dims}] distance_metric=cosine)`);
  const insert = database.prepare('INSERT INTO v (rowid, e) VALUES (?, ?)');
  const select = database.prepare('SELECT rowid FROM v WHERE e MATCH ? AND k = ? ORDER BY distance');
  const bytes = (vector: Float32Array): Uint8Array => new Uint8Array(vector.buffer);
  return {
    add: (row, vector) => {
      insert.run(BigInt(row + 1), bytes(vector));
    },
    search: (vector) => select.all(bytes(vector), wanted).map((row) => Number(row.rowid) - 1),
  };
}
