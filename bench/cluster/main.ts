/**
 * The embedded engine and OpenSearch on the same documents: random queries with filters must have the same answers, and what they cost
 * in processor time is told for both. OpenSearch is brought and started here, one node with a small heap.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  openOpenSearchIndex,
  openTextIndex,
  type TextIndex,
  type TextQuery,
} from '../../src/lib/text-index/index.ts';
import { createLocalTurns } from '../../test/harness/local-turns.ts';
import { World, worldSchema } from '../../test/harness/random-world.ts';
import { startRealOpenSearch } from '../../test/harness/real-opensearch.ts';

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '1000' },
    shards: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const docs = Number(values.docs);
const queries = Number(values.queries);
const shards = Number(values.shards);

const CLOCK_TICKS_PER_SECOND = 100;
/** Processor time of a process so far, user and system. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS_PER_SECOND;
}

const folder = mkdtempSync(join(tmpdir(), 'homedex-bench-cluster-'));
const server = await startRealOpenSearch();
const serverPid = server.process.pid ?? 0;
const there = await openOpenSearchIndex({
  nodes: [server.url],
  prefix: 'bench',
  shape: { shards, replicas: 0 },
  schema: worldSchema,
  turns: createLocalTurns(),
});
const here = await openTextIndex({ directory: folder, schema: worldSchema, workers: 0, compaction: false });

const world = new World(Number(values.seed));
const keys = new Set<string>();
async function fill(index: TextIndex, documents: readonly ReturnType<World['document']>[]): Promise<void> {
  const bulk = await index.bulk();
  for (const document of documents) await bulk.add(document);
  await bulk.commit();
  await bulk.close();
}
const documents = Array.from({ length: docs }, () => world.document(docs * 2));
for (const { key } of documents) keys.add(key);
const list = [...keys];
const before = { server: cpuMsOf(serverPid), own: process.cpuUsage() };
await fill(there, documents);
const written = { server: cpuMsOf(serverPid) - before.server, own: process.cpuUsage(before.own) };
await fill(here, documents);
await here.compact();

interface Cost {
  asked: number;
  own: number;
  server: number;
  ms: number[];
}
const costs = { here: cost(), there: cost() };
function cost(): Cost {
  return { asked: 0, own: 0, server: 0, ms: [] };
}
async function measured<Answer>(into: Cost, ask: () => Promise<Answer>): Promise<Answer> {
  const [at, own, served] = [performance.now(), process.cpuUsage(), cpuMsOf(serverPid)];
  const answer = await ask();
  const used = process.cpuUsage(own);
  into.asked += 1;
  into.ms.push(performance.now() - at);
  into.own += (used.user + used.system) / 1000;
  into.server += cpuMsOf(serverPid) - served;
  return answer;
}

async function answersOf(index: TextIndex, query: TextQuery, offset: number) {
  const { generation: _, ...page } = await index.search(query, { limit: 20, offset });
  const { facets, total } = await index.facets(query, ['country', 'tech', 'pricing'], { size: 5 });
  return { page, facets, total };
}

let different = 0;
for (let n = 0; n < queries; n++) {
  const query = world.query(list);
  const offset = Math.floor(world.random() * 40);
  const one = await measured(costs.there, () => answersOf(there, query, offset));
  const other = await measured(costs.here, () => answersOf(here, query, offset));
  if (JSON.stringify(one) === JSON.stringify(other)) continue;
  different += 1;
  process.stderr.write(`different: ${JSON.stringify({ query, offset })}\n`);
}

const median = (of: readonly number[]): string =>
  ([...of].sort((a, b) => a - b)[of.length >> 1] ?? 0).toFixed(1);
const row = (name: string, { asked, own, server: served, ms }: Cost): string =>
  `| ${name} | ${(own / asked).toFixed(2)} | ${(served / asked).toFixed(2)} | ${median(ms)} |`;
const { documents: stored, bytesOnDisk } = await there.stats();
process.stdout.write(
  [
    `${stored} documents, ${queries} random queries (a page of 20 and three facets each), ${shards} shards on one node; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    '',
    `**${different} of ${queries} answers differ.** Writing cost ${((written.server + (written.own.user + written.own.system) / 1000) / docs).toFixed(2)} ms of processor time a document; ${Math.round(bytesOnDisk / stored)} bytes each on disk, not merged.`,
    '',
    '| engine | ms of processor time in the service | in OpenSearch | median ms |',
    '|---|---|---|---|',
    row('embedded', costs.here),
    row('OpenSearch', costs.there),
    '',
  ].join('\n'),
);
await Promise.all([there.close(), here.close()]);
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(different === 0 ? 0 : 1);
