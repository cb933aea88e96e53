import { parentPort, workerData } from 'node:worker_threads';
import { examineDatabase } from './examine-database.ts';

/** Looking through a large database takes seconds, in which nobody could be answered. */
parentPort?.postMessage(examineDatabase((workerData as { readonly file: string }).file));
