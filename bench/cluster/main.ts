/**
 * The embedded engine and OpenSearch on the same documents, at increasing sizes. Random queries with filters must have the same results,
 * and their CPU time is reported for both. OpenSearch is installed and started here.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNodes } from '../../cluster/opensearch/start-nodes.ts';
import { openTextIndex, type TextIndex, type TextQuery } from '../../src/lib/text-index/index.ts';
import { openOpenSearchIndex } from '../../src/lib/text-index-cluster/index.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { createLocalWriteLock } from '../../test/harness/local-write-lock.ts';
import { World, worldSchema } from '../../test/harness/random-world.ts';
import { Cost } from './cost.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '3' },
    replicas: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [queries, shards, replicas] = [values.queries, values.shards, values.replicas].map(Number) as [
  number,
  number,
  number,
];
const PAGE = 20;
const PART = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'homedex-bench-cluster-'));
const ports = await Promise.all(
  Array.from({ length: Number(values.nodes) }, async () => ({
    port: await freePort(),
    transportPort: await freePort(),
  })),
);
const nodes = await startNodes(folder, ports);
const there = await openOpenSearchIndex({
  nodes: nodes.urls,
  prefix: 'bench',
  shape: { shards, replicas },
  schema: worldSchema,
  writeLock: createLocalWriteLock(),
  readDocument: () => {
    throw new Error('no versions are kept here, and no words suggested');
  },
});
const here = await openTextIndex({
  directory: join(folder, 'embedded'),
  schema: worldSchema,
  workers: 0,
  compaction: false,
});

/** Keys are drawn from twice as many as there are documents in the end, so that many documents are overwritten. */
const keysInAll = 2 * Math.max(...sizes);
const world = new World(Number(values.seed));
const queryWorld = new World(Number(values.seed) + 1);
const keys: string[] = [];
let written = 0;
let different = 0;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(
  `${values.nodes} node(s), ${shards} shards, ${replicas} replicas, ${queries} random queries (a page of ${PAGE} and three facets) at each size; ${cpus().length} cores.`,
);
print('');
print(
  '| documents | differ | embedded: CPU ms | median / p95 ms | OpenSearch: CPU ms in the service | in the nodes | median / p95 ms | a document written: embedded CPU ms | OpenSearch | bytes a document, embedded | OpenSearch, one copy | load |',
);
print('|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const size of sizes) {
  const [writingHere, writingThere] = [new Cost([]), new Cost(nodes.processIds())];
  while (written < size) {
    const documents = Array.from({ length: Math.min(PART, size - written) }, () => world.document(keysInAll));
    written += documents.length;
    for (const { key } of documents) if (queryWorld.random() < 0.01) keys.push(key);
    await writingThere.of(() => fill(there, documents));
    await writingHere.of(() => fill(here, documents));
  }
  await writingHere.of(() => here.compact());
  await writingThere.of(() => there.compact());
  const fresh = size - (sizes[sizes.indexOf(size) - 1] ?? 0);
  const [costHere, costThere] = [new Cost([]), new Cost(nodes.processIds())];
  const differing = await compare(costHere, costThere);
  different += differing;
  const [sizeHere, sizeThere] = [await here.stats(), await there.stats()];
  if (sizeHere.documents !== sizeThere.documents) throw new Error('the engines hold other documents');
  print(
    `| ${[
      sizeHere.documents,
      differing,
      costHere.own(queries),
      costHere.latency(),
      costThere.own(queries),
      costThere.others(queries),
      costThere.latency(),
      writingHere.own(fresh),
      writingThere.all(fresh),
      Math.round(sizeHere.bytesOnDisk / sizeHere.documents),
      Math.round(sizeThere.bytesOnDisk / sizeThere.documents),
      loadavg()[0]?.toFixed(1),
    ].join(' | ')} |`,
  );
}
await Promise.all([there.close(), here.close()]);
await nodes.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(different === 0 ? 0 : 1);

async function fill(index: TextIndex, documents: readonly ReturnType<World['document']>[]): Promise<void> {
  const bulk = await index.bulk();
  for (const document of documents) await bulk.add(document);
  await bulk.commit();
  await bulk.close();
}

async function answersOf(index: TextIndex, query: TextQuery, offset: number) {
  const { generation: _, ...page } = await index.search(query, { limit: PAGE, offset });
  const { facets, total } = await index.facets(query, ['country', 'tech', 'pricing'], { size: 5 });
  return { page, facets, total };
}

async function compare(costHere: Cost, costThere: Cost): Promise<number> {
  let differing = 0;
  for (let n = 0; n < queries; n++) {
    const query = queryWorld.query(keys);
    const offset = Math.floor(queryWorld.random() * 40);
    const one = await costThere.of(() => answersOf(there, query, offset));
    const other = await costHere.of(() => answersOf(here, query, offset));
    if (JSON.stringify(one) === JSON.stringify(other)) continue;
    differing += 1;
    process.stderr.write(`different: ${JSON.stringify({ query, offset })}\n`);
  }
  return differing;
}
