import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningOpenSearch, startOpenSearch } from './start-opensearch.ts';

export interface NodePorts {
  readonly port: number;
  readonly transportPort: number;
}

export interface RunningNodes {
  readonly urls: readonly string[];
  readonly processIds: () => readonly number[];
  /** Stops one of them without ending it: it takes what is sent and answers nothing, until it goes on. */
  standStill(node: number): void;
  goOn(node: number): void;
  /** kill -9 of one of them. */
  kill(node: number): Promise<void>;
  /** Starts one that was killed again, on what it had on disk. */
  startAgain(node: number): Promise<void>;
  stop(): Promise<void>;
}

/** Several nodes that are one cluster, each in a folder of its own below the given one; resolves when all answer. */
export async function startNodes(folder: string, ports: readonly NodePorts[]): Promise<RunningNodes> {
  const members = ports.map(({ transportPort }, at) => ({ name: `node-${at + 1}`, transportPort }));
  const start = (node: number): Promise<RunningOpenSearch> => {
    const [place, member] = [ports[node], members[node]];
    if (place === undefined || member === undefined) throw new Error(`there is no node ${node}`);
    const home = join(folder, member.name);
    mkdirSync(home, { recursive: true });
    return startOpenSearch({ folder: home, port: place.port, membership: { ...member, members } });
  };
  // Where root starts them, they run as somebody who must be able to get there.
  chmodSync(folder, 0o711);
  const starting = await Promise.allSettled(ports.map((_, node) => start(node)));
  const nodes = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(nodes.map((node) => node.stop())));
  const failed = starting.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    urls: nodes.map(({ url }) => url),
    processIds: () => nodes.flatMap(({ process }) => process.pid ?? []),
    standStill: (node) => void nodes[node]?.process.kill('SIGSTOP'),
    goOn: (node) => void nodes[node]?.process.kill('SIGCONT'),
    kill: async (node) => nodes[node]?.stop(),
    async startAgain(node) {
      nodes[node] = await start(node);
    },
    stop,
  };
}
