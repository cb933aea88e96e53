import { workerData } from 'node:worker_threads';
import { answerMessages, freeBytes, unsharedBuffers, yieldToOthers } from '../../../lib/threads/index.ts';
import type { ReadWorkerData } from './page-reader.ts';
import type { ReadTask } from './read-page.ts';

yieldToOthers();
// Imported dynamically, so that they load after the priority was lowered: the extractor takes more than a second, in which a service that
// has just started must be able to respond.
const { openExtractor } = await import('../../extraction/index.ts');
const { readPage } = await import('./read-page.ts');
const { warmUpPage } = await import('./warm-up-page.ts');
const { fingerprintsDir } = workerData as ReadWorkerData;
const { extractProfile } = await openExtractor(fingerprintsDir);
// The first page costs a hundred times as much as the next one; no caller should wait for it, nor time out because of it.
readPage(warmUpPage, extractProfile);

answerMessages((task: ReadTask) => {
  const outcome = readPage(task, extractProfile);
  freeBytes(task.page.content);
  if (outcome.kind !== 'content') return { value: outcome };
  const { document, member } = outcome;
  return { value: outcome, moved: [...unsharedBuffers(document.stored), ...unsharedBuffers(member)] };
});
