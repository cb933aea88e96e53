import { introductions, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { isPhraseAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrasesOf = (text: string): readonly (readonly string[])[] =>
  foldWord(text)
    .split(',')
    .map((phrase) => phrase.trim().split(' '));

const words = mapLanguages((language) => ({
  starts: phrasesOf(introductions[language].starts),
  about: phrasesOf(introductions[language].about),
}));

/** A greeting may precede the sentence. */
const WORDS_BEFORE = 2;
/** "Ein längerer Artikel für unsere Zeitung" is between the verb and what it is about. */
const WORDS_BETWEEN = 8;

/**
 * Leaves out how a message says what its writer is working on: "I am writing an article about solar companies in Spain: which …?" What that
 * is about stays, because it names the companies.
 */
export function stripIntroduction(tokens: readonly Token[], language: Language): readonly Token[] {
  const { starts, about } = words[language];
  const lengthAt = (phrases: readonly (readonly string[])[], at: number): number =>
    Math.max(0, ...phrases.filter((phrase) => isPhraseAt(tokens, phrase, at)).map(({ length }) => length));
  for (let at = 0; at <= WORDS_BEFORE; at += 1) {
    const started = lengthAt(starts, at);
    if (started === 0) continue;
    for (let joint = at + started; joint <= at + started + WORDS_BETWEEN; joint += 1) {
      if (joint > at + started && tokens[joint]?.breakBefore !== '') break;
      const joined = lengthAt(about, joint);
      if (joined > 0 && tokens.length > joint + joined) return tokens.slice(joint + joined);
    }
  }
  return tokens;
}
