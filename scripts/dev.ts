import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * `npm run dev`: runs the service, restarted when one of its files changes, and the app in Vite, which updates components and styles in the
 * open page. Ctrl-C ends both. Node's own --watch is not used, because it sends messages to the main thread through the message channel of
 * every worker.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT ?? '8080';
/** An editor that saves a file, or git that switches branches, changes several files at once. */
const QUIET_MS = 300;

let service = startService();
let isEnding = false;
let pause: NodeJS.Timeout | undefined;

// Not all of data/, because a service of an older version may store its data there.
const tables = ['technologies', 'industries', 'copilot', 'demo'].map((folder) => join('data', folder));
for (const folder of ['src', 'migrations', ...tables])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.test.ts')) return;
    clearTimeout(pause);
    pause = setTimeout(restart, QUIET_MS, file);
  });

const vite = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  root: join(root, 'web'),
  server: { proxy: { '^/(?!src/|app|@|node_modules/|assets/)': `http://127.0.0.1:${port}` } },
});
await vite.listen();
const [address = ''] = vite.resolvedUrls?.local ?? [];
log(
  `the app is at ${address}app and follows every change; the service on port ${port} starts again when src/ or data/ changes`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isEnding = true;
    clearTimeout(pause);
    afterItsEnd(() => process.exit(0));
  });

function startService(): ChildProcess {
  spawnSync(process.execPath, [...process.execArgv, join(root, 'scripts', 'pack-tables.ts')], {
    stdio: 'inherit',
  });
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'src', 'bin', 'serve.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { SHUTDOWN_SECONDS: '1', ...process.env, PORT: port },
  });
  child.once('exit', (code) => {
    if (code !== 0 && !isEnding) log('the service has ended; it starts again when src/ changes');
  });
  return child;
}

function restart(file: string | null): void {
  if (isEnding) return;
  log(`${file ?? 'a file'} has changed`);
  afterItsEnd(() => {
    service = startService();
  });
}

/** Waits for the old service to exit, because two services cannot share the data folder. */
function afterItsEnd(next: () => void): void {
  const isGone = service.exitCode !== null || service.signalCode !== null;
  if (isGone) next();
  else {
    service.once('exit', next);
    service.kill('SIGTERM');
  }
}

function log(sentence: string): void {
  process.stderr.write(`homedex: ${sentence}\n`);
}
