import { numbersIn, withPlainDigits } from './numbers-in-text.ts';

/** The evidence that an answer may use. */
export interface Evidence {
  /** The given facts, the call and the user's own words, as texts: an answer may repeat their numbers and names. */
  readonly texts: readonly string[];
  /** Counts of things that the texts only list. */
  readonly numbers?: readonly number[];
  readonly language?: string | undefined;
}

/** Returns an unsupported claim of a sentence, or undefined if there is none. */
export type FindUnsupported = (sentence: string) => string | undefined;

/** Domains, hosts and email addresses: a name, a dot, and an ending of letters. */
const places = /(?:[\p{L}\p{N}_-]+(?:@[\p{L}\p{N}-]+)?\.)+\p{L}{2,}/gu;
const addresses = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\b(?:mailto|tel|javascript|data):\S+/giu;

/** Checks that the numbers and addresses of a sentence occur in the facts; the model may word the rest freely. */
export function createSupportCheck({ texts, numbers = [], language }: Evidence): FindUnsupported {
  const joined = texts.join('\n');
  const known = new Set([...numbers, ...numbersIn(joined, language).flatMap(({ readings }) => readings)]);
  const words =
    withPlainDigits(joined)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  // Names with digits, like B2B, that are not numbers.
  const names = new Set(words.filter((word) => /\p{L}/u.test(word) && /\d/u.test(word)));
  const lowered = joined.toLowerCase();

  return (sentence) => {
    const place = [...sentence.matchAll(addresses), ...sentence.matchAll(places)]
      .map(([written]) => written)
      .find((written) => !lowered.includes(written.toLowerCase()));
    if (place !== undefined) return place;
    return numbersIn(sentence, language).find(
      ({ written, readings }) =>
        !readings.some((reading) => known.has(reading)) && !names.has(written.toLowerCase()),
    )?.written;
  };
}
