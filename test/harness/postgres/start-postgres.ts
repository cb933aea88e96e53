import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres, libraryLinks } from './find-postgres.ts';

const START_MS_MAX = 60_000;
/** PostgreSQL refuses to run as root, so it then runs as the user nobody. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts a real PostgreSQL in an empty folder. It ends with the process of the given id, however that process ends. It only
 * listens on a socket in the folder and does not sync, because its data lasts for one test run. A server that has to survive
 * kills writes commits to its log before it acknowledges them, and is restarted whenever it ends, as by a supervisor.
 */
export async function startPostgres(
  folder: string,
  endsWith: number,
  { survivesKills = false }: { readonly survivesKills?: boolean } = {},
): Promise<void> {
  const native = findPostgres();
  if (native === undefined) throw new Error('npm has installed no PostgreSQL');
  const home = join(folder, 'native');
  copyBinaries(native, home);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  changeOwner(folder);
  const settings = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  const options = [
    '-U',
    'homedex',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  const init = spawnSync(join(home, 'bin', 'initdb'), ['-D', data, ...options], {
    ...settings,
    encoding: 'utf8',
  });
  if (init.status !== 0) throw new Error(`initdb: ${init.error?.message ?? init.stderr}`);
  const server = join(home, 'bin', 'postgres');
  const commits = survivesKills ? 'on' : 'off';
  spawn('/bin/sh', ['-c', supervisor, 'supervisor', server, data, folder, String(endsWith), commits], {
    ...settings,
    detached: true,
    stdio: 'ignore',
  }).unref();
  await listening(folder);
}

/** Stops the server when the process it belongs to ends, and removes its folder, so that a killed test run leaves nothing behind. */
const supervisor = `
  while :; do
    "$1" -D "$2" -k "$3" -c listen_addresses= -c fsync=off -c full_page_writes=off -c synchronous_commit=$5 \\
      -c max_connections=200 -c shared_buffers=32MB -c autovacuum=off >>"$3/log" 2>&1 &
    server=$!
    while kill -0 $server 2>/dev/null && [ -e "/proc/$4" ]; do sleep 1; done
    if [ "$5" = off ] || [ ! -e "/proc/$4" ]; then break; fi
  done
  kill -QUIT $server 2>/dev/null
  wait $server
  cd / && rm -rf "$3"`;

/** Sends `kill -9` to a server that survives it; resolves when the server answers again. */
export async function killPostgres(folder: string): Promise<void> {
  const processId = processIdOf(folder);
  process.kill(processId, 'SIGKILL');
  await exited(processId);
  await listening(folder);
}

/** Suspends the server and all its processes: it accepts connections and answers nothing. Returns a function that resumes it. */
export function stopPostgres(folder: string): () => void {
  const server = processIdOf(folder);
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  const all = [server, ...children.map(Number)].filter((processId) => existsSync(`/proc/${processId}`));
  for (const processId of all) process.kill(processId, 'SIGSTOP');
  return () => {
    for (const processId of all) process.kill(processId, 'SIGCONT');
  };
}

function processIdOf(folder: string): number {
  const [processId = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  return Number(processId);
}

async function exited(processId: number): Promise<void> {
  while (existsSync(`/proc/${processId}`)) await wait(20);
}

/**
 * npm ran no install script, which would have created the links between the libraries, and the user nobody may be unable to
 * read their folder.
 */
function copyBinaries(native: string, home: string): void {
  cpSync(native, home, { recursive: true });
  for (const { file, name } of libraryLinks(native)) {
    const link = join(home, 'lib', name);
    if (!existsSync(link)) symlinkSync(file, link);
  }
}

/** Gives the folder to the user that the server runs as, which also removes everything at the end. */
function changeOwner(folder: string): void {
  if (user.uid === undefined) return;
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
  for (const path of [folder, ...paths]) lchownSync(path, user.uid, user.gid);
}

async function listening(folder: string): Promise<void> {
  const deadlineAt = performance.now() + START_MS_MAX;
  for (;;) {
    try {
      await executeOnPostgres(folder, 'select 1');
      return;
    } catch (error) {
      if (performance.now() > deadlineAt) throw error;
      await wait(20);
    }
  }
}

/** Runs a statement in the server's own database. */
export async function executeOnPostgres(folder: string, statement: string): Promise<void> {
  const client = new Client({ host: folder, user: 'homedex', database: 'postgres' });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const postgresUrl = (folder: string, name: string): string =>
  `postgres://homedex@localhost/${name}?host=${encodeURIComponent(folder)}`;
