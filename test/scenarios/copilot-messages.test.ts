import { describe, expect, it } from 'vitest';
import { type Score, scoreChains, scoreMessages } from '../harness/score-copilot-messages.ts';

/**
 * Shares of right answers below which the planner has become worse. The held-out halves are never shown: who builds the planner does not
 * read them.
 */
const minimums = [
  { half: 'tuned.tsv', score: scoreMessages, least: 0.98 },
  { half: 'tuned-chains.txt', score: scoreChains, least: 0.95 },
  { half: 'further.tsv', score: scoreMessages, least: 0.99 },
  { half: 'further-chains.txt', score: scoreChains, least: 0.98 },
  { half: 'more.tsv', score: scoreMessages, least: 0.98 },
  { half: 'more-chains.txt', score: scoreChains, least: 0.98 },
  { half: 'fresh.tsv', score: scoreMessages, least: 0.98 },
  { half: 'judged-chains.txt', score: scoreChains, least: 0.98 },
  { half: 'held-out.tsv', score: scoreMessages, least: 0.9 },
  { half: 'held-out-chains.txt', score: scoreChains, least: 0.85 },
] as const;

const share = ({ right, total }: Score): number => right / total;

describe('messages become the calls they should', () => {
  it.each(minimums)('$half', ({ half, score, least }) => {
    const scored = score(half);
    process.stdout.write(
      `${half}: ${scored.right} of ${scored.total} right, ${scored.wrongDomains} wrong domains, median ${scored.medianMs.toFixed(2)} ms\n`,
    );
    expect(share(scored)).toBeGreaterThanOrEqual(least);
    expect(scored.wrongDomains).toBe(0);
  });
});
