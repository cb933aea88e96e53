import { numbersIn, withPlainDigits } from './numbers-in-text.ts';

/** What supports an answer. */
export interface Support {
  /** The facts that were given, the call and the user's own words, as texts: their numbers and names may be repeated. */
  readonly texts: readonly string[];
  /** Numbers that count something which the texts only list. */
  readonly numbers?: readonly number[];
  readonly language?: string | undefined;
}

/** Finds an unsupported claim of a sentence; undefined where there is none. */
export type FindUnsupported = (sentence: string) => string | undefined;

/** Domains, addresses and mails: a name, a point, and an ending of letters. */
const places = /(?:[\p{L}\p{N}_-]+(?:@[\p{L}\p{N}-]+)?\.)+\p{L}{2,}/gu;
const addresses = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\b(?:mailto|tel|javascript|data):\S+/giu;

/** Numbers and addresses of a sentence must be those of the facts; the rest of it is the model's way to put them. */
export function supportOf({ texts, numbers = [], language }: Support): FindUnsupported {
  const joined = texts.join('\n');
  const known = new Set([...numbers, ...numbersIn(joined, language).flatMap(({ readings }) => readings)]);
  const words =
    withPlainDigits(joined)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  // Names such as B2B, which have a digit and no value.
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
