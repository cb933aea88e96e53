import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface HostileServers {
  readonly names: readonly string[];
  /** Rows for `CRAWL_HOSTS`: each server is reached as `NAME.hostile.com`, in lower case. */
  readonly rows: readonly string[];
  stop(): void;
}

export async function startHostileServers(): Promise<HostileServers> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [addresses] = (await once(child, 'message')) as [Record<string, string>];
  return {
    names: Object.keys(addresses),
    rows: Object.entries(addresses).map(
      ([name, address]) => `*.${name.toLowerCase()}.hostile.com=${address}`,
    ),
    stop: () => void child.kill(),
  };
}
