import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { RateLimitedClient } from './rate-limited-client.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function clientOf(listener: RequestListener): Promise<RateLimitedClient> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new RateLimitedClient({
    baseUrl: `http://127.0.0.1:${port}`,
    connections: 1,
    userAgent: 'test',
    attemptsMax: 1,
  });
  closers.push(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return client;
}

test('a response of the whole file to a range request is not read to its end', async () => {
  const chunk = Buffer.alloc(1 << 20, 'x');
  let sent = 0;
  const client = await clientOf((_, response) => {
    response.writeHead(200);
    const send = () => {
      while (sent < 400 << 20 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', send);
      }
    };
    send();
  });
  await expect(client.find('a.warc.gz', { offset: 1000, length: 5000 })).rejects.toThrow(/was sent whole/);
  expect((await client.find('a.warc.gz', { offset: 0, length: 5000 }))?.length).toBe(5000);
  expect(sent).toBeLessThan(100 << 20);
});

test.each([
  ['another part', 'bytes 0-4999/90000', 5000],
  ['a longer part', 'bytes 1000-9000/90000', 8001],
  ['no word of which part', undefined, 5000],
  ['more than it states', 'bytes 1000-5999/90000', 50_000],
])('a response with %s is refused', async (_, range, length) => {
  const client = await clientOf((_request, response) => {
    response.writeHead(206, { ...(range && { 'content-range': range }) });
    response.end(Buffer.alloc(length));
  });
  await expect(client.find('a.warc.gz', { offset: 1000, length: 5000 })).rejects.toThrow(
    /different part than requested|longer than it should be/,
  );
});

test('the end of a file may be shorter than requested', async () => {
  const client = await clientOf((_, response) => {
    response.writeHead(206, { 'content-range': 'bytes 1000-1099/1100' }).end(Buffer.alloc(100));
  });
  expect((await client.find('a.warc.gz', { offset: 1000, length: 5000 }))?.length).toBe(100);
});

test('a status that waiting does not change is an error at once, not a refusal', async () => {
  const client = await clientOf((_, response) => void response.writeHead(400).end('no such thing'));
  await expect(client.find('a.warc.gz')).rejects.toThrow(/a\.warc\.gz answered with status 400/);
});
