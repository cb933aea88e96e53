import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * A proxy in front of a real server that can go silent for any length of time, as if the server were stopped or its machine had
 * vanished.
 */
export interface StallingProxy {
  readonly port: number;
  /** From now on it accepts everything and forwards nothing, in both directions. Nothing is lost. */
  stall(): void;
  resume(): void;
  /** Existing connections stay silent forever and new ones work, as if another machine had taken over the address. */
  forget(): void;
  /** Ends all connections. */
  close(): Promise<void>;
}

export async function openStallingProxy(to: NetConnectOpts): Promise<StallingProxy> {
  let isStalled = false;
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
        // While stalled, the end of a connection is not passed on: a stopped server does not react to it either.
        if (!isStalled) into.destroy();
      });
      from.on('data', (chunk) => into.write(chunk));
      if (isStalled) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) if (!forgotten.has(socket)) socket.resume();
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket.pause());
    },
    async close() {
      isStalled = false;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
