import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Sniffer {
  /** Everything that was sent anywhere since the start: `tcp ADDRESS PORT` or `udp ADDRESS PORT`, with how often. */
  stop(): Promise<ReadonlyMap<string, number>>;
}

/** Watches the network of this process from below, where no library can hide what it does. */
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
      return new Map(Object.entries(seen));
    },
  };
}
