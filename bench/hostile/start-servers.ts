import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface HostileServers {
  readonly names: readonly string[];
  /** For `CRAWL_HOSTS`: each is reached as `NAME.hostile.com`, in lower case. */
  readonly rows: readonly string[];
  stop(): void;
}

export async function startHostileServers(): Promise<HostileServers> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [places] = (await once(child, 'message')) as [Record<string, string>];
  return {
    names: Object.keys(places),
    rows: Object.entries(places).map(([name, place]) => `*.${name.toLowerCase()}.hostile.com=${place}`),
    stop: () => void child.kill(),
  };
}
