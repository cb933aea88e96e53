import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type InstalledOpenSearch, installOpenSearch } from './install-opensearch.ts';

const START_MS_MAX = 300_000;
/** OpenSearch refuses to run as root: then it runs as nobody. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface RunningOpenSearch {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Which node of several this is. */
export interface Membership {
  readonly name: string;
  readonly transportPort: number;
  /** All of them, this one too. */
  readonly members: readonly { readonly name: string; readonly transportPort: number }[];
}

interface NodeOptions {
  readonly folder: string;
  readonly port: number;
  readonly heapMb?: number;
  /** Alone where nothing is said. */
  readonly membership?: Membership;
}

/** A node with a small heap, quick to start rather than fast, in a folder of its own; resolves when it answers. */
export async function startOpenSearch({
  folder,
  port,
  heapMb = 512,
  membership,
}: NodeOptions): Promise<RunningOpenSearch> {
  const installed = installOpenSearch();
  prepareFolder(folder, port, membership);
  const output = openSync(join(folder, 'console.log'), 'a');
  const child = spawn(installed.java, flags(installed, folder, heapMb), {
    ...user,
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'C.UTF-8' },
  });
  // A program that cannot be started has no exit; it does not answer either, and that is told below.
  const exited = once(child, 'exit').catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = performance.now() + START_MS_MAX;
  while (!(await isReady(url))) {
    if (child.pid === undefined || child.exitCode !== null || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(
        `OpenSearch did not start:\n${readFileSync(join(folder, 'console.log'), 'utf8').slice(-3_000)}`,
      );
    }
    await wait(250);
  }
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/_cluster/health`);
    const { status } = (await answer.json()) as { status?: string };
    return status === 'green' || status === 'yellow';
  } catch {
    return false;
  }
}

function discovery(membership: Membership | undefined): string[] {
  // Any free port: nobody else is to join.
  if (membership === undefined) return ['discovery.type: single-node', 'transport.port: 0'];
  const { name, transportPort, members } = membership;
  return [
    `node.name: ${name}`,
    `transport.port: ${transportPort}`,
    `discovery.seed_hosts: ${JSON.stringify(members.map((member) => `127.0.0.1:${member.transportPort}`))}`,
    `cluster.initial_cluster_manager_nodes: ${JSON.stringify(members.map((member) => member.name))}`,
  ];
}

function prepareFolder(folder: string, port: number, membership: Membership | undefined): void {
  const settings = [
    'cluster.name: homedex-development',
    ...discovery(membership),
    `path.data: ${folder}/data`,
    `path.logs: ${folder}/logs`,
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    'action.auto_create_index: false',
    'cluster.routing.allocation.disk.threshold_enabled: false',
    'node.processors: 1\n',
  ];
  const logging = [
    'status = error',
    'appender.console.type = Console',
    'appender.console.name = console',
    'appender.console.layout.type = PatternLayout',
    'appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] %m%n',
    'rootLogger.level = warn',
    'rootLogger.appenderRef.console.ref = console\n',
  ];
  const folders = ['config', 'data', 'logs', 'tmp'].map((name) => join(folder, name));
  for (const path of folders) mkdirSync(path, { recursive: true });
  const files = [join(folder, 'config', 'opensearch.yml'), join(folder, 'config', 'log4j2.properties')];
  writeFileSync(files[0] ?? '', settings.join('\n'));
  writeFileSync(files[1] ?? '', logging.join('\n'));
  if (user.uid !== undefined)
    for (const path of [folder, ...folders, ...files])
      if (existsSync(path)) chownSync(path, user.uid, user.gid);
}

function flags({ home }: InstalledOpenSearch, folder: string, heapMb: number): string[] {
  return [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    // Half the time to start is worth more here than the last third of speed.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-XX:+ExitOnOutOfMemoryError',
    '-Dfile.encoding=UTF-8',
    '-Djna.nosys=true',
    `-Djna.tmpdir=${folder}/tmp`,
    `-Djava.io.tmpdir=${folder}/tmp`,
    '-Dio.netty.noUnsafe=true',
    '-Dio.netty.noKeySetOptimization=true',
    '-Dio.netty.allocator.numDirectArenas=0',
    '-Dlog4j2.disable.jmx=true',
    // The slim runtime lacks locales, without which no index can be made; ICU, which lies in lib/, has them.
    '-Djava.locale.providers=CLDR,SPI',
    '--enable-native-access=ALL-UNNAMED',
    '--sun-misc-unsafe-memory-access=allow',
    `-Dopensearch.path.home=${home}`,
    `-Dopensearch.path.conf=${folder}/config`,
    '-Dopensearch.distribution.type=tar',
    '-Dopensearch.bundled_jdk=false',
    '-cp',
    join(home, 'lib', '*'),
    'org.opensearch.bootstrap.OpenSearch',
  ];
}
