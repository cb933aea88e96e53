import type { PlannedCall } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';

/** The kind of match that is less likely than not to be of the same trade. */
const LOOSE_MATCH = 'similar';

interface CloseLookalikes {
  readonly content: ToolAnswer['content'];
  /** How many companies were omitted because they are not similar enough. */
  readonly omitted: number;
}

/**
 * Lookalikes without those that merely resemble the company: with a country or city the list would be filled up with companies of other
 * trades. The best come first, so the number of close ones is known as soon as a loose one is on the page.
 */
export function closeLookalikes(
  { name, args }: PlannedCall,
  content: ToolAnswer['content'],
): CloseLookalikes {
  if (name !== 'similar' || !Array.isArray(content.competitors)) return { content, omitted: 0 };
  const rows = content.competitors as readonly Readonly<Record<string, unknown>>[];
  const close = rows.filter(({ match_type }) => match_type !== LOOSE_MATCH);
  if (close.length === rows.length) return { content, omitted: 0 };
  const total = Number(args.offset ?? 0) + close.length;
  return {
    content: { ...content, competitors: close, total_found: total },
    omitted: Math.max(0, Number(content.total_found) - total),
  };
}
