import type { FastifyBaseLogger } from 'fastify';

export interface UncaughtErrors {
  /** Resolves after an uncaught error was thrown: the state it left behind is unknown, so the process should end. */
  readonly uncaught: Promise<void>;
  release(): void;
}

/**
 * Handles uncaught errors. An unhandled rejection is a defect, but its work is over and affects nothing else, so it is logged and the
 * service continues, while Node's default would end the process for everyone. A thrown error ends the process in an orderly way.
 */
export function onUncaughtErrors(logger: Pick<FastifyBaseLogger, 'error' | 'fatal'>): UncaughtErrors {
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
