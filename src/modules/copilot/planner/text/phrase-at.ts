import type { Token } from './token.ts';

/** Phrases as words in plain form, longest first, as `foldPhrases` returns them. */
export type Phrases = readonly (readonly string[])[];

export const isPhraseAt = (tokens: readonly Token[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => tokens[at + offset]?.folded === word);

/** The number of words of the longest of these phrases that begins at a position; 0 if there is none. */
export const phraseLengthAt = (tokens: readonly Token[], phrases: Phrases, at: number): number =>
  phrases.find((phrase) => isPhraseAt(tokens, phrase, at))?.length ?? 0;
