import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A way to a real server on which nothing comes through for as long as one likes, as when the server is stopped or its machine has vanished. */
export interface SilentLine {
  readonly port: number;
  /** From now on everything is taken and nothing passed on, in both directions; nothing is lost. */
  hush(): void;
  applyLocale(): void;
  /** Existing connections stay silent forever, new ones work: another machine has taken over the address. */
  forget(): void;
  /** Ends all connections. */
  close(): Promise<void>;
}

export async function openSilentLine(to: NetConnectOpts): Promise<SilentLine> {
  let isHushed = false;
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  const server = createServer((here) => {
    const there = connect(to);
    for (const [from, into] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(from);
      from.on('error', () => into.destroy());
      from.on('close', () => {
        sockets.delete(from);
        // What a stopped server has not read it does not answer by closing either.
        if (!isHushed) into.destroy();
      });
      from.on('data', (chunk) => into.write(chunk));
      if (isHushed) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hush() {
      isHushed = true;
      for (const socket of sockets) socket.pause();
    },
    applyLocale() {
      isHushed = false;
      for (const socket of sockets) if (!forgotten.has(socket)) socket.resume();
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket.pause());
    },
    async close() {
      isHushed = false;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
