import { parentPort } from 'node:worker_threads';
import { type ExtractTask, extractPage } from './extract-page.ts';

parentPort?.on('message', (task: ExtractTask) => {
  const outcome = extractPage(task);
  // The stored record moves instead of being copied; what is left are strings.
  const moved = outcome.kind === 'kept' ? [outcome.document.stored.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(outcome, moved);
});
parentPort?.postMessage('ready');
