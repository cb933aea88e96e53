import { yieldToOthers } from '../../../lib/threads/index.ts';

yieldToOthers();
// Imported dynamically, so that it loads after the priority was lowered.
await import('./answer-renders.ts');
