#!/usr/bin/env node
// The bootstrap behind every npm script: plain JavaScript, because it runs on whatever Node the host has
// (>= 20), before anything is installed. It installs what is missing and hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
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
    await runNode(['scripts/build-web.ts']);
    await runNode(['src/bin/serve.ts', ...args], service);
  },
  homedex: async (args) => {
    const isService = args[0] === 'serve';
    if (isService) await runNode(['scripts/build-web.ts']);
    await runNode(['src/bin/cli.ts', ...args], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      ...(isService && service),
    });
  },
  generate: () => runNode(['scripts/generate.ts']),
  node: (args) => runNode(args),
  test: async (args) => {
    await runNode(['scripts/build-web.ts', '--strict']);
    await runNode(['scripts/ensure-browser.ts']);
    await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args]);
  },
  'test:postgres': async (args) => {
    process.env.POSTGRES_TESTS = 'all';
    await runNode(['scripts/build-web.ts', '--strict']);
    await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args]);
  },
  'test:cluster': async (args) => {
    process.env.CLUSTER_TESTS = 'yes';
    const files = [
      'src/lib/text-index/index.test.ts',
      'src/lib/text-index/reading',
      'src/lib/text-index/changes',
      'src/lib/text-index/new-matches',
      'src/lib/text-index/opensearch',
      'src/lib/cluster-vectors',
      'src/platform/coordination',
      'src/platform/database',
      'src/platform/redis-rate-limit-store.test.ts',
      'test/scenarios/several-services.test.ts',
      'test/scenarios/cluster.test.ts',
      'test/scenarios/cluster-under-fire.test.ts',
      'test/scenarios/killed-cluster-writers.test.ts',
    ];
    const isChosen = args.some((argument) => !argument.startsWith('-'));
    await runNode(['node_modules/vitest/vitest.mjs', 'run', ...(isChosen ? [] : files), ...args]);
  },
  check: async () => {
    const steps = [
      ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
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
    await commands.test([]);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`unknown script '${name}'; one of: ${Object.keys(commands).join(', ')}`);
installIfStale();
await command(args);

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
