import { parentPort, workerData } from 'node:worker_threads';
import { examineDatabase } from './examine-database.ts';

/** Runs in a thread, because checking a large database takes seconds and would block all requests. */
parentPort?.postMessage(examineDatabase((workerData as { readonly file: string }).file));
