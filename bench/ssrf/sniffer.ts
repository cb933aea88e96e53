import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Sniffer {
  stop(): Promise<Sniffed>;
}

export interface Sniffed {
  /** The destinations of all packets since the start, as `tcp ADDRESS PORT` or `udp ADDRESS PORT`, with their number. */
  readonly destinations: ReadonlyMap<string, number>;
  /** Requests to proxies: absolute URLs, or `HOST:PORT`. */
  readonly requested: readonly string[];
}

/** Watches the network of this process at packet level, where no library can hide what it does. */
export async function startSniffer(): Promise<Sniffer> {
  const folder = mkdtempSync(join(tmpdir(), 'sniffer-'));
  const file = join(folder, 'seen.json');
  const script = fileURLToPath(new URL('./sniff.py', import.meta.url));
  const child = spawn('python3', [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
      rmSync(folder, { recursive: true });
      const rows = Object.entries(seen);
      const [requested, sent] = [true, false].map((isRequested) =>
        rows.filter(([what]) => what.startsWith('requested ') === isRequested),
      );
      return {
        destinations: new Map(sent),
        requested: (requested ?? []).map(([what]) => what.slice('requested '.length)),
      };
    },
  };
}
