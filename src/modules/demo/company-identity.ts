import type { Language } from './languages/language.ts';
import { longTailWord } from './long-tail-words.ts';
import { slugify } from './page-links.ts';
import type { TradeId } from './trades.ts';

export interface CompanyIdentity {
  readonly plainName: string;
  /** The domain without its public suffix. */
  readonly label: string;
}

/**
 * A name that no other site has, whatever the size of the corpus: each index has its own combination of the two halves of the name. Once
 * all combinations are used, a second word distinguishes the next rounds: first family names, then long-tail words.
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
  // An odd multiplier permutes a power of two, so that neighbours in the corpus do not share half of their names.
  const place = (Math.imul(index % combinations, 2654435761) + Math.imul(seed, 40503)) & (combinations - 1);
  const start = nameStarts[place % nameStarts.length] ?? '';
  const invented = start + (nameEnds[Math.floor(place / nameStarts.length)] ?? '');
  const fancy = round === 0 ? invented : `${invented} ${secondWord(language, place, round)}`;
  const { noun } = language.trades[trade];
  const plainName = nounFirst ? `${noun} ${fancy}` : `${fancy} ${noun}`;
  return { plainName, label: `${slugify(plainName, `site-${index}`)}-demo` };
}

/** Differs between the rounds of one place; a long-tail word also differs between the places of a round. */
function secondWord(language: Language, place: number, round: number): string {
  const { lastNames } = language.naming;
  const family = lastNames[(place + round) % lastNames.length] ?? '';
  // If domains cannot contain the script of the name, two rounds would get the same domain.
  if (round <= lastNames.length && slugify(family, '') !== '') return family;
  return longTailWord(round * wordsOfRound + (place % wordsOfRound));
}

const wordsOfRound = 97;
