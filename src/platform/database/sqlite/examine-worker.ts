import { parentPort, workerData } from 'node:worker_threads';
import { examineDatabase } from './examine-database.ts';

/** Checking a large database takes seconds, which would block all requests. */
parentPort?.postMessage(examineDatabase((workerData as { readonly file: string }).file));
