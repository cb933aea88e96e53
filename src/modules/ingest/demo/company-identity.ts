import type { Language } from './languages/language.ts';
import { longTailWord } from './long-tail-words.ts';
import { slugify } from './page-links.ts';
import type { TradeId } from './trades.ts';

export interface CompanyIdentity {
  readonly plainName: string;
  /** The domain before its public suffix. */
  readonly label: string;
}

/**
 * A name no other site of any size of corpus has: each index has its own combination of the two halves of the name,
 * and once all combinations of a language are used, a long-tail word makes the next round differ.
 */
export function nameCompany(
  seed: number,
  index: number,
  language: Language,
  trade: TradeId,
): CompanyIdentity {
  const { nameStarts, nameEnds, nounFirst } = language.naming;
  const combinations = nameStarts.length * nameEnds.length;
  const round = Math.floor(index / combinations);
  // An odd multiplier permutes a power of two, so neighbours in the corpus do not share a half of their names.
  const place = (Math.imul(index % combinations, 2654435761) + Math.imul(seed, 40503)) & (combinations - 1);
  const start = nameStarts[place % nameStarts.length] ?? '';
  const invented = start + (nameEnds[Math.floor(place / nameStarts.length)] ?? '');
  const fancy = round === 0 ? invented : `${invented} ${longTailWord(round - 1)}`;
  const { noun } = language.trades[trade];
  const plainName = nounFirst ? `${noun} ${fancy}` : `${fancy} ${noun}`;
  return { plainName, label: `${slugify(plainName, `site-${index}`)}-demo` };
}
