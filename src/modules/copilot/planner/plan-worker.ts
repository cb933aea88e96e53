import { workerData } from 'node:worker_threads';
import { answerMessages, yieldToOthers } from '../../../lib/threads/index.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { nothingBefore, plan } from './plan.ts';
import type { PlanRequest, PlanWorkerData } from './planner-thread.ts';

// Searches go first where there are fewer processors than work.
yieldToOthers();
const lexicon = buildLexicon((workerData as PlanWorkerData).technologies);
// The first plans take several times as long as those after them.
for (const message of ['bakeries in Germany with an online shop', 'WordPress-Seiten ohne Google Analytics'])
  plan(message, lexicon, nothingBefore);

answerMessages(({ message, before }: PlanRequest) => ({ value: plan(message, lexicon, before) }));
