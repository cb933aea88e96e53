import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

interface SlowServer {
  readonly address: string;
  readonly output: () => string;
  readonly errors: () => string;
  /** Ends it, and gives its exit code. */
  stop(): Promise<number>;
}

async function startSlowServer(): Promise<SlowServer> {
  const server = spawn(process.execPath, [...process.execArgv, 'test/harness/slow-server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  let errors = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  exited.then(() => reject(new Error('the server did not start')), reject);
  createInterface({ input: server.stderr }).on('line', (line) => {
    errors += `${line}\n`;
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address) resolve(address);
  });
  return {
    address: await listening,
    output: () => output,
    errors: () => errors,
    async stop() {
      server.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

/** The short form of shutdown.full.test.ts, which does it under load, twice, and with clients that never read. */
it('SIGTERM lets the current request finish, closes the stores and exits with 0', async () => {
  const { address, output, stop } = await startSlowServer();
  // The first answer shows that it serves; the second request waits for its own when the signal comes.
  expect((await fetch(`${address}/slow`)).status).toBe(200);
  const underWay = fetch(`${address}/slow-after-signal`);
  await expect.poll(output).toBe('waiting for the signal\n');
  const stopped = stop();
  const answer = await underWay;
  expect([answer.status, await answer.json()]).toEqual([200, 'done']);
  expect(await stopped).toBe(0);
  expect(output()).toBe('waiting for the signal\nclosed after 2 requests\n');
});

it('a store that fails to close still ends the process, with 1 and a reason', async () => {
  const { address, errors, stop } = await startSlowServer();
  expect((await fetch(`${address}/full-disk`)).status).toBe(200);
  expect(await stop()).toBe(1);
  expect(errors()).toContain('the stores did not close in time or without an error');
});
