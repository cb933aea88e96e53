import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type AgentOptions, get } from 'node:http';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { rawClient } from '../harness/raw-client.ts';

interface Started {
  readonly process: ReturnType<typeof spawn>;
  readonly address: string;
  readonly output: () => string;
}

async function startSlowServer(): Promise<Started> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/harness/slow-server.ts'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address) return { process: child, address, output: () => output };
  }
  throw new Error('the server did not start');
}

/** Sends requests one after another until the server is gone; resolves with each outcome. */
async function hammer(address: string, options: AgentOptions): Promise<string[]> {
  const agent = new Agent(options);
  const outcomes: string[] = [];
  for (;;) {
    const outcome = await requestOnce(address, agent);
    outcomes.push(outcome);
    if (outcome !== '200 "done"') return outcomes;
  }
}

const requestOnce = (address: string, agent: Agent, path = '/slow'): Promise<string> =>
  new Promise((resolve) => {
    const request = get(`${address}${path}`, { agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(`${response.statusCode} ${body}`));
      response.on('error', (error) => resolve(`cut: ${error.message}`));
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(`${request.reusedSocket ? 'reused: ' : ''}${error.code}`),
    );
  });

it('SIGTERM under load drops no accepted request, closes the stores and exits with 0', async () => {
  const server = await startSlowServer();
  const exited = once(server.process, 'exit');
  const clients = [
    ...Array.from({ length: 16 }, () => hammer(server.address, { keepAlive: true, maxSockets: 1 })),
    ...Array.from({ length: 16 }, () => hammer(server.address, { keepAlive: false })),
  ];
  const underWay = await requestOnce(server.address, new Agent());
  server.process.kill('SIGTERM');
  const [code] = await exited;
  const outcomes = [underWay, ...(await Promise.all(clients)).flat()];
  const answered = outcomes.filter((outcome) => outcome === '200 "done"').length;
  expect(answered).toBeGreaterThan(32);
  expect(server.output()).toBe(`closed after ${answered} requests\n`);
  // The kernel completes connections before the process accepts them; only one that never was may be reset.
  expect(outcomes.filter((outcome) => outcome.startsWith('cut') || outcome.startsWith('reused'))).toEqual([]);
  expect(code).toBe(0);
});

it('a second signal ends the process immediately, whatever still runs', async () => {
  const server = await startSlowServer();
  const exited = once(server.process, 'exit');
  const stuck = requestOnce(server.address, new Agent(), '/stuck');
  await requestOnce(server.address, new Agent());
  server.process.kill('SIGTERM');
  await waitUntilRefused(server.address);
  server.process.kill('SIGINT');
  const [code] = await exited;
  expect(code).toBe(1);
  expect(await stuck).toBe('ECONNRESET');
});

async function waitUntilRefused(address: string): Promise<void> {
  while ((await requestOnce(address, new Agent())) !== 'ECONNREFUSED');
}

it('SIGTERM finishes in time although a client never reads and another waits for endless work', async () => {
  const server = await startSlowServer();
  const exited = once(server.process, 'exit');
  const silent = rawClient(server.address, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n', { reads: false });
  const stuck = requestOnce(server.address, new Agent(), '/stuck');
  await requestOnce(server.address, new Agent());
  server.process.kill('SIGTERM');
  const [code] = await exited;
  expect([code, await stuck]).toEqual([0, 'ECONNRESET']);
  expect(server.output()).toBe('closed after 3 requests\n');
  silent.socket.destroy();
});

it('an unhandled rejection ends nothing, and is logged', async () => {
  const server = await startSlowServer();
  const exited = once(server.process, 'exit');
  expect(await requestOnce(server.address, new Agent(), '/unheard')).toBe('200 "done"');
  expect(await requestOnce(server.address, new Agent())).toBe('200 "done"');
  server.process.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(server.output()).toBe('logged that nobody listens\nclosed after 2 requests\n');
});

it('an uncaught error shuts the process down in order, with code 1', async () => {
  const server = await startSlowServer();
  const exited = once(server.process, 'exit');
  expect(await requestOnce(server.address, new Agent(), '/uncaught')).toBe('200 "done"');
  expect((await exited)[0]).toBe(1);
  expect(server.output()).toBe('closed after 1 requests\n');
});
