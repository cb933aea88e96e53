import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/** The short form of shutdown.full.test.ts, which does it under load, twice, and with clients that never read. */
it('SIGTERM lets the request under way have its answer, closes the stores and exits with 0', async () => {
  const server = spawn(process.execPath, [...process.execArgv, 'test/harness/slow-server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  exited.then(() => reject(new Error('the server did not start')), reject);
  createInterface({ input: server.stderr }).on('line', (line) => {
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address) resolve(address);
  });
  const address = await listening;
  // The first answer shows that it serves; the second request waits for its own when the signal comes.
  expect((await fetch(`${address}/slow`)).status).toBe(200);
  const underWay = fetch(`${address}/slow-after-signal`);
  await expect.poll(() => output).toBe('waiting for the signal\n');
  server.kill('SIGTERM');
  const answer = await underWay;
  expect([answer.status, await answer.json()]).toEqual([200, 'done']);
  expect((await exited)[0]).toBe(0);
  expect(output).toBe('waiting for the signal\nclosed after 2 requests\n');
});
