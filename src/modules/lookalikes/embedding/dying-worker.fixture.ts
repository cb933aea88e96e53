import { parentPort } from 'node:worker_threads';
import './glossary-worker.ts';

/** Reads pages as the real thread does, and ends with the third message it is given, before it is answered. */
let messages = 0;
parentPort?.on('message', () => {
  messages += 1;
  if (messages === 3) process.exit(1);
});
