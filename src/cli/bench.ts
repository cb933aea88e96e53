import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, exitCode } from './command.ts';

/** Each benchmark is a program of its own under bench/, run in a process of its own so that its figures are its own. */
const benchmarks: Readonly<Record<string, { readonly script: string; readonly summary: string }>> = {
  search: { script: 'search/main.ts', summary: 'The text engine beside SQLite FTS5 and Lucene.' },
  'search-versions': {
    script: 'search/compare-versions.ts',
    summary: 'Two versions of the text engine beside each other, in turns of some milliseconds.',
  },
  extract: {
    script: 'extract/main.ts',
    summary: 'The extractor against labelled homepages: accuracy, fill rates, throughput.',
  },
  lookalikes: {
    script: 'lookalikes/main.ts',
    summary:
      'Companies like others: how many of the nearest are of the same industry, beside plainer methods.',
  },
  oracle: {
    script: 'torture/oracle.ts',
    summary: 'Random queries on the text engine, checked against SQLite FTS5.',
  },
  monitors: {
    script: 'monitors/main.ts',
    summary: 'A monitor on a word that every homepage has: time of the main thread, storage.',
  },
  money: {
    script: 'torture/money.ts',
    summary: 'kill -9 of the server while companies are exported and credits bought.',
  },
  hostile: {
    script: 'hostile/main.ts',
    summary: 'Floods, bombs, drips and black holes, 200 at once: deadlines, memory, lag of the main thread.',
  },
  ssrf: {
    script: 'ssrf/main.ts',
    summary: 'Hosts, redirects and pages that lead inside, tried on the fetcher and the browser; as root.',
  },
  cluster: {
    script: 'cluster/main.ts',
    summary:
      'The embedded engine and OpenSearch on the same documents: the same answers, and what they cost.',
  },
  'cluster-vectors': {
    script: 'cluster/vectors.ts',
    summary: 'Vectors in OpenSearch: how many of the true nearest are found, and what that costs.',
  },
  copies: {
    script: 'copies/main.ts',
    summary: 'Requests on one, two and three services that answer from copies of the index.',
  },
  kill: { script: 'torture/kill.ts', summary: 'kill -9 in the middle of index writes, again and again.' },
  threads: {
    script: 'torture/threads.ts',
    summary: 'Threads of the text engine ended under load, answers checked against SQLite FTS5.',
  },
  vectors: {
    script: 'vectors/main.ts',
    summary: 'The vector index on synthetic embeddings: recall, processor time, memory, build, writes.',
  },
  'vector-kills': {
    script: 'torture/vectors.ts',
    summary: 'kill -9 in the middle of writes, folds and builds of the vector index, again and again.',
  },
  enrich: {
    script: 'enrichment/enrich.ts',
    summary:
      'Look-ups of uncached and cached domains over a mix of made-up sites, alone and beside hostile ones.',
  },
  bulk: {
    script: 'enrichment/bulk.ts',
    summary: 'A bulk look-up of many domains, and one as a job that is killed midway.',
  },
  queue: { script: 'enrichment/queue.ts', summary: 'The crawl queue with a million domains in it.' },
  screenshots: {
    script: 'web/screenshots.ts',
    summary: 'Pictures of every page and state, at phone and desktop width, light and dark.',
  },
  web: {
    script: 'web/vitals.ts',
    summary:
      'How soon the pages are there on a slow processor, how much moves, how quickly keys and rows follow.',
  },
  lighthouse: {
    script: 'web/lighthouse.ts',
    summary: 'What Lighthouse, installed elsewhere, says of the pages.',
  },
  budgets: {
    script: 'budgets/main.ts',
    summary: 'The largest legal request of every endpoint: main thread, processor time, memory.',
  },
  polite: {
    script: 'torture/polite.ts',
    summary:
      'Response times of one well-behaved caller, alone and beside two anonymous ones that do their worst.',
  },
  overload: {
    script: 'torture/overload.ts',
    summary:
      'Up to 600 clients that search without a pause: what is still answered, and how soon the rest is refused.',
  },
  mutations: {
    script: 'mutations/main.ts',
    summary: 'Small defects put into a copy of the sources: which lane of the tests finds them.',
  },
  clients: {
    script: 'torture/clients.ts',
    summary:
      'Another caller while one address floods the service with clients that never read or never send.',
  },
};

/** `homedex bench NAME …`: its own options follow its name. */
export const bench: Command = {
  async run([name, ...args]) {
    if (name === undefined || name === '--help' || name === '-h') {
      process.stdout.write(overview());
      return exitCode.done;
    }
    const benchmark = benchmarks[name];
    if (!benchmark) {
      process.stderr.write(`homedex bench: there is no benchmark '${name}'.\n\n${overview()}`);
      return exitCode.misused;
    }
    const script = fileURLToPath(new URL(`../../bench/${benchmark.script}`, import.meta.url));
    if (!existsSync(script)) {
      process.stderr.write(
        'homedex bench: the benchmarks are part of the source tree; run this in a clone of it.\n',
      );
      return exitCode.failed;
    }
    const { status } = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
      stdio: 'inherit',
    });
    return status ?? exitCode.failed;
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
