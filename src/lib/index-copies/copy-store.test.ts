import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openCopyStore } from './copy-store.ts';

it('what a server answers instead of a list or a file is an error with its status', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('{"version":1}')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openCopyStore(`${address}//`);
  const { signal } = new AbortController();
  await expect(store.list(signal)).rejects.toThrow(`${address}/copy.json returned status 404`);
  await expect(store.open('abc', signal)).rejects.toThrow(`${address}/files/abc returned status 404`);
});
