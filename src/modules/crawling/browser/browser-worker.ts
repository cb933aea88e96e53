import { yieldToOthers } from '../../../lib/threads/index.ts';

yieldToOthers();
// Imported dynamically: the browser driver takes half a second to load and must not delay the start of the worker.
await import('./answer-renders.ts');
