import { isTownOf } from '../location/places.ts';

/** Where the company is, as far as it is known before its name. */
export interface Seat {
  readonly country: string | null;
  readonly city: string | null;
}

/** Whether a part of a title says what the company does or where instead of its name: the part beside it is more likely the name. */
export function isDescriptive(part: string, seat: Seat): boolean {
  return (
    namesTradeAndTown(part, seat) ||
    (part.match(LIST_COMMAS)?.length ?? 0) >= 2 ||
    describingWords(part) >= DESCRIBING_MIN
  );
}

/** "Plumber in Leeds", "Boulangerie à Kvarnby", "Zahnarzt Berlin": what the company is and where, as titles add it to the name. */
export function namesTradeAndTown(part: string, { country, city }: Seat): boolean {
  if (TRADE_IN_TOWN.test(part)) return true;
  const words = part.replace(/\s\d{1,2}$/, '').split(/\s+/);
  for (let count = 1; count <= TOWN_WORDS_MAX && count < words.length; count += 1) {
    const last = words.slice(-count).join(' ');
    if (last === city || (country !== null && isTownOf(last, country))) return true;
  }
  return false;
}

/** Names are capitalised; longer words in lower case after the first describe something. */
export function describingWords(part: string): number {
  const words = part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.slice(1).filter((word) => word.length > 3 && /^\p{Ll}/u.test(word)).length;
}

const TRADE_IN_TOWN =
  /^\p{Lu}\p{L}+(?: \p{L}+){0,2} (?:à|in|en|em|w|we|v|ve|à la|nel|te|bei|i|på|în|в|у) \p{Lu}\p{L}[\p{L}' -]*$/u;
const TOWN_WORDS_MAX = 3;
const DESCRIBING_MIN = 2;
/** Texts written for search engines are lists of things, not names. */
export const LIST_COMMAS = /[,，、;；]/g;
