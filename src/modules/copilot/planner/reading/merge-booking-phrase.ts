import { bookingWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { isTradeName } from './trade-words.ts';

const phrases = mapLanguages((language) => {
  const { online, acts, customers, verbs, around } = bookingWords[language];
  return {
    online: foldPhrases(online),
    acts: foldPhrases(acts),
    customers: foldPhrases(customers),
    verbs: foldPhrases(verbs),
    around: foldPhrases(around),
  };
});

const customers = new Set(Object.values(phrases).flatMap((each) => each.customers.flat()));
/** Whether it is a word for people who book, and no typo of another: "patients" are no patents. */
export const isCustomerWord = ({ folded }: Token): boolean => customers.has(folded);

/** A word of one piece that the lexicon has for this. */
const BOOKING = 'onlinebuchung';

/**
 * "Where you can make an appointment online", "waar je online kan boeken", "that let patients book": the words for booking and for online
 * become one token that the lexicon has, so that none of them is looked for as the trade.
 */
export function mergeBookingPhrase(
  tokens: readonly Token[],
  message: string,
  language: Language,
  isBookingKnown: boolean,
): readonly Token[] {
  // After "with online booking", "the booking" means that condition; "book publishers" and "book shops" are trades.
  if (isBookingKnown) {
    const named = tokens.findIndex((_token, at) => phraseLengthAt(tokens, phrases[language].acts, at) === 1);
    const [word, next] = named < 0 ? [] : tokens.slice(named);
    const isTrade =
      next !== undefined &&
      (isTradeName(next) || findTradeByName(`${word?.text} ${next.text}`) !== undefined);
    if (word !== undefined && !isTrade && spanAt(tokens, named, language) === 0)
      return tokens.with(named, { ...word, folded: BOOKING });
  }
  // At the start of a message, "book a table online" is an order.
  for (let at = 1; at < tokens.length; at += 1) {
    const span = spanAt(tokens, at, language);
    const [first, last] = [tokens[at], tokens[at + span - 1]];
    if (span === 0 || !first || !last) continue;
    const joined = { ...first, text: message.slice(first.start, last.end), folded: BOOKING, end: last.end };
    return tokens.toSpliced(at, span, joined);
  }
  return tokens;
}

/** The number of tokens from here on that say "book" and "online" or who books, in any order; 0 if they do not. */
function spanAt(tokens: readonly Token[], start: number, language: Language): number {
  const { online, acts, customers, verbs, around } = phrases[language];
  let [end, length] = [start, 0];
  const seen = { online: false, act: false };
  while (end < tokens.length && (end === start || tokens[end]?.breakBefore === '')) {
    const [ofOnline, ofAct] = [phraseLengthAt(tokens, online, end), phraseLengthAt(tokens, acts, end)];
    const ofCustomers = phraseLengthAt(tokens, customers, end);
    const taken =
      ofOnline ||
      ofAct ||
      ofCustomers ||
      phraseLengthAt(tokens, verbs, end) ||
      (end > start ? phraseLengthAt(tokens, around, end) : 0);
    if (taken === 0) break;
    seen.online ||= ofOnline + ofCustomers > 0;
    seen.act ||= ofAct > 0;
    end += taken;
    if (seen.online && seen.act && (ofOnline || ofAct || phraseLengthAt(tokens, verbs, end - taken)))
      length = end - start;
  }
  return length;
}
