#!/usr/bin/env node
// The bootstrap behind every npm script: plain JavaScript, because it runs on whatever Node the host has
// (>= 20), before anything is installed. It installs what is missing and hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Not committed (`scripts/generate.ts`); documents, packages and their tests refer to them. */
const generatedFiles = [
  'docs/openapi.json',
  'packages/client/schema.d.ts',
  'packages/python/homedex/calls.py',
];
const NODE_MAJOR = 24;
/**
 * Where the processor has protection keys, V8 guards its code pages with them and loses track of one now and then when threads
 * come and go: "Check failed: jit_page.has_value()" ends the whole process (nodejs/node#64500). Only x64 knows the flag.
 */
const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  ...(process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : []),
];

/**
 * A service has a dozen threads, and each may let what it has just made grow to a hundred megabytes before it looks for garbage; with
 * the flag it is a fifth of that. What one thread frees, another can use only if they share the arenas of malloc. Commands that build an
 * index keep the defaults, which are faster where much lives long.
 */
const service = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '2' } };

const commands = {
  serve: async (args) => {
    await build();
    await runNode(['src/bin/serve.ts', ...args], service);
  },
  homedex: async (args) => {
    const isService = args[0] === 'serve';
    // Benchmarks start services, whose pages they visit.
    await (isService || args[0] === 'bench' ? build() : packTables());
    await runNode(['src/bin/cli.ts', ...args], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      ...(isService && service),
    });
  },
  generate: async (args) => {
    await packTables();
    await runNode(['scripts/generate.ts', ...args]);
  },
  node: (args) => runNode(args),
  // What every start does first, for a service that is started without this script.
  build: () => build(),
  dev: async (args) => {
    await packTables();
    await runNode(['scripts/dev.ts', ...args]);
  },
  // A full test given by name runs in any suite.
  test: (args) => runTests(args.some((argument) => argument.includes('.full')) ? 'all' : 'quick', args),
  'test:full': (args) => runTests('full', args),
  'test:unit': (args) => runVitest('unit', args),
  'test:postgres': async (args) => {
    process.env.POSTGRES_TESTS = 'all';
    await runTests('all', args);
  },
  'test:cluster': async (args) => {
    process.env.CLUSTER_TESTS = 'yes';
    const files = [
      'src/lib/text-index/index.test.ts',
      'src/lib/text-index/reading',
      'src/lib/text-index/changes',
      'src/lib/text-index/new-matches',
      'src/lib/text-index/older-schema',
      'src/lib/text-index-cluster',
      'src/lib/vector-index-cluster',
      'src/platform/coordination',
      'src/platform/database',
      'src/platform/redis-rate-limit-store.test.ts',
      'test/scenarios/several-services',
      'test/scenarios/cluster',
      'test/scenarios/killed-cluster-writers',
    ];
    const isChosen = args.some((argument) => !argument.startsWith('-'));
    await runVitest('all', [...(isChosen ? [] : files), ...args]);
  },
  release: (args) => runNode(['scripts/release.ts', ...args]),
  'test:deploy': (args) => runNode(['scripts/test-deploy.ts', ...args]),
  'test:image': (args) => runNode(['scripts/test-image.ts', ...args]),
  check: async () => {
    await packTables();
    const steps = [
      ['data', ['scripts/check-data.ts']],
      // Makes what is not committed too, which the types need.
      ['generated files', ['scripts/generate.ts', '--check']],
      ['types and promises', ['scripts/check-types.ts']],
      ['types of the pages', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web']],
      [
        'lint',
        [
          'node_modules/@biomejs/biome/bin/biome',
          'check',
          '--diagnostic-level=warn',
          '--error-on-warnings',
          '.',
        ],
      ],
      ['import rules', ['scripts/check-imports.ts']],
      ['dead code', ['node_modules/knip/bin/knip.js']],
    ];
    for (const [name, args] of steps) {
      process.stderr.write(`check: ${name}\n`);
      await runNode(args);
    }
  },
  ci: () => runEverything(),
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`unknown script '${name}'; one of: ${Object.keys(commands).join(', ')}`);
installIfStale();
await command(args);

/** What a start needs that is not committed. Both are looked at in one process, because most of the time nothing has changed. */
function build() {
  const packing = pathToFileURL(join(root, 'scripts', 'pack-tables.ts')).href;
  return runNode(['scripts/build-web.ts'], { flags: ['--import', packing] });
}

function packTables() {
  return runNode(['scripts/pack-tables.ts']);
}

/** The generated files of a fresh clone, the pages and the browser that a suite needs, then its tests. */
async function runTests(suite, args) {
  if (generatedFiles.some((path) => !existsSync(join(root, path)))) {
    await packTables();
    await runNode(['scripts/generate.ts']);
  }
  await runNode(['scripts/build-web.ts', '--strict']);
  await runNode(['scripts/ensure-browser.ts']);
  await runVitest(suite, args);
}

function runVitest(suite, args) {
  process.env.TEST_LANE = suite;
  return runNode(['node_modules/vitest/vitest.mjs', 'run', ...args]);
}

/** What a build server runs: each step to its end, whatever became of those before it, and one line that sums up their tests. */
async function runEverything() {
  // A build server that skipped the tests in a browser would be green for the wrong reason.
  process.env.BROWSER_REQUIRED = 'yes';
  const tallyFile = join(root, 'node_modules', '.cache', `tests-${process.pid}.jsonl`);
  mkdirSync(dirname(tallyFile), { recursive: true });
  process.env.TEST_TALLY = tallyFile;
  const failedSteps = ['check', 'test', 'test:full'].filter((step) => {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), step], {
      cwd: root,
      stdio: 'inherit',
    });
    return status !== 0;
  });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const suites = existsSync(tallyFile) ? readFileSync(tallyFile, 'utf8').trim().split('\n') : [];
  for (const line of suites)
    for (const [kind, count] of Object.entries(JSON.parse(line))) total[kind] += count;
  rmSync(tallyFile, { force: true });
  for (const step of failedSteps)
    process.stdout.write(`failed: npm ${step === 'test' ? step : `run ${step}`}\n`);
  // A step that ended without counting its tests has failed all the same.
  const failed = Math.max(total.failed, failedSteps.length);
  process.stdout.write(
    `${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
  );
  process.exit(failedSteps.length === 0 ? 0 : 1);
}

/** `npm ci` when node_modules does not match the lock file (or was made for another machine). */
function installIfStale() {
  const stampFile = join(root, 'node_modules', '.homedex-install');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('homedex: installing dependencies (npm ci)\n');
  // The calling npm passes its settings down as environment variables; a path with a space breaks only a shell, so none is used.
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const installed = spawnSync(
    npm[0],
    [...npm[1], 'ci', '--loglevel=error', '--include=dev', '--include=optional'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (installed.status !== 0)
    fail('npm ci failed; the reason stands above. Check the network and run the command again.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function nodeBinary() {
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return fail(
    `Homedex needs Node ${NODE_MAJOR} and ships it for linux-x64 and linux-arm64 only; ` +
      `on ${process.platform}-${process.arch} install Node ${NODE_MAJOR} and run the command again.`,
  );
}

/**
 * Runs a program of the project on its Node, which keeps what it compiled: taking the types out of all files again costs
 * half of the start of every process and thread. Resolves when it ends
 * well, ends this process with its code otherwise.
 */
function runNode(nodeArgs, { cwd = root, flags = [], env = {} } = {}) {
  const [script = '', ...rest] = nodeArgs;
  const child = spawn(nodeBinary(), [...nodeFlags, ...flags, join(root, script), ...rest], {
    cwd,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...env, ...process.env },
  });
  // A terminal sends Ctrl-C to the whole group, but a supervisor signals only this process.
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, forward);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(name, forward);
      if (code === 0) resolve();
      else process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function fail(message) {
  process.stderr.write(`homedex: ${message}\n`);
  process.exit(1);
}
