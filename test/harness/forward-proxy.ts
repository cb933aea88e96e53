import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ForwardProxy {
  readonly url: string;
  /** `HOST:PORT` of every requested tunnel. */
  readonly tunnels: string[];
  close(): Promise<void>;
}

/** A proxy like one that an operator would rent: it requires a user name and password, and connects every host to one address. */
export async function startForwardProxy(target: string): Promise<ForwardProxy> {
  const tunnels: string[] = [];
  const sockets = new Set<Socket>();
  const expected = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
  const server = createServer((_request, response) => void response.writeHead(405).end());
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    client.on('error', () => undefined);
    if (request.headers['proxy-authorization'] !== expected) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    tunnels.push(request.url ?? '');
    const [address = '', port] = target.split(':');
    const host = connect(Number(port), address, () => {
      client.write('HTTP/1.1 200 Connection established\r\nVia: test\r\n\r\n');
      client.pipe(host).pipe(client);
    });
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://user:pass%20word@127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    close: async () => {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
  };
}
