import { type AddressInfo, createServer, type Server } from 'node:net';
import { plainServers } from './plain-servers.ts';
import { secureServers } from './secure-servers.ts';

/** A process of its own for the servers, so that what they cost is theirs. Tells its parent where each one stands. */
const servers = new Map<string, Server>(Object.entries(secureServers));
for (const [name, behave] of Object.entries(plainServers)) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    behave(socket);
  });
  servers.set(name, server);
}
const places: Record<string, string> = {};
for (const [name, server] of servers) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  places[name] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
process.send?.(places);
// They go when whoever started them does.
process.on('disconnect', () => process.exit(0));
