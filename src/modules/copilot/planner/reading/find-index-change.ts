import { changes, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrasesOf = (text: string): readonly (readonly string[])[] =>
  foldWord(text)
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .sort((one, other) => other.length - one.length);

const words = mapLanguages((language) => {
  const { editing, index, fields, records, around, things } = changes[language];
  return {
    editing: phrasesOf(editing),
    index: phrasesOf(index),
    fields: phrasesOf(fields),
    records: phrasesOf(records),
    around: phrasesOf(around),
    rows: phrasesOf(`${grammars[language].ordinals.replaceAll('|', ',')}, ${grammars[language].lastOne}`),
    own: phrasesOf(`${things.lists}, ${things.monitors}, ${things.history}, ${things.account}`),
    named: phrasesOf(`${things.lists}, ${things.monitors}, ${things.history}, ${things.views}`),
  };
});

/** No such request is longer. */
const WORDS_READ_MAX = 25;

/**
 * Whether a message wants to change the index itself: remove a company, add the user's own, or correct a value. "Remove WordPress" and "add
 * Austria" only change the last search.
 */
export function isIndexChange(tokens: readonly Token[], language: Language): boolean {
  const { editing, index, fields, records, around, own, named: ownNamed, rows } = words[language];
  const read = tokens.slice(0, WORDS_READ_MAX);
  const lengthAt = (phrases: readonly (readonly string[])[], at: number): number =>
    phraseLengthAt(read, phrases, at);
  const has = (phrases: readonly (readonly string[])[]): boolean =>
    read.some((_token, at) => lengthAt(phrases, at) > 0);
  if (!has(editing)) return false;
  if (has(index)) return true;
  const verb = read.findIndex((_token, at) => lengthAt(around, at) === 0);
  if (verb < 0 || lengthAt(editing, verb) === 0) return false;
  const isName = ({ kind, isCapitalised }: Token): boolean =>
    kind === 'quoted' || kind === 'domain' || (kind === 'word' && isCapitalised);
  let at = verb + lengthAt(editing, verb);
  while (
    at < read.length &&
    lengthAt(fields, at) === 0 &&
    lengthAt(records, at) === 0 &&
    lengthAt(around, at) > 0
  )
    at += 1;
  // "Delete the company Müller".
  const record = lengthAt(records, at);
  const named = read[at + record];
  if (record > 0 && named !== undefined && isName(named)) return true;
  const field = lengthAt(fields, at);
  // "Change the name of my list to Spain".
  if (field > 0 && has(ownNamed)) return false;
  // "Change the phone number of Maplegate Bakery".
  const behind = read.slice(at + field);
  if (field > 0 && behind.length > 1 && lengthAt(around, at + field) > 0 && behind.slice(1).some(isName))
    return true;
  // "… of the first one".
  if (field > 0 && behind.some((_token, place) => lengthAt(rows, at + field + place) > 0)) return true;
  return read.some(({ kind }) => kind === 'domain') && !has(own);
}
