import { Thread } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { BulkRow } from './bulk-row.ts';

export interface RowsRequest {
  readonly bytes: Uint8Array;
  readonly rowsMax: number;
}

const ROWS_MAX = 100_000;
const READ_MS_MAX = 60_000;

/** Reads uploaded lists of domains in a thread of its own, which begins with the first list: a file of any shape takes nobody else's time. */
export class RowReader {
  readonly #logger: Logger;
  #thread: Thread | undefined;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Throws `invalid_input` when there are too many rows, or none. */
  async read(file: Uint8Array): Promise<readonly BulkRow[]> {
    this.#thread ??= this.#startThread();
    const thread = this.#thread;
    // A copy moves to the thread; memory of an upload may be shared and cannot.
    const bytes = new Uint8Array(file);
    const tooLate = setTimeout(() => thread.end(new Error('it took too long')), READ_MS_MAX).unref();
    const request: RowsRequest = { bytes, rowsMax: ROWS_MAX };
    const rows = await thread
      .ask<readonly BulkRow[] | undefined>(request, [bytes.buffer])
      .finally(() => clearTimeout(tooLate));
    if (rows === undefined)
      throw new AppError(
        'invalid_input',
        `The file has more than ${ROWS_MAX.toLocaleString('en')} rows. Split it and send the parts.`,
      );
    if (rows.length === 0)
      throw new AppError(
        'invalid_input',
        'The file names no domain. Send a CSV with a column headed domain, website or url, or one domain a line.',
      );
    return rows;
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }

  #startThread(): Thread {
    return new Thread({
      name: 'thread that reads lists of domains',
      file: new URL('./read-rows-worker.ts', import.meta.url),
      workerData: undefined,
      isReplaced: true,
      onLost: (error) => this.#logger.error({ err: error }, 'the thread that reads lists of domains ended'),
    });
  }
}
