import { workerData } from 'node:worker_threads';
import { answerMessages, yieldToOthers } from '../../../lib/threads/index.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';
import type { PlannerRequest, PlanWorkerData } from './planner-thread.ts';
import { readDescription } from './read-description.ts';

// Gives searches priority when there is more work than processors.
yieldToOthers();
const lexicon = buildLexicon((workerData as PlanWorkerData).technologies);
// The first plans take several times as long as later ones, so they are made before any user waits.
for (const message of ['bakeries in Germany with an online shop', 'WordPress-Seiten ohne Google Analytics'])
  plan(message, lexicon, emptyConversation);
readDescription('family bakeries in Germany with an online shop', lexicon);

answerMessages((request: PlannerRequest) => ({
  value:
    'description' in request
      ? readDescription(request.description, lexicon)
      : plan(request.message, lexicon, request.state),
}));
