import type { FastifyBaseLogger } from 'fastify';

export interface UncaughtErrors {
  /** Resolves when an error was thrown that nobody caught: what it left behind is unknown, so the process should end. */
  readonly uncaught: Promise<void>;
  release(): void;
}

/**
 * What nobody caught. A promise whose failure nobody heard is a defect, but its work is over and concerns nobody else, so it
 * is logged and the service goes on; Node would end the process for everybody. A thrown error ends it in order.
 */
export function onUncaughtErrors(logger: Pick<FastifyBaseLogger, 'error' | 'fatal'>): UncaughtErrors {
  let tell = (): void => undefined;
  const uncaught = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const onRejection = (reason: unknown): void =>
    logger.error({ err: reason }, 'unhandled promise rejection; this is a bug');
  const onException = (error: unknown): void => {
    logger.fatal({ err: error }, 'uncaught error; stopping');
    tell();
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
