import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A port of this machine that another program uses until `close`. */
export async function takePort(): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
