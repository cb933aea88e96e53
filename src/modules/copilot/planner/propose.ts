import type { PlannedCall } from './call.ts';
import type { Before } from './plan.ts';
import type { Request } from './reading/request.ts';

const PROPOSALS_MAX = 3;

/** Calls that an unclear message may have meant, ready to be made. */
export function propose(request: Request, { last }: Before): PlannedCall[] {
  const words = [...request.words, ...request.places].join(' ').slice(0, 200).trim();
  const proposals: PlannedCall[] = [];
  if (words !== '') {
    proposals.push({ name: 'search', args: { q: words, mode: 'any' } });
    if (/\s/.test(words)) proposals.push({ name: 'search', args: { q: words, mode: 'single' } });
  }
  if (last) proposals.push(last);
  return proposals.slice(0, PROPOSALS_MAX);
}
