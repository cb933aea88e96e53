import { parentPort } from 'node:worker_threads';
import { type ExtractOutcome, type ExtractTask, extractPage } from './extract-page.ts';

/** Answers each task with its outcome; an error in one page is that page's outcome. */
parentPort?.on('message', (task: ExtractTask) => parentPort?.postMessage(outcomeOf(task)));
parentPort?.postMessage('ready');

function outcomeOf(task: ExtractTask): ExtractOutcome {
  const started = performance.now();
  try {
    return extractPage(task);
  } catch (error) {
    const message = `${task.page.url}: ${error instanceof Error ? error.message : String(error)}`;
    const extractMs = performance.now() - started;
    return { kind: 'dropped', reason: 'extraction_failed', message, decodeMs: 0, extractMs };
  }
}
