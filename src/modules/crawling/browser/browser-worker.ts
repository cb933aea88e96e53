import { yieldToOthers } from '../../../lib/threads/index.ts';

yieldToOthers();
// Not imported above: the browser driver takes half a second to load, after the worker can answer.
await import('./answer-renders.ts');
