import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';

export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Time limit for the running requests at shutdown. */
  readonly drainMsMax: number;
  /** The address that people type into a browser, if it is not the one the server listens on. */
  readonly publicUrl: string | undefined;
  /** Closes the stores, after the last response. */
  readonly close: () => Promise<void>;
}

/**
 * Idle connections get this long for a request that is already on its way when shutdown starts. It is answered, and its connection is
 * closed.
 */
const LAST_REQUESTS_MS = 300;
const LINGER_MS = 500;
/** Stores that have not closed by then are abandoned: their files are made to survive that. */
const CLOSE_MS_MAX = 10_000;

/**
 * Serves until SIGTERM or SIGINT, then stops accepting connections, finishes accepted requests within the time limit, and closes the
 * stores. A second signal ends it at once. An uncaught error ends it in the same order, with exit code 1.
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
  const address = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    uncaughtErrors.release();
    throw new AppError('unavailable', listenProblem(error, { port, host }), { cause: error });
  });
  // Registered before the line is printed, because its reader may send a signal at once.
  const ended = nextEnding(uncaughtErrors);
  process.stderr.write(`homedex: serving on ${address}\n`);
  process.stderr.write(`homedex: open ${publicUrl ?? address}/app in a browser\n`);

  const ending = await ended;
  stopping = true;
  app.log.info({ ending }, 'stopping: finishing accepted requests');
  process.once('SIGTERM', forceExit);
  process.once('SIGINT', forceExit);
  await drain(app, drainMsMax);
  const isClosed = await closesInTime(
    () => closeAll(app, close),
    (error) => app.log.error({ err: error }, 'a store could not be closed'),
  );
  uncaughtErrors.release();
  if (!isClosed) {
    process.stderr.write('homedex: the stores did not close in time or without an error; exiting anyway\n');
    process.exit(1);
  }
  app.log.info('stopped');
  const exitCode = ending === 'uncaught error' ? 1 : 0;
  // Work that outlived its client may never end, so the process does not wait for it.
  setTimeout(() => process.exit(exitCode), LINGER_MS).unref();
  return exitCode;
}

/**
 * Whether everything was closed in time and without an error. A store that fails to close, for example on a full disk, may leave threads
 * behind that would keep the process alive forever.
 */
export function closesInTime(
  close: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  return endsWithin(close(), CLOSE_MS_MAX).catch((error: unknown) => {
    onError(error);
    return false;
  });
}

/** What to do about an address that cannot be listened on. */
export function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Pick<Listening, 'port' | 'host'>,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is used by another program (${message}). Stop it, or set PORT to a free port.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port} of ${host} (${message}). Set PORT to 1024 or more.`;
  return `HOST is ${host}, where this machine cannot listen (${message}). Set it to an address of this machine, or to 0.0.0.0 for all.`;
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
  // Right after a turn of the event loop has accepted pending connections, the fewest are still in the kernel's queue.
  await nextTurn();
  // net.Server's close only stops accepting; http.Server's would also cut idle connections on which a request may be arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const keepCutting = setInterval(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
  if (!(await endsWithin(closed, drainMsMax))) {
    app.log.warn({ drainMsMax }, 'stopping: closing connections that are still open');
    server.closeAllConnections();
    await closed;
  }
  clearInterval(keepCutting);
}

/** Whether the work ends within the given time. */
function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), ms);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}

interface UncaughtErrors {
  /** Resolves after an uncaught error was thrown: the state it left behind is unknown, so the process should end. */
  readonly uncaught: Promise<void>;
  release(): void;
}

/**
 * Handles uncaught errors. An unhandled rejection is a defect, but its work is over and affects nothing else, so it is logged and the
 * service continues, while Node's default would end the process for everyone. A thrown error ends the process in an orderly way.
 */
function onUncaughtErrors(logger: Pick<FastifyBaseLogger, 'error' | 'fatal'>): UncaughtErrors {
  let onUncaught = (): void => undefined;
  const uncaught = new Promise<void>((resolve) => {
    onUncaught = resolve;
  });
  const onRejection = (reason: unknown): void =>
    logger.error({ err: reason }, 'unhandled promise rejection; this is a bug');
  const onException = (error: unknown): void => {
    logger.fatal({ err: error }, 'uncaught error; stopping');
    onUncaught();
  };
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onException);
  return {
    uncaught,
    release() {
      process.off('unhandledRejection', onRejection);
      process.off('uncaughtException', onException);
    },
  };
}
