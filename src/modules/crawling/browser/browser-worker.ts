import { yieldToOthers } from '../../../lib/threads/index.ts';

yieldToOthers();
// Not imported above: what drives a browser takes half a second to load, behind those who answer.
await import('./answer-renders.ts');
