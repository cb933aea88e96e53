import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Request } from '../reading/request.ts';

/**
 * Whether a message names a trade and a place of its own, so that nothing of the last call is meant: "show me theatres in London instead",
 * "and how many bakeries are there in Rome?" "Show me theatres instead" keeps the place, and "the same for bakeries in Rome" and "and
 * bakeries in Rome?" keep the other conditions.
 */
export function changesSubject({ roles, slots, words, conditionWords }: Request): boolean {
  const isWholeSentence = roles.has('instead') || roles.has('command') || roles.has('count');
  if (!isWholeSentence || KEEPING_ROLES.some((role) => roles.has(role))) return false;
  const wanted = slots.filter(({ isExcluded }) => !isExcluded);
  const namesTrade =
    wanted.some(({ param }) => param === 'industry') ||
    words.some((text) => !conditionWords.includes(text) && findTradeByName(text) !== undefined);
  return namesTrade && wanted.some(({ param }) => param === 'country' || param === 'place');
}

/** Words that say what is kept of the last call. */
const KEEPING_ROLES = ['also', 'only', 'ofThem', 'drop', 'insteadOf', 'like', 'replace'] as const;
