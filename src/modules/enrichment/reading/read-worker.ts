import { workerData } from 'node:worker_threads';
import { answerMessages, yieldToOthers } from '../../../lib/threads/index.ts';
import { openExtractor } from '../../extraction/index.ts';
import type { ReadWorkerData } from './page-reader.ts';
import { type ReadTask, readPage } from './read-page.ts';
import { warmUpPage } from './warm-up-page.ts';

yieldToOthers();
const { fingerprintsDir } = workerData as ReadWorkerData;
const { extractProfile } = await openExtractor(fingerprintsDir);
// The first page costs a hundred times what the next one does; nobody shall wait for it, nor be given up because of it.
readPage(warmUpPage, extractProfile);

answerMessages((task: ReadTask) => {
  const outcome = readPage(task, extractProfile);
  const moved = outcome.kind === 'content' ? [outcome.document.stored.buffer as ArrayBuffer] : [];
  return { value: outcome, moved };
});
