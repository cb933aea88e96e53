import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onUncaughtErrors, type UncaughtErrors } from './uncaught-errors.ts';

export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Longest time for the running requests at shutdown. */
  readonly drainMsMax: number;
  /** What people type into a browser, where it is not the address that is listened on. */
  readonly publicUrl: string | undefined;
  /** Closes the stores, after the last answer. */
  readonly close: () => Promise<void>;
}

/** Idle connections get this long to send a request that crosses the shutdown on the wire; it is answered, and the connection closed with it. */
const LAST_REQUESTS_MS = 300;
const LINGER_MS = 500;
/** Stores that have not closed after this are left to the system: their files are made to survive that. */
const CLOSE_MS_MAX = 10_000;

/**
 * Serves until SIGTERM or SIGINT, then stops accepting, answers what was accepted for so long, and closes the stores. A
 * second signal ends at once. An uncaught error ends it in the same order, with exit code 1.
 */
export async function listenUntilSignal(
  app: FastifyInstance,
  { port, host, drainMsMax, publicUrl, close }: Listening,
): Promise<number> {
  let stopping = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  const uncaughtErrors = onUncaughtErrors(app.log);
  const address = await app.listen({ port, host });
  // Before the line is printed: its reader may send a signal at once.
  const ended = nextEnding(uncaughtErrors);
  process.stderr.write(`homedex: serving on ${address}\n`);
  process.stderr.write(`homedex: open ${publicUrl ?? address}/app in a browser\n`);

  const ending = await ended;
  stopping = true;
  app.log.info({ ending }, 'stopping: finishing accepted requests');
  process.once('SIGTERM', forceExit);
  process.once('SIGINT', forceExit);
  await drain(app, drainMsMax);
  // A store that fails to close, such as on a full disk, may leave threads behind that would keep the process forever.
  const isClosed = await endsWithin(closeAll(app, close), CLOSE_MS_MAX).catch((error: unknown) => {
    app.log.error({ err: error }, 'a store could not be closed');
    return false;
  });
  uncaughtErrors.release();
  if (!isClosed) {
    process.stderr.write('homedex: the stores did not close in time or without an error; exiting anyway\n');
    process.exit(1);
  }
  app.log.info('stopped');
  const exitCode = ending === 'uncaught error' ? 1 : 0;
  // Work that outlived its client may have no end; the process does not wait for it.
  setTimeout(() => process.exit(exitCode), LINGER_MS).unref();
  return exitCode;
}

async function closeAll(app: FastifyInstance, close: () => Promise<void>): Promise<void> {
  await app.close();
  await close();
}

const nextEnding = (uncaughtErrors: UncaughtErrors): Promise<NodeJS.Signals | 'uncaught error'> =>
  new Promise((resolve, reject) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
    uncaughtErrors.uncaught.then(() => resolve('uncaught error'), reject);
  });

function forceExit(): never {
  process.stderr.write('homedex: second signal, exiting immediately\n');
  process.exit(1);
}

async function drain(app: FastifyInstance, drainMsMax: number): Promise<void> {
  const { server } = app;
  // Right after a turn of the event loop has accepted what was waiting, the fewest connections are still in the kernel's queue.
  await nextTurn();
  // net.Server's close stops accepting only; http.Server's would also cut idle connections on which a request may be arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const keepCutting = setInterval(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
  if (!(await endsWithin(closed, drainMsMax))) {
    app.log.warn({ drainMsMax }, 'stopping: closing connections that are still open');
    server.closeAllConnections();
    await closed;
  }
  clearInterval(keepCutting);
}

/** Whether the work ends in the given time. */
function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), ms);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
