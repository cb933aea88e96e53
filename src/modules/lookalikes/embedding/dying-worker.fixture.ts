import { parentPort } from 'node:worker_threads';
import './glossary-worker.ts';

/** Reads pages like the real thread, but exits at the third message before it replies. */
let messages = 0;
parentPort?.on('message', () => {
  messages += 1;
  if (messages === 3) process.exit(1);
});
