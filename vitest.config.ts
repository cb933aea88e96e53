import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism, freemem, loadavg } from 'node:os';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemoryDisk } from './test/harness/memory-disk.ts';
import { whyNoPostgres } from './test/harness/postgres/find-postgres.ts';
import { whyNoOpenSearch } from './test/harness/real-opensearch.ts';
import ProjectSequencer from './test/harness/sequencer.ts';
import { type Suite, suite } from './test/harness/suite.ts';

/**
 * Two suites. `npm test` runs every `*.test.ts`: each behaviour once, on the path production takes. `npm run test:full` runs what needs
 * patience and nothing of the first suite: every `*.full.test.ts`, the longer form of `longerInFull`, and what uses SQL on PostgreSQL.
 * Without a suite, as editors start it, everything is there to be picked from.
 */
const filesOf: Readonly<Record<Suite, (file: string) => boolean>> = {
  quick: (file) => !isFullOnly(file),
  full: (file) => isFullOnly(file) || isAmong(longerInFull)(file),
  unit: (file) => !isFullOnly(file) && isAmong(unitTests)(file),
  all: () => true,
};
const isFullOnly = (file: string): boolean => file.endsWith('.full.test.ts');
const isAmong = (patterns: readonly string[]) => (file: string) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

/** Files with a longer form for the full suite; they ask test/harness/suite.ts which one runs. */
const longerInFull = [
  'test/scenarios/{classic,copilot-answers,readme,search-agreement,search-agreement-columns,search-truth,text-differences}.test.ts',
  'src/cli/ingest-domains.test.ts',
  'src/lib/index-copies/index-copies.test.ts',
  'src/lib/text-analysis/tokenize.test.ts',
  'src/lib/text-index/{damage,large-chunks,many-values,new-matches,oracle}.test.ts',
  'src/lib/vector-index/{build,flush,size-thresholds,threads}.test.ts',
  'src/modules/copilot/model/hostile-pages.test.ts',
  'src/modules/copilot/planner/column-names.test.ts',
  'src/modules/demo/{agreement-with-extractor,contacts,generate-demo-sites,owners-and-versions,planted-phrases}.test.ts',
  'src/modules/enrichment/tiers/tiers.test.ts',
  'src/modules/extraction/technologies/literal-scanner.test.ts',
  'src/modules/ingest/commands/backup.test.ts',
  'src/modules/lookalikes/fallback.test.ts',
  'src/modules/monitors/check-monitor.test.ts',
  'src/modules/monitors/webhooks/webhooks.test.ts',
  'bench/search/queries/draw-queries.test.ts',
];

/** Tests that leave their process as they found it share one with others, so that the program is loaded once and not for each file. */
const sharesProcess = [
  'src/{access,app,cli,http,lib,platform,modules}/**/*.test.ts',
  'bench/{all,budgets,collector,extract,fuzz,ingest,mutations,search,soak}/**/*.test.ts',
  'test/scenarios/*-in-a-browser*.test.ts',
  'test/scenarios/{access-matrix,classic,client-types,conformance,copilot-answers,copilot-messages,data-folder,data-formats,data-tables,docs-page,documents,examples,hostile-clients,pages,protocol,readme,relations-oracle,releases,saturation,search-agreement,search-truth,service-flags,shutdown,text-differences,web-budgets}*.test.ts',
];

/** What measures memory, replaces functions of Node, handles signals or leaves much for the garbage collection of whoever comes next. */
const needsOwnProcess = [
  'src/modules/crawling/{fetcher,job-thread,browser/browser-tier*}.test.ts',
  'src/**/{killed,lost-threads}*.full.test.ts',
  'bench/ingest/kill.full.test.ts',
  'test/scenarios/{hostile-clients,saturation,shutdown}.full.test.ts',
  'src/lib/sqlite-store/commit-mark.test.ts',
  'src/lib/text-index/format/segment-writer.test.ts',
  'src/lib/warc/hostile-records.test.ts',
];

/** What runs on SQLite and once more, unchanged, on a real PostgreSQL: whatever counts, charges, queues or decides between two at once. */
const onPostgresToo = [
  'src/app/{composition,observability,traces}.test.ts',
  'src/platform/checkpoint.test.ts',
  'src/platform/mail/mail-queue.test.ts',
  'src/platform/work-queue/work-queue.test.ts',
  'src/modules/credits/{credits,two-processes}.test.ts',
  'src/modules/operations/controls.test.ts',
  'src/modules/crawl-queue/crawl-queue.test.ts',
  'src/modules/accounts/{administration,api-keys,audit-log,own-account}.test.ts',
  'src/modules/accounts/own-data/*.test.ts',
  'src/modules/accounts/sign-in/registration.test.ts',
  'src/modules/accounts/identity-provider/identity-provider.test.ts',
  'src/modules/workspace/{workspace,view-history}.test.ts',
  'src/modules/exports/paid-export.test.ts',
  'src/modules/enrichment/bulk/*.test.ts',
  'src/modules/monitors/{alert-kinds,monitors,check-monitor,digest-mails}.test.ts',
  'src/modules/monitors/webhooks/webhooks.test.ts',
  'src/modules/copilot/conversations/conversations.test.ts',
];

/** Of those, what `npm test` runs on PostgreSQL already: that transactions, locks and leases hold there as in SQLite. */
const onPostgresInBothSuites = ['src/platform/database/database.test.ts', 'src/platform/lease.test.ts'];

const onPostgresOnly = [
  'src/platform/database/{postgres,move}/*.test.ts',
  'src/platform/coordination/*.test.ts',
  'test/scenarios/{several-services,cluster,killed-cluster-writers}*.test.ts',
];

/** What touches SQL at all: run on PostgreSQL by `npm run test:postgres`. */
const onPostgresWhenAsked = [
  'src/{app,cli,http,platform}/**/*.test.ts',
  'src/modules/{accounts,classic,companies,copilot,crawl-queue,crawling,credits,enrichment,exports,lookalikes,mcp,monitors,search,workspace}/**/*.test.ts',
  'test/scenarios/*.test.ts',
];

/** Of files of SQLite: their format, their damage, and what older versions left in them. */
const onSqliteOnly = ['src/platform/database/sqlite/*.test.ts', 'src/**/upgrade.test.ts'];

/** What the text index promises, whichever engine keeps it: run on OpenSearch too by `npm run test:cluster`. */
const onOpenSearchToo = ['src/lib/text-index/{index,reading,changes,new-matches,older-schema}.test.ts'];

/** Tests without a process, a thread, a browser or an app of their own: what `npm run test:unit` runs. */
const unitTests = [
  'src/{access,platform}/**/*.test.ts',
  'src/lib/{text-analysis,warc}/**/*.test.ts',
  'src/lib/*.test.ts',
  'src/lib/text-index/{segment,matching,query,store}/*.test.ts',
  'src/modules/{companies,company-index,data-folder,extraction,search}/**/*.test.ts',
  'web/src/**/*.test.ts',
];

/** This file is read again for every project: what is done or decided once for all of them. */
const run = globalThis as { areTablesPacked?: boolean; workers?: number };

// However the tests are started, they find the tables packed as data/ has them.
if (!run.areTablesPacked)
  execFileSync(process.execPath, [...process.execArgv, 'scripts/pack-tables.ts'], { stdio: 'inherit' });
run.areTablesPacked = true;

// Half of the time of `npm test` would be spent waiting for the disk. The full suite uses the real one.
if (suite === 'quick' || suite === 'unit') useMemoryDisk();

/** Of memory for each: a shared process was seen to grow to 2.2 GB, and some have a Chromium or a service beside them. */
const WORKER_BYTES = 2.5 * 1024 ** 3;

/** Marking the whole program again and again while the heap of a shared process grows would be a tenth of its processor time. */
const flagsOfShared = [...process.execArgv, '--initial-heap-size=1000'];

const isAllOnPostgres = process.env.POSTGRES_TESTS === 'all';

const whyNot = whyNoPostgres();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the tests on PostgreSQL are left out, because none runs here: ${whyNot}\n`);

const testFiles = globSync(['{src,test,bench,packages}/**/*.test.ts', 'web/src/**/*.test.ts']).filter(
  filesOf[suite],
);
const isOnPostgresOnly = isAmong(onPostgresOnly);
const isWeb = isAmong(['web/src/**']);
const isSharing = (file: string): boolean =>
  isAmong(sharesProcess)(file) && !isAmong(needsOwnProcess)(file) && !isOnPostgresOnly(file);

/** The files of a project that run on PostgreSQL in this suite. */
function filesOnPostgres(): string[] {
  if (isAllOnPostgres)
    return testFiles.filter((file) => isAmong(onPostgresWhenAsked)(file) && !isAmong(onSqliteOnly)(file));
  if (suite === 'unit') return [];
  const only = testFiles.filter(isOnPostgresOnly);
  // The second time of what the quick suite runs on SQLite; its files are no part of the full suite otherwise.
  const secondTime = globSync(onPostgresToo);
  const inBoth = globSync(onPostgresInBothSuites);
  const more = { quick: inBoth, full: secondTime, unit: [], all: [...inBoth, ...secondTime] };
  return [...only, ...more[suite]];
}

/** A project without files would run whatever is named like a test. */
function project<const Settings extends { readonly name: string }>(
  include: readonly string[],
  settings: Settings,
) {
  return include.length === 0
    ? []
    : [{ extends: true as const, test: { include: [...include], ...settings } }];
}

/**
 * Files that run at once. Each waits for half of its time, for browsers, processes and deadlines, so that a core has two of them; one where
 * others use the cores already.
 */
function workersNow(): number {
  const cores = availableParallelism();
  const isBusy = (loadavg()[0] ?? 0) > 2 * cores;
  return Math.max(1, Math.min(isBusy ? cores : 2 * cores, Math.floor(freemem() / WORKER_BYTES)));
}

// Projects of one queue must have the same number, whatever the load is when the next one is read.
run.workers ??= workersNow();

export default defineConfig({
  test: {
    reporters: ['default', './scripts/progress-reporter.ts', './scripts/closing-line-reporter.ts'],
    pool: 'forks',
    // Node runs the sources as the service does, types taken out and kept compiled: Vite would transform all of them for every process.
    // Its loader is for mocked modules, which no test has.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    runner: './test/harness/test-runner.ts',
    maxWorkers: run.workers,
    sequence: { sequencer: ProjectSequencer },
    // As scripts/run.mjs starts the program: its flags are those of whatever runs in the tests.
    execArgv: process.execArgv,
    // The full suite kills and fills disks at random moments, and a failed run of CI blocks everybody: there a second try is listed, and
    // more than three fail the run. `npm test` itself tries nothing again.
    retry: suite === 'full' || process.env.CI === 'true' ? 1 : 0,
    // For a machine ten times slower than a quiet one: a test that fails because others work beside it says nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    projects: [
      ...(isAllOnPostgres
        ? []
        : [
            ...project(testFiles.filter(isSharing), {
              name: 'shared process',
              isolate: false,
              execArgv: flagsOfShared,
            }),
            ...project(
              testFiles.filter((file) => !isSharing(file) && !isOnPostgresOnly(file) && !isWeb(file)),
              {
                name: 'own process',
              },
            ),
            // Components are JSX, which Node does not read.
            ...project(testFiles.filter(isWeb), {
              name: 'web',
              isolate: false,
              experimental: { viteModuleRunner: true },
            }),
          ]),
      ...(whyNoOpenSearch() === undefined
        ? project(globSync(onOpenSearchToo), {
            name: 'OpenSearch',
            globalSetup: './test/harness/opensearch-global-setup.ts',
          })
        : []),
      ...(whyNot === undefined
        ? project(filesOnPostgres(), {
            name: 'PostgreSQL',
            isolate: false,
            globalSetup: './test/harness/postgres/global-setup.ts',
          })
        : []),
    ],
  },
});
