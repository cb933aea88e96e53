import { resolve } from 'node:path';
import { publishCopy } from '../lib/index-copies/index.ts';
import type { TextIndex } from '../lib/text-index/index.ts';
import type { Config } from '../platform/config/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createLease } from '../platform/lease.ts';
import type { Logger } from '../platform/logger.ts';
import { type Repetition, repeatEvery } from '../platform/repeat.ts';

export interface Publisher {
  /** Publishes changes repeatedly until stopped. */
  start(): void;
  stop(): Promise<void>;
}

interface Dependencies {
  readonly index: TextIndex;
  readonly database: Database;
  readonly logger: Logger;
}

/**
 * Publishes the index for services that only read it, if COPY_TO is set. If several services share a data folder, one of them publishes.
 */
export function openPublisher(
  { COPY_TO, COPY_SECONDS }: Pick<Config, 'COPY_TO' | 'COPY_SECONDS'>,
  { index, database, logger }: Dependencies,
): Publisher | undefined {
  if (COPY_TO === undefined) return undefined;
  const folder = resolve(COPY_TO);
  const lease = createLease(database, `publish:${folder}`);
  let repetition: Repetition | undefined;
  const publish = async (): Promise<void> => {
    if (await lease.acquireOrRenew()) await publishCopy(index, folder);
  };
  return {
    start() {
      repetition = repeatEvery(COPY_SECONDS * 1_000, publish, (error) =>
        logger.error({ err: error }, 'the index could not be published; retrying'),
      );
    },
    async stop() {
      await repetition?.stop();
      if (repetition) await lease.release();
    },
  };
}
