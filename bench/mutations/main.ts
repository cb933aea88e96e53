/**
 * `homedex bench mutations`: do the tests find defects? Each mutation, chosen in `chosen/` or drawn from the sources of a module, is made
 * in a scratch copy, where the tests run: first those that a chosen one names, or those next to the file or that import it; then all tests
 * that can see it, from `npm test` and, on request, from `npm run test:full`. A mutation that survives both means a missing test or a
 * change without effect; a person has to look.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { type ChosenMutation, readChosen } from './chosen-mutations.ts';
import { drawMutations, wholeLayers } from './draw-mutations.ts';

const usage = `homedex bench mutations [--first N] [--draw N] [--module NAME] [--seed S] [--suites quick|both] [--near]

  --first N      the first N of the chosen mutations of a module, or of all of them. Default: 3.
  --draw N       and this many of each folder of src/modules and src/lib, of src/platform and of src/http, drawn by the seed. Default: 0.
  --module NAME  only those of this one, for example modules/credits.
  --seed S       Default: 1.
  --suites both   if npm test finds nothing, try npm run test:full. Default: quick.
  --near         only the tests that a chosen mutation names, or those near the file and those that import it: faster, but says less about
                 what survives.`;

const { values } = readArguments(usage, {
  options: {
    first: { type: 'string', default: '3' },
    draw: { type: 'string', default: '0' },
    module: { type: 'string' },
    seed: { type: 'string', default: '1' },
    suites: { type: 'string', default: 'quick' },
    near: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '..', '..');
const mutations: ChosenMutation[] = [
  ...readChosen(values.module).slice(0, Number(values.first)),
  ...drawMutations({ root, perModule: Number(values.draw), only: values.module, seed: Number(values.seed) }),
];

const suites = values.suites === 'both' ? (['quick', 'full'] as const) : (['quick'] as const);
const scratch = mkdtempSync(join(tmpdir(), 'homedex-mutations-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
copySources();

/** A mutation may let a loop run forever, or a test wait for what never happens: both are noticed by people, and by this limit. */
const RELATED_LIMIT_MS = 60 * 60_000;
const nearLimitMs = await measureNearestTests();

let survivors = 0;
for (const mutation of mutations) {
  const foundBy = await findBy(mutation);
  if (foundBy === undefined) survivors++;
  process.stdout.write(
    `${foundBy === undefined ? 'SURVIVES' : `found by ${foundBy}`}  ${mutation.file}: ${mutation.name}\n`,
  );
}
process.stdout.write(`${mutations.length - survivors} of ${mutations.length} found, ${survivors} survive\n`);

/** All tests must pass without a mutation; otherwise every mutation would count as found. Resolves with the time limit of one run. */
async function measureNearestTests(): Promise<number> {
  const tests = new Set(mutations.flatMap(nearestTests));
  const startedAt = performance.now();
  const ended = await runVitest('quick', ['run', ...tests], RELATED_LIMIT_MS);
  if (ended !== 'passed') throw new Error('the tests do not pass without a mutation; see their output above');
  return Math.max(120_000, 3 * (performance.now() - startedAt));
}

/** The suite whose tests fail or do not end with the mutation; undefined if none do. */
async function findBy(mutation: ChosenMutation): Promise<string | undefined> {
  const { file, find, replace } = mutation;
  const path = join(scratch, file);
  const source = readFileSync(path, 'utf8');
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} does not have this once: ${find}`);
  writeFileSync(path, `${before}${replace}${after}`);
  try {
    for (const suite of suites) {
      const ended = await runTestsOf(suite, mutation);
      if (ended === 'failed') return suite;
      if (ended === 'timed out') return `${suite}, which does not end`;
    }
    return undefined;
  } finally {
    writeFileSync(path, source);
  }
}

type Ended = 'passed' | 'failed' | 'timed out';

/** The nearest tests find most mutations within seconds. For the others, every test that can see the file runs. */
async function runTestsOf(suite: string, mutation: ChosenMutation): Promise<Ended> {
  const near = nearestTests(mutation);
  const ended = near.length > 0 ? await runVitest(suite, ['run', ...near], nearLimitMs, 'ignore') : 'passed';
  if (ended !== 'passed' || values.near) return ended;
  return await runVitest(suite, ['related', '--run', mutation.file], RELATED_LIMIT_MS, 'ignore');
}

/** Runs in its own process group, because only a signal ends a process that loops. */
function runVitest(
  suite: string,
  args: readonly string[],
  limitMs: number,
  stdio: 'ignore' | 'inherit' = 'inherit',
): Promise<Ended> {
  const vitest = join(scratch, 'node_modules', 'vitest', 'vitest.mjs');
  const bounds = ['testTimeout', 'hookTimeout', 'expect.poll.timeout'].map((name) => `--${name}=60000`);
  // What Node compiles of the scratch copy goes with it.
  const compiled = join(scratch, '.compiled');
  const child = spawn(
    process.execPath,
    [...process.execArgv, vitest, ...args, ...bounds, '--bail=1', '--retry=0', '--passWithNoTests'],
    {
      cwd: scratch,
      stdio,
      detached: true,
      env: { ...process.env, TEST_SUITE: suite, NODE_COMPILE_CACHE: compiled },
    },
  );
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limitMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      clearTimeout(timer);
      process.off('exit', end);
      if (isLate) resolve('timed out');
      else resolve(status === 0 ? 'passed' : 'failed');
    });
  });
}

/**
 * The tests that a chosen mutation names; otherwise those in the folder of its file and in those above it within its module, those of its
 * module's routes, and those anywhere that import it.
 */
function nearestTests({ file, tests }: ChosenMutation): readonly string[] {
  if (tests) return tests;
  const [source = '', layer = '', name = ''] = file.split('/');
  const moduleFolder = wholeLayers.includes(layer) ? join(source, layer) : join(source, layer, name);
  return globSync('{src,test,bench}/**/*.test.ts', { cwd: scratch }).filter((test) => {
    const folder = dirname(test);
    const isAbove = folder.startsWith(moduleFolder) && `${dirname(file)}/`.startsWith(`${folder}/`);
    const isOfRoutes = folder.startsWith(`${moduleFolder}/routes`);
    return isAbove || isOfRoutes || importsOf(test).includes(file);
  });
}

/** The files that a test imports itself, as paths in the project. */
function importsOf(test: string): string[] {
  const source = readFileSync(join(scratch, test), 'utf8');
  return Array.from(source.matchAll(/ from '([.][^']*)'/g), ([, path = '']) => join(dirname(test), path));
}

/** Copies the files that git tracks, as they are in the working tree, and the built pages. Packages are shared. */
function copySources(): void {
  const built = spawnSync(process.execPath, [...process.execArgv, 'scripts/build-web.ts', '--strict'], {
    cwd: root,
  });
  if (built.status !== 0) throw new Error(`the pages were not built:\n${built.stderr}`);
  const listed = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(`git: ${listed.stderr}`);
  for (const file of [...listed.stdout.split('\0').filter((name) => name !== ''), 'web/dist']) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
}
