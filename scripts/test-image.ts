/**
 * `npm run test:image [-- --from REF] [--browser] [--work FOLDER]`: builds the image of deploy/Dockerfile without a registry, starts it as
 * a runtime would (its user, its environment, a read-only root, an empty volume), searches, stops it with SIGTERM, and starts it again on
 * the same volume. With `--from REF` the volume comes from the image of that commit or tag, which tests an upgrade. `--work` keeps the
 * builds and reuses them. Needs root on Debian.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    browser: { type: 'boolean', default: false },
    work: { type: 'string' },
  },
});
const USER = 10001;
const READY_MS_MAX = 180_000;
const STOP_MS_MAX = 60_000;

const missing = ['mmdebstrap', 'podman', 'buildah', 'unshare', 'chroot'].filter(
  (tool) => spawnSync('which', [tool]).status !== 0,
);
if (missing.length > 0)
  fail(
    `${missing.join(', ')} missing; on Debian, as root: apt-get install mmdebstrap podman buildah util-linux`,
  );
if (process.getuid?.() !== 0) fail('this needs root: it makes a root file system and mounts it');

const cache = join(root, '.cache', 'image');
mkdirSync(cache, { recursive: true });
const work = values.work ?? mkdtempSync(join(tmpdir(), 'homedex-image-'));
const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver=vfs'];
const checks: string[] = [];
const running = new Set<ChildProcess>();
/** A minimal Debian, built once and cached. */
function makeBase(): string {
  const tar = join(cache, 'bookworm.tar');
  if (!existsSync(tar)) {
    note('making a Debian root file system');
    run('mmdebstrap', [
      '--variant=minbase',
      '--format=tar',
      '--include=ca-certificates',
      'bookworm',
      `${tar}.partial`,
    ]);
    run('mv', [`${tar}.partial`, tar]);
  }
  if (isBuilt('homedex-test-debian')) return 'localhost/homedex-test-debian';
  run('podman', [...storage, 'import', '--quiet', tar, 'localhost/homedex-test-debian']);
  return 'localhost/homedex-test-debian';
}

/** The same with Node and npm, instead of the official Node image. */
function makeBuildBase(base: string): string {
  if (isBuilt('homedex-test-build')) return 'localhost/homedex-test-build';
  const context = join(work, 'build-base');
  mkdirSync(context);
  cpSync(process.execPath, join(context, 'node'));
  const npm = dirname(
    dirname(
      execFileSync('readlink', ['-f', execFileSync('which', ['npm']).toString().trim()])
        .toString()
        .trim(),
    ),
  );
  cpSync(npm, join(context, 'npm'), { recursive: true });
  writeFileSync(
    join(context, 'Dockerfile'),
    `FROM ${base}\nCOPY node /usr/local/bin/node\nCOPY npm /usr/local/lib/node_modules/npm\nRUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm\n`,
  );
  run('podman', [
    ...storage,
    'build',
    '--quiet',
    '--isolation=chroot',
    '--pull-never',
    '-t',
    'localhost/homedex-test-build',
    context,
  ]);
  return 'localhost/homedex-test-build';
}

function build(name: string, context: string, base: string, buildBase: string, target?: string): string {
  if (isBuilt(name)) return `localhost/${name}`;
  note(`building ${name}`);
  const { version } = JSON.parse(readFileSync(join(context, 'package.json'), 'utf8')) as { version: string };
  const ca = process.env.NODE_EXTRA_CA_CERTS;
  const started = Date.now();
  run('podman', [
    ...storage,
    'build',
    '--isolation=chroot',
    '--pull-never',
    '--layers=false',
    '--format=docker',
    '--ulimit=nofile=20000:20000',
    `--build-arg=BASE=${base}`,
    `--build-arg=BUILD_BASE=${buildBase}`,
    `--build-arg=VERSION=${version}`,
    ...(ca !== undefined && existsSync(ca) ? [`--secret=id=ca,src=${ca}`] : []),
    ...(target === undefined ? [] : [`--target=${target}`]),
    `--file=${join(root, 'deploy', 'Dockerfile')}`,
    '--ignorefile',
    join(root, 'deploy', 'Dockerfile.dockerignore'),
    '-t',
    `localhost/${name}`,
    context,
  ]);
  const { Size } = inspect(`localhost/${name}`);
  pass(
    `${name}: built in ${Math.round((Date.now() - started) / 1000)} s, ${Math.round(Size / 1e6)} MB (base ${Math.round(inspect(base).Size / 1e6)} MB)`,
  );
  return `localhost/${name}`;
}

const isBuilt = (name: string): boolean =>
  spawnSync('podman', [...storage, 'image', 'exists', `localhost/${name}`]).status === 0;

interface Image {
  readonly Size: number;
  readonly Labels: Readonly<Record<string, string>> | null;
  readonly Config: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly Cmd: readonly string[];
    readonly WorkingDir: string;
    readonly Volumes: Readonly<Record<string, unknown>>;
  };
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

function inspect(name: string): Image {
  return (JSON.parse(output('podman', [...storage, 'image', 'inspect', name])) as [Image])[0];
}

/** Checks what is in the image and what must not be. */
function examine(name: string): void {
  const { Config, Healthcheck, Labels } = inspect(name);
  expect(Config.User === `${USER}:${USER}`, `runs as user ${Config.User}, not as root`);
  expect(Healthcheck?.Test[0] === 'CMD', 'has a health check');
  expect(Labels?.['org.opencontainers.image.version'] !== undefined, 'has labels');
  const folder = mountImage(name);
  const find = (...args: string[]): string[] =>
    output('find', [folder, '-xdev', ...args])
      .split('\n')
      .filter(Boolean);
  const nodes = find('-type', 'f', '-name', 'node', '-size', '+50M');
  expect(nodes.length === 1, `has one Node: ${nodes.map((path) => path.slice(folder.length)).join(', ')}`);
  expect(find('-name', 'postgres', '-type', 'f').length === 0, 'has no PostgreSQL');
  for (const dev of ['typescript', 'vite', 'vitest', '@biomejs/biome'])
    expect(!existsSync(join(folder, 'app', 'node_modules', dev)), `has no ${dev}`);
  expect(find('-path', '*/app/src/*', '-name', '*.test.ts').length === 0, 'has no tests');
  const writable = find(
    '-path',
    '*/app/*',
    '(',
    '-perm',
    '-o+w',
    '-o',
    '-uid',
    String(USER),
    ')',
    '-not',
    '-type',
    'l',
  );
  expect(writable.length === 0, 'its user cannot change the program');
  run('buildah', [...storage, 'rm', '--all']);
}

async function tryService(name: string, data: string): Promise<void> {
  const first = await start(name, data);
  const found = await search(first.address);
  expect(found > 0, `searches: ${found} results`);
  checkHealth(first);
  expect(!canWrite(first), 'its root file system is read-only');
  await stop(first);
  const second = await start(name, data);
  expect((await search(second.address)) === found, 'finds the same after a restart on the same volume');
  await stop(second);
}

async function tryUpgrade(
  ref: string,
  name: string,
  data: string,
  base: string,
  buildBase: string,
): Promise<void> {
  const context = join(work, 'previous');
  mkdirSync(context);
  run('sh', ['-c', `git -C '${root}' archive '${ref}' | tar -x -C '${context}'`]);
  // Older commits have no homedex.sh in deploy/.
  cpSync(join(root, 'deploy', 'homedex.sh'), join(context, 'deploy', 'homedex.sh'));
  const before = await start(build('homedex-previous', context, base, buildBase), data);
  const found = await search(before.address);
  expect(found > 0, `the image of ${ref} searches: ${found} results`);
  await stop(before);
  const checked = inImage(name, data, ['/usr/local/bin/homedex', 'upgrade', '--check']);
  note(checked.stdout.trim());
  expect(checked.status === 0, `'homedex upgrade --check' agrees with data of ${ref}`);
  const migrated = inImage(name, data, ['/usr/local/bin/homedex', 'migrate']);
  expect(migrated.status === 0, migrated.stdout.trim() || migrated.stderr.trim());
  const after = await start(name, data);
  expect(
    (await search(after.address)) === found,
    'the new image finds the same on the volume of the old one',
  );
  await stop(after);
  const back = inImage('localhost/homedex-previous', data, ['/usr/local/bin/homedex', 'migrate']);
  expect(
    (back.status !== 0 && /newer version/.test(back.stderr) === true) || back.status === 0,
    back.status === 0
      ? 'the old image accepts the volume: no migration lies between'
      : `the old image refuses the volume: ${back.stderr.trim()}`,
  );
}

function tryBrowser(name: string): void {
  const { status, stdout } = inImage(name, makeVolume('browser'), ['/usr/bin/chromium', '--version']);
  expect(status === 0, `the browser image has ${stdout.trim()}`);
}

interface Service {
  readonly child: ChildProcess;
  readonly address: string;
  readonly image: string;
  readonly data: string;
  readonly port: number;
  readonly printed: () => string;
}

async function start(name: string, data: string): Promise<Service> {
  const port = await freePort();
  const started = Date.now();
  const child = spawn(
    'unshare',
    chrootArgs(name, data, undefined, { PORT: String(port), DEMO_SITES: '300', HOST: '127.0.0.1' }),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the service ended with ${child.exitCode}: ${printed.slice(-2_000)}`);
    if (Date.now() - started > READY_MS_MAX) throw new Error(`not ready in time: ${printed.slice(-2_000)}`);
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await wait(200);
  }
  pass(`${name}: ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { child, address, image: name, data, port, printed: () => printed };
}

async function search(address: string): Promise<number> {
  const answer = await fetch(`${address}/search?q=company`);
  if (!answer.ok) throw new Error(`a search was answered ${answer.status}`);
  return ((await answer.json()) as { total_count: number }).total_count;
}

async function stop({ child, printed }: Service): Promise<void> {
  const started = Date.now();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const code = await Promise.race([ended, wait(STOP_MS_MAX, 'late' as const)]);
  running.delete(child);
  if (code !== 0) throw new Error(`ended with ${code} after SIGTERM: ${printed().slice(-2_000)}`);
  pass(`ends with 0 ${((Date.now() - started) / 1000).toFixed(1)} s after SIGTERM`);
}

/** Runs the health check of the image next to the service. */
function checkHealth({ image, data, port }: Service): void {
  const test = inspect(image).Healthcheck?.Test.slice(1) ?? [];
  expect(inImage(image, data, test, { PORT: String(port) }).status === 0, 'its health check succeeds');
  expect(
    inImage(image, data, test, { PORT: '1' }).status !== 0,
    'its health check fails where nothing listens',
  );
}

const canWrite = ({ image, data }: Service): boolean =>
  inImage(image, data, ['/usr/bin/touch', '/app/x']).status === 0 ||
  inImage(image, data, ['/usr/bin/touch', '/x'], {}, 0).status === 0;

function inImage(
  name: string,
  data: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  user: number = USER,
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('unshare', chrootArgs(name, data, command, env, user), { encoding: 'utf8' });
}

const mounted = new Map<string, string>();
function mountImage(name: string): string {
  const id = output('buildah', [...storage, 'from', '--pull-never', name]).trim();
  return output('buildah', [...storage, 'mount', id]).trim();
}

/**
 * Runs a program as a container runtime would: a read-only root, /tmp in memory, the volume on /data, the image's user and environment.
 * Real runtimes need control groups, which build machines often lack.
 */
function chrootArgs(
  name: string,
  data: string,
  command: readonly string[] | undefined,
  env: Readonly<Record<string, string>>,
  user: number = USER,
): string[] {
  const { Config } = inspect(name);
  const folder = mounted.get(name) ?? mountImage(name);
  mounted.set(name, folder);
  const environment = [...Config.Env, ...Object.entries(env).map(([key, value]) => `${key}=${value}`)];
  const script = [
    'set -e; r="$1"; d="$2"; w="$3"; u="$4"; shift 4',
    'mount --bind "$r" "$r"; mount --bind "$d" "$r/data"; mount -t tmpfs tmpfs "$r/tmp"',
    'mount -t proc proc "$r/proc"; mount --rbind /dev "$r/dev"; mount -o remount,ro,bind "$r"',
    'exec chroot --userspec="$u:$u" "$r" /usr/bin/env -i -C "$w" "$@"',
  ].join('\n');
  const words = command ?? [...Config.Entrypoint, ...Config.Cmd];
  return [
    '-m',
    'sh',
    '-c',
    script,
    'sh',
    folder,
    data,
    Config.WorkingDir,
    String(user),
    ...environment,
    ...words,
  ];
}

function makeVolume(name: string): string {
  const folder = join(work, name);
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, USER, USER);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function expect(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`not so: ${sentence}`);
  pass(sentence);
}

function pass(sentence: string): void {
  checks.push(sentence);
  note(sentence);
}

function note(sentence: string): void {
  process.stderr.write(`test:image: ${sentence}\n`);
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(program, [...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout.slice(-2_000)}\n${stderr.slice(-3_000)}`);
}

function output(program: string, args: readonly string[]): string {
  return execFileSync(program, [...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
}

function fail(sentence: string): never {
  process.stderr.write(`test:image: ${sentence}\n`);
  process.exit(1);
}

let failed = false;
try {
  const base = makeBase();
  const buildBase = makeBuildBase(base);
  const image = build('homedex', root, base, buildBase);
  examine(image);
  const data = makeVolume('data');
  if (values.from === undefined) await tryService(image, data);
  else await tryUpgrade(values.from, image, data, base, buildBase);
  if (values.browser) tryBrowser(build('homedex-browser', root, base, buildBase, 'browser'));
} catch (error) {
  failed = true;
  process.stderr.write(`test:image: ${error instanceof Error ? error.message : error}\n`);
} finally {
  for (const child of running) child.kill('SIGKILL');
  spawnSync('buildah', [...storage, 'rm', '--all']);
  for (const folder of ['data', 'browser', 'previous'])
    rmSync(join(work, folder), { recursive: true, force: true });
  if (values.work === undefined) rmSync(work, { recursive: true, force: true });
}
for (const check of checks) process.stdout.write(`${check}\n`);
process.stdout.write(`${checks.length} passed, ${failed ? 1 : 0} failed\n`);
process.exit(failed ? 1 : 0);
