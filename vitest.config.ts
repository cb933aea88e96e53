import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './test/harness/postgres/find-postgres.ts';
import { whyNoOpenSearch } from './test/harness/real-opensearch.ts';

/**
 * Rooms whose tests leave their process as they found it: many of them share one, so that the program is loaded once and not for each.
 * What ends threads, measures memory, signals or mocks has a process of its own, and so have the libraries and the scenarios.
 */
const inOneProcess = ['src/{app,http,platform,modules}/**/*.test.ts'];
const notInOneProcess = [
  'src/http/health.test.ts',
  'src/modules/crawling/**/*.test.ts',
  'src/**/{killed,lost-threads,lost-time,two-processes}.test.ts',
];

/** What runs on SQLite and once more, unchanged, on a real PostgreSQL: whatever counts, charges, queues or decides between two at once. */
const onPostgresToo = [
  'src/app/composition.test.ts',
  'src/platform/database/database.test.ts',
  'src/platform/{checkpoint,lease}.test.ts',
  'src/platform/mail/mail-queue.test.ts',
  'src/platform/work-queue/work-queue.test.ts',
  'src/modules/credits/*.test.ts',
  'src/modules/crawl-queue/crawl-queue.test.ts',
  'src/modules/accounts/{administration,api-keys,audit-log,own-account}.test.ts',
  'src/modules/accounts/own-data/*.test.ts',
  'src/modules/accounts/sign-in/registration.test.ts',
  'src/modules/accounts/identity-provider/identity-provider.test.ts',
  'src/modules/shelf/{belongings,remembering}.test.ts',
  'src/modules/exports/paid-export.test.ts',
  'src/modules/enrichment/bulk/*.test.ts',
  'src/modules/monitors/{monitors,check-monitor,news-mails}.test.ts',
  'src/modules/monitors/webhooks/webhooks.test.ts',
  'src/modules/copilot/conversations/conversations.test.ts',
];

const onPostgresOnly = [
  'src/platform/database/{postgres,move}/*.test.ts',
  'src/platform/coordination/*.test.ts',
  'test/scenarios/{several-services,cluster,killed-cluster-writers}.test.ts',
];

/** What touches SQL at all: run on PostgreSQL by `npm run test:postgres`. */
const onPostgresWhenAsked = [
  'src/{app,cli,http,platform}/**/*.test.ts',
  'src/modules/{accounts,classic,companies,copilot,crawl-queue,crawling,credits,enrichment,exports,lookalikes,mcp,monitors,search,shelf}/**/*.test.ts',
  'test/scenarios/*.test.ts',
];

/** Of files of SQLite: their format, their damage, and what older versions left in them. */
const onSqliteOnly = ['src/platform/database/sqlite/*.test.ts', 'src/**/upgrade.test.ts'];

/** What the text index promises, whichever engine keeps it: run on OpenSearch too by `npm run test:cluster`. */
const onOpenSearchToo = ['src/lib/text-index/{index,reading,changes,new-matches}.test.ts'];

const isAllOnPostgres = process.env['POSTGRES_TESTS'] === 'all';

const whyNot = whyNoPostgres();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the tests on PostgreSQL are left out, because none runs here: ${whyNot}\n`);

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    pool: 'forks',
    // Many tests wait for processes of their own, so that a core would stand idle with one file less at a time.
    maxWorkers: availableParallelism(),
    // As scripts/run.mjs starts the program: its flags are those of whatever runs in the tests.
    execArgv: process.execArgv,
    // A race that shows once in many runs must be named (the closing lines do), and need not hold up everybody else's work.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine, and a test that fails for that says nothing.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      ...(isAllOnPostgres
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'rooms',
                include: inOneProcess,
                exclude: [...notInOneProcess, ...onPostgresOnly],
                isolate: false,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'main',
                include: [
                  'src/{lib,cli,callers,bin}/**/*.test.ts',
                  ...notInOneProcess,
                  'test/**/*.test.ts',
                  'bench/**/*.test.ts',
                  'web/src/**/*.test.ts',
                  'packages/**/*.test.ts',
                ],
                exclude: onPostgresOnly,
              },
            },
          ]),
      ...(whyNoOpenSearch() === undefined
        ? [
            {
              extends: true as const,
              test: {
                name: 'OpenSearch',
                include: onOpenSearchToo,
                globalSetup: './test/harness/opensearch-global-setup.ts',
                testTimeout: 300_000,
                hookTimeout: 300_000,
              },
            },
          ]
        : []),
      ...(whyNot === undefined
        ? [
            {
              extends: true as const,
              test: {
                name: 'PostgreSQL',
                isolate: false,
                include: isAllOnPostgres ? onPostgresWhenAsked : [...onPostgresOnly, ...onPostgresToo],
                exclude: isAllOnPostgres ? onSqliteOnly : [],
                globalSetup: './test/harness/postgres/global-setup.ts',
              },
            },
          ]
        : []),
    ],
  },
});
