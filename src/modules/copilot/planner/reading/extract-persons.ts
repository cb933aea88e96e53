import { grammars, mapLanguages, personWords } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

interface Extracted {
  /** The words that ask for data of persons, as they were written; empty if there are none. */
  readonly text: string;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const phrases = mapLanguages((language) => {
  const { words, contacts, personal, positions, at } = personWords[language];
  const { of, filler, command } = grammars[language];
  return {
    words: foldPhrases(words),
    contacts: foldPhrases(contacts),
    positions: foldPhrases(positions),
    at: foldPhrases(at),
    personal: foldPhrases(personal),
    // "The e-mails of the directors".
    between: foldPhrases(`${of}, ${filler}`),
    commands: foldPhrases(command),
  };
});

/**
 * Takes "personal" and "of the directors" out of "personal e-mails of the directors of insurers": the index has no data about people, and
 * the contact details of the companies are the nearest that it has. A company that is named is asked about its manager instead.
 */
export function extractPersons(tokens: readonly Token[], message: string, language: Language): Extracted {
  const { words, contacts, personal, between } = phrases[language];
  const lengthAt = (of: readonly (readonly string[])[], at: number): number => phraseLengthAt(tokens, of, at);
  for (const start of tokens.keys()) {
    const length = lengthAt(contacts, start);
    if (length === 0) continue;
    const end = start + length;
    const [before, after] = [start - 1, end];
    const removed = new Set<number>();
    const remove = (from: number, count: number): void => {
      for (let at = from; at < from + count; at += 1) removed.add(at);
    };
    // "CEO e-mails", "personal e-mails", "correos personales".
    if (lengthAt(personal, before) === 1) remove(before, 1);
    if (lengthAt(personal, after) === 1) remove(after, 1);
    const leading = [3, 2, 1].find((count) => lengthAt(words, start - removed.size - count) === count);
    if (leading !== undefined) remove(start - removed.size - leading, leading);
    // "Private number" is one name: a number alone may be one of employees.
    if (tokens.slice(start, end).some((_token, at) => lengthAt(personal, start + at) === 1))
      remove(start, length);
    let at = end + (removed.has(after) ? 1 : 0);
    const first = at;
    while (lengthAt(words, at) === 0 && lengthAt(between, at) > 0 && tokens[at]?.breakBefore === '')
      at += lengthAt(between, at);
    const person = lengthAt(words, at);
    if (person > 0) remove(first, at + person - first);
    if (removed.size === 0) continue;
    return {
      text: [...removed]
        .sort((one, other) => one - other)
        .map((place) => message.slice(tokens[place]?.start, tokens[place]?.end))
        .join(' '),
      tokens: tokens.filter((_token, place) => !removed.has(place)),
    };
  }
  return { text: '', tokens };
}

/**
 * The people in "the owners of bakeries", as they were written; empty if there are none. A single word stays in the message, because a
 * company may be asked about its owner.
 */
export function findPositions(tokens: readonly Token[], message: string, language: Language): Extracted {
  const { positions, at: joining, between, commands } = phrases[language];
  const lengthAt = (of: readonly (readonly string[])[], at: number): number => phraseLengthAt(tokens, of, at);
  /** Whether companies follow, and not the name of one. In German, both are capitalised. */
  const isOfSeveral = (at: number): boolean => {
    const next = tokens[at + lengthAt(joining, at)];
    return language !== 'de' && lengthAt(joining, at) > 0 && next !== undefined && !next.isCapitalised;
  };
  for (const start of tokens.keys()) {
    const length = lengthAt(positions, start);
    const end = start + length;
    // "Funeral directors" are a trade.
    const isAlone =
      start === 0 || tokens[start]?.breakBefore !== '' || lengthAt([...between, ...commands], start - 1) > 0;
    const isFollowed = tokens[end] === undefined || lengthAt(joining, end) > 0 || length > 1;
    if (length > 0 && (length > 1 || (isAlone && (isFollowed || language === 'pl' || language === 'nl'))))
      return {
        text: message.slice(tokens[start]?.start, tokens[end - 1]?.end),
        // "Decision makers" make nothing, and the owners of bakeries are no bakeries.
        tokens: length > 1 || isOfSeveral(end) ? tokens.toSpliced(start, length) : tokens,
      };
  }
  return { text: '', tokens };
}
