import { parentPort, workerData } from 'node:worker_threads';
import type { TextIndexSchema } from '../api.ts';
import { Deadline } from '../query/deadline.ts';
import { Reader, type ReadKind, type ReadRequests } from '../query/reader.ts';
import { packError } from './error-wire.ts';

export interface QueryWorkerData {
  readonly directory: string;
  readonly schema: TextIndexSchema;
  readonly cancelled: SharedArrayBuffer;
}

export interface QueryOrder<K extends ReadKind = ReadKind> {
  readonly kind: K;
  readonly request: ReadRequests[K]['request'];
  readonly budgetMs: number | undefined;
  /** Where the caller says that it has gone. */
  readonly slot: number;
}

const { directory, schema, cancelled } = workerData as QueryWorkerData;
const flags = new Int32Array(cancelled);
const reader = new Reader(directory, schema);

parentPort?.on('message', (order: QueryOrder) => {
  try {
    const deadline = new Deadline(order.budgetMs, flags, order.slot);
    deadline.check();
    parentPort?.postMessage({ value: reader.answer(order.kind, order.request, deadline) });
  } catch (error) {
    parentPort?.postMessage({ error: packError(error) });
  }
});
