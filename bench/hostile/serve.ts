import { type AddressInfo, createServer, type Server } from 'node:net';
import { plainServers } from './plain-servers.ts';
import { secureServers } from './secure-servers.ts';

/** Runs the servers in a separate process, so that their cost is separate. Sends the address of each one to the parent process. */
const servers = new Map<string, Server>(Object.entries(secureServers));
for (const [name, behave] of Object.entries(plainServers)) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    behave(socket);
  });
  servers.set(name, server);
}
const addresses: Record<string, string> = {};
for (const [name, server] of servers) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addresses[name] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
process.send?.(addresses);
// The servers end with the process that started them.
process.on('disconnect', () => process.exit(0));
