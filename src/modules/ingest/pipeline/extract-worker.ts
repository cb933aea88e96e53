import { answerMessagesOfOwners } from '../../../lib/threads/index.ts';
import { openExtractor } from '../../extraction/index.ts';
import { type ExtractTask, extractPage } from './extract-page.ts';
import type { ExtractWorkerData } from './extract-pool.ts';

answerMessagesOfOwners(async ({ fingerprintsDir }: ExtractWorkerData) => {
  const { extractProfile } = await openExtractor(fingerprintsDir);
  return {
    answer(task: ExtractTask) {
      const outcome = extractPage(task, extractProfile);
      // The stored record is transferred instead of copied; the rest are strings.
      const moved = outcome.kind === 'kept' ? [outcome.document.stored.buffer as ArrayBuffer] : [];
      return { value: outcome, moved };
    },
    release: () => undefined,
  };
});
