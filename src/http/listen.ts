import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Closes the stores, after the last answer. */
  readonly close: () => Promise<void>;
}

/** Idle connections get this long to send a request that crosses the shutdown on the wire; it is answered, and the connection closed with it. */
const LAST_REQUESTS_MS = 300;

/** Serves until SIGTERM or SIGINT, then stops accepting, answers what was accepted, and closes the stores. A second signal ends at once. */
export async function listenUntilSignal(
  app: FastifyInstance,
  { port, host, close }: Listening,
): Promise<number> {
  let stopping = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  const address = await app.listen({ port, host });
  process.stderr.write(`homedex: serving on ${address}\n`);

  const signal = await nextSignal();
  stopping = true;
  app.log.info({ signal }, 'stopping: answering what was accepted');
  process.once('SIGTERM', forceExit);
  process.once('SIGINT', forceExit);
  await drain(app);
  await app.close();
  await close();
  app.log.info('stopped');
  return 0;
}

const nextSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  });

function forceExit(): never {
  process.stderr.write('homedex: second signal, ending at once\n');
  process.exit(1);
}

async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // Right after a turn of the event loop has accepted what was waiting, the fewest connections are still in the kernel's queue.
  await nextTurn();
  // net.Server's close stops accepting only; http.Server's would also cut idle connections on which a request may be arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const cutIdle = setTimeout(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
  const keepCutting = setInterval(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
  await closed;
  clearTimeout(cutIdle);
  clearInterval(keepCutting);
}
