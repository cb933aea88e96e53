import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, exitCode } from './command.ts';

/** Each benchmark is a separate program under bench/. It runs in its own process so that nothing else affects its figures. */
const benchmarks: Readonly<Record<string, { readonly script: string; readonly summary: string }>> = {
  all: {
    script: 'all/main.ts',
    summary: 'With --quick: every other benchmark that has a quick form, in about ten minutes, on one page.',
  },
  search: {
    script: 'search/main.ts',
    summary: 'The text index compared with SQLite FTS5, Lucene and Tantivy.',
  },
  'search-operators': {
    script: 'search/operators.ts',
    summary: 'Operators, forms, columns, orders, positions and sideways facets of the text index.',
  },
  everyday: {
    script: 'search/everyday.ts',
    summary: 'Everyday queries over real homepages: totals of words, forms and expressions.',
  },
  'search-versions': {
    script: 'search/compare-versions.ts',
    summary: 'Two versions of the text index compared, alternating every few milliseconds.',
  },
  extract: {
    script: 'extract/main.ts',
    summary: 'The extractor against labelled homepages: accuracy, fill rates, throughput.',
  },
  ingest: {
    script: 'ingest/main.ts',
    summary: 'homedex ingest on generated homepages: pages a second, CPU time a page by stage.',
  },
  lookalikes: {
    script: 'lookalikes/main.ts',
    summary:
      'Lookalikes: how many of the nearest companies are in the same industry, compared with simpler methods.',
  },
  meaning: {
    script: 'meaning/main.ts',
    summary:
      'Search by meaning and the copilot on judged descriptions and messages, by half, model and language.',
  },
  relations: {
    script: 'relations/main.ts',
    summary:
      'Identifiers and histories of companies in several versions: bytes, ingest cost, response times.',
  },
  oracle: {
    script: 'torture/oracle.ts',
    summary: 'Random queries on the text index, checked against SQLite FTS5.',
  },
  monitors: {
    script: 'monitors/main.ts',
    summary: 'An alert on a word that every homepage contains: main-thread time and storage.',
  },
  payments: {
    script: 'torture/payments.ts',
    summary: 'kill -9 of the server during exports and credit purchases.',
  },
  hostile: {
    script: 'hostile/main.ts',
    summary:
      'Floods, decompression bombs, slow drips and black holes, 200 at once: deadlines, memory, main-thread lag.',
  },
  ssrf: {
    script: 'ssrf/main.ts',
    summary:
      'Hosts, redirects and pages that point to internal addresses, tried on the fetcher and the browser; needs root.',
  },
  cluster: {
    script: 'cluster/main.ts',
    summary: 'The embedded index and OpenSearch on the same documents: equal answers, and their cost.',
  },
  'cluster-vectors': {
    script: 'cluster/vectors.ts',
    summary: 'Vectors in OpenSearch: recall and cost.',
  },
  copies: {
    script: 'copies/main.ts',
    summary: 'Requests to one, two and three services that run on copies of the index.',
  },
  kill: { script: 'torture/kill.ts', summary: 'Repeated kill -9 during index writes.' },
  threads: {
    script: 'torture/threads.ts',
    summary: 'Text index threads killed under load, answers checked against SQLite FTS5.',
  },
  vectors: {
    script: 'vectors/main.ts',
    summary: 'The vector index on synthetic embeddings: recall, CPU time, memory, builds, writes.',
  },
  'vector-kills': {
    script: 'torture/vectors.ts',
    summary: 'Repeated kill -9 during writes, flushes and builds of the vector index.',
  },
  enrich: {
    script: 'enrichment/enrich.ts',
    summary:
      'Lookups of uncached and cached domains on a mix of synthetic sites, alone and alongside hostile ones.',
  },
  bulk: {
    script: 'enrichment/bulk.ts',
    summary: 'A bulk lookup of many domains, and one as a job that is killed midway.',
  },
  queue: { script: 'enrichment/queue.ts', summary: 'The crawl queue with a million domains.' },
  screenshots: {
    script: 'web/screenshots.ts',
    summary: 'Screenshots of every page and state, at phone and desktop width, light and dark.',
  },
  web: {
    script: 'web/vitals.ts',
    summary: 'Page load on a slow CPU, layout shift, and how quickly keys and rows respond.',
  },
  lighthouse: {
    script: 'web/lighthouse.ts',
    summary: 'Lighthouse scores of the pages (Lighthouse must be installed separately).',
  },
  budgets: {
    script: 'budgets/main.ts',
    summary: 'The largest legal request of every endpoint: main-thread time, CPU time, memory.',
  },
  'caller-under-attack': {
    script: 'torture/caller-under-attack.ts',
    summary: 'Response times of one well-behaved caller, alone and alongside two abusive anonymous ones.',
  },
  overload: {
    script: 'torture/overload.ts',
    summary:
      'Up to 600 clients that search without a pause: what is still answered, and how soon the rest is refused.',
  },
  fuzz: {
    script: 'fuzz/main.ts',
    summary:
      'Requests made from the API description, single and in chains: every answer is one that it describes.',
  },
  schemathesis: {
    script: 'fuzz/schemathesis.ts',
    summary: 'The API description and the service, compared by Schemathesis (to be installed separately).',
  },
  collector: {
    script: 'collector/main.ts',
    summary: 'Traces sent to a real OpenTelemetry Collector, and to collectors that fail; needs Go.',
  },
  soak: {
    script: 'soak/main.ts',
    summary: 'Mixed load for an hour: memory, descriptors, threads and files of the service stay level.',
  },
  torture: {
    script: 'torture/main.ts',
    summary:
      'The service killed, without threads, with a full disk, a jumping clock and hanging sites, under load: acknowledged writes are there.',
  },
  mutations: {
    script: 'mutations/main.ts',
    summary: 'Mutation testing: which test suite finds small defects put into a copy of the sources.',
  },
  clients: {
    script: 'torture/clients.ts',
    summary:
      'A normal caller while one address floods the service with clients that never read or never send.',
  },
};

/** Names that older scripts may still use. */
const formerNames: Readonly<Record<string, string>> = { money: 'payments', polite: 'caller-under-attack' };

export const findBenchmark = (name: string) => benchmarks[formerNames[name] ?? name];

/** `homedex bench NAME …`: options after the name belong to the benchmark. */
export const bench: Command = {
  async run([name, ...args]) {
    if (name === undefined || name === '--help' || name === '-h') {
      process.stdout.write(overview());
      return exitCode.done;
    }
    const benchmark = findBenchmark(name);
    if (!benchmark) {
      process.stderr.write(`homedex bench: there is no benchmark '${name}'.\n\n${overview()}`);
      return exitCode.misused;
    }
    const script = fileURLToPath(new URL(`../../bench/${benchmark.script}`, import.meta.url));
    if (!existsSync(script)) {
      process.stderr.write(
        'homedex bench: benchmarks are part of the source tree; run this in a clone of the repository.\n',
      );
      return exitCode.failed;
    }
    const running = spawn(process.execPath, [...process.execArgv, script, ...args], { stdio: 'inherit' });
    // A benchmark must not outlive this command and keep using the machine.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => running.kill(signal));
    const [code] = (await once(running, 'exit')) as [number | null];
    return code ?? exitCode.failed;
  },
};

const overview = (): string =>
  [
    'homedex bench NAME [options]',
    '',
    ...Object.entries(benchmarks).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`),
    '',
    'Examples:',
    '  homedex bench search --docs 200000 --json figures.json',
    '  homedex bench extract pages/ --misses',
    '  homedex bench oracle --queries 20000',
    '',
  ].join('\n');
