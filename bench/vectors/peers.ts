import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not among our dependencies: they are installed only when the benchmark runs. */
const peers = [
  { name: 'usearch', package: 'usearch@2.26.2' },
  { name: 'sqlite-vec', package: 'sqlite-vec@0.1.9' },
] as const;

export interface PeerOrder {
  readonly peer: (typeof peers)[number]['name'];
  /** Where npm has installed the package. */
  readonly folder: string;
  readonly n: number;
  readonly dims: number;
  readonly queryRows: readonly number[];
  /** Row numbers of the true nearest neighbours, by query. */
  readonly truth: readonly (readonly number[])[];
}

/** Measures other libraries with the same rows and queries, each in its own process, so that one that aborts does not end the benchmark. */
export function measurePeers(order: Omit<PeerOrder, 'peer' | 'folder'>): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-bench-peers-'));
  try {
    return peers.map((peer) => {
      const brought = spawnSync(
        'npm',
        ['install', '--no-audit', '--no-fund', '--prefix', folder, peer.package],
        {
          encoding: 'utf8',
        },
      );
      if (brought.status !== 0) return { peer: peer.name, error: 'npm could not bring it' };
      const file = join(folder, 'order.json');
      writeFileSync(file, JSON.stringify({ ...order, peer: peer.name, folder } satisfies PeerOrder));
      const script = join(import.meta.dirname, 'peer-process.ts');
      const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, file], {
        encoding: 'utf8',
      });
      if (run.status === 0) return JSON.parse(run.stdout) as unknown;
      return {
        peer: peer.name,
        error: `it ended with ${run.status ?? run.signal}: ${run.stderr.slice(-300)}`,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
