/** Vectors in OpenSearch: how many of the true nearest neighbours its graphs find, with and without a filter, and what that costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNodes } from '../../cluster/opensearch/start-nodes.ts';
import type { VectorRow } from '../../src/lib/vector-index/index.ts';
import { openClusterVectors } from '../../src/lib/vector-index-cluster/index.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { createLocalWriteLock } from '../../test/harness/local-write-lock.ts';
import { ExactNeighbours } from '../vectors/exact-neighbours.ts';
import { SyntheticVectors } from '../vectors/synthetic-vectors.ts';
import { Cost } from './cost.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '20000' },
    dims: { type: 'string', default: '128' },
    queries: { type: 'string', default: '100' },
    shards: { type: 'string', default: '3' },
  },
});
const [n, dims, queries, shards] = [values.n, values.dims, values.queries, values.shards].map(Number) as [
  number,
  number,
  number,
  number,
];
const LIMIT = 25;
/** The filter allows one row in this many. */
const ALLOWED_EACH = 20;

const folder = mkdtempSync(join(tmpdir(), 'homedex-bench-cluster-vectors-'));
const nodes = await startNodes(join(folder), [{ port: await freePort(), transportPort: await freePort() }]);
const index = await openClusterVectors({
  nodes: nodes.urls,
  prefix: 'bench-vectors',
  shape: { shards, replicas: 0 },
  writeLock: createLocalWriteLock(),
  builds: createLocalWriteLock(),
  buildLock: { acquireOrRenew: async () => true, release: async () => undefined },
});
if (index === undefined) throw new Error('the node has no plugin for vectors');

const synthetic = new SyntheticVectors(dims);
const keyOf = (row: number): string => `row-${String(row).padStart(9, '0')}`;
/** Queries are rows that are not in the index. */
const queryVectors = Array.from({ length: queries }, (_, at) => synthetic.row(n + at));
const [exact, exactAllowed] = [
  new ExactNeighbours(queryVectors, LIMIT),
  new ExactNeighbours(queryVectors, LIMIT),
];
const allow = new Set<string>();
async function* rows(): AsyncGenerator<VectorRow> {
  for (let row = 0; row < n; row++) {
    const [key, vector] = [keyOf(row), synthetic.row(row)];
    exact.see(key, vector);
    if (row % ALLOWED_EACH === 0) {
      allow.add(key);
      exactAllowed.see(key, vector);
    }
    yield { key, vector };
  }
}
const building = new Cost(nodes.processIds());
const vectors = index;
await building.of(() => vectors.build(rows, { model: { name: 'synthetic', dims, facts: {} } }));

async function recall(truth: ExactNeighbours, filter: { allow?: ReadonlySet<string> }, cost: Cost) {
  const nearest = truth.found(LIMIT);
  let found = 0;
  for (const [at, vector] of queryVectors.entries()) {
    const { hits } = await cost.of(() => vectors.search(vector, { limit: LIMIT, ...filter }));
    const keys = nearest[at] ?? new Set();
    found += hits.filter(({ key }) => keys.has(key)).length;
  }
  return (found / (queries * LIMIT)).toFixed(4);
}
const [plain, filtered] = [new Cost(nodes.processIds()), new Cost(nodes.processIds())];
const recalls = [await recall(exact, {}, plain), await recall(exactAllowed, { allow }, filtered)];
const { bytes, recallAt25 } = await vectors.stats();
process.stdout.write(
  [
    `${n} vectors of ${dims} dimensions, ${shards} shards on one node, ${queries} queries; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`,
    '',
    `Built in ${building.all(1000)} s of processor time, ${Math.round(bytes / n)} bytes a vector; the build itself measured recall ${recallAt25.toFixed(4)}.`,
    '',
    '| search | recall@25 against exact | CPU ms in the node | in the service | median / p95 ms |',
    '|---|---|---|---|---|',
    `| all | ${recalls[0]} | ${plain.others(queries)} | ${plain.own(queries)} | ${plain.latency()} |`,
    `| one in ${ALLOWED_EACH} allowed, by their keys | ${recalls[1]} | ${filtered.others(queries)} | ${filtered.own(queries)} | ${filtered.latency()} |`,
    '',
  ].join('\n'),
);
await vectors.close();
await nodes.stop();
rmSync(folder, { recursive: true, force: true });
