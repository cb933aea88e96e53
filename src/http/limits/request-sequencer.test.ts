import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { rawClient } from '../../../test/harness/raw-client.ts';
import { isTurnSpent } from '../../lib/event-loop-turn.ts';
import { createRequestSequencer, PIPELINED_MAX } from './request-sequencer.ts';

it('the rest of a packet with too many requests is not read', async () => {
  let read = 0;
  let floods = 0;
  const sequencer = createRequestSequencer(() => undefined, {
    onFlood: () => {
      floods += 1;
    },
    capacityLeft: () => 1_000,
  });
  const server = createServer((request, response) => {
    read += 1;
    sequencer.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // As many as the system may hand over at once, on connections one after the other: parsers are used again.
  const packet = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000);
  for (let n = 1; n <= 3; n++) {
    await rawClient(address, packet).closed;
    expect(floods).toBe(n);
    expect(read).toBeLessThanOrEqual(n * (PIPELINED_MAX + 2));
  }
  const before = read;
  const polite = rawClient(address, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => read).toBe(before + 1);
  polite.socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('when many requests arrive at once, those of a quiet address wait for at most one of each other address', async () => {
  const served: string[] = [];
  const turns = createRequestSequencer(
    ({ url = '' }, response) => {
      // As a request that takes all of a turn.
      while (url !== '/first' && !isTurnSpent());
      served.push(url);
      response.end();
    },
    { onFlood: () => undefined, capacityLeft: () => 1_000 },
  );
  const server = createServer(turns.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const many = Array.from({ length: 12 }, () => rawClient(address, request('/first')));
  const few = rawClient(address, request('/first'), { from: '127.0.0.2' });
  await expect.poll(() => served.length).toBe(13);
  served.length = 0;
  for (const { socket } of many) socket.write(request('/many'));
  few.socket.write(request('/few'));
  await expect.poll(() => served.length).toBe(13);
  expect(served.indexOf('/few')).toBeLessThanOrEqual(2);
  for (const { socket } of [...many, few]) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('a request beyond the capacity of the service is refused at once', async () => {
  let capacityLeft = 1_000;
  let served = 0;
  let refused = 0;
  const sequencer = createRequestSequencer(
    (request, response) => {
      served += 1;
      if (sequencer.isBeyondCapacity(request)) refused += 1;
      // As a request that takes all of a turn.
      else while (!isTurnSpent());
      response.end();
    },
    { onFlood: () => undefined, capacityLeft: () => capacityLeft },
  );
  const server = createServer(sequencer.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = 'GET /search HTTP/1.1\r\nhost: a\r\n\r\n';
  const clients = Array.from({ length: 12 }, () => rawClient(address, request));
  const round = async (): Promise<number> => {
    served = 0;
    for (const { socket } of clients) socket.write(request);
    await expect.poll(() => served).toBe(clients.length);
    return refused;
  };
  await expect.poll(() => served).toBe(clients.length);
  expect(await round()).toBe(0);
  // Two may wait for a turn.
  capacityLeft = 2;
  await expect.poll(round).toBeGreaterThan(0);
  expect(refused).toBeLessThan(clients.length);
  for (const { socket } of clients) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
