import { grammars, mapLanguages, openers } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import type { Item } from './item.ts';

const phrases = mapLanguages((language) =>
  [...foldPhrases(openers[language])].sort((one, other) => other.length - one.length),
);

/** What asks for nothing: openers, greetings, and the words of someone who tries out the service. */
const idlePhrases = mapLanguages((language) =>
  [...phrases[language], ...foldPhrases(grammars[language].greeting)].sort(
    (one, other) => other.length - one.length,
  ),
);

/** An opener of so many words is told from a request without a punctuation mark behind it: "I made a mistake I meant Italy". */
const UNMISTAKABLE_WORDS_MIN = 4;

/** "Hmm how many": no word of any language. */
const INTERJECTION =
  /^(?:h+m+|m{2,}|a+h|o+h|e+h|a+ha|u+ff?|u+ffa|u+gh|a+rgh|boh|buf|puh|bah|tja|ehm?|ech|ojej|oei|aff|afe)$/;

/**
 * Leaves out what precedes the request: "perfect, now …", "sorry – I meant …", and what follows it after a punctuation mark: "rather in
 * Italy, I got the country wrong".
 */
export function stripOpeners(tokens: readonly Token[], language: Language): readonly Token[] {
  const opener = phrases[language].find((phrase) => isAt(phrase, tokens));
  if (opener === undefined) return stripClosing(tokens, language);
  const next = tokens[opener.length];
  const isUnmistakable = opener.length >= UNMISTAKABLE_WORDS_MIN || INTERJECTION.test(opener.join(' '));
  return next !== undefined && (next.breakBefore !== '' || isUnmistakable)
    ? stripOpeners(tokens.slice(opener.length), language)
    : stripClosing(tokens, language);
}

/** Without its last clause, if that is nothing but openers. */
function stripClosing(tokens: readonly Token[], language: Language): readonly Token[] {
  const start = tokens.findLastIndex(({ breakBefore }, at) => at > 0 && breakBefore !== '');
  return start > 0 && isAllOf(phrases[language], tokens.slice(start))
    ? stripClosing(tokens.slice(0, start), language)
    : tokens;
}

const isAt = (phrase: readonly string[], tokens: readonly Token[]): boolean =>
  phrase.every((word, offset) => tokens[offset]?.folded === word);

/** Whether a message is nothing but such words: "cool", "alles klar", "hello? test". */
export const isOnlyOpeners = (tokens: readonly Token[], language: Language): boolean =>
  isAllOf(idlePhrases[language], tokens);

function isAllOf(known: readonly (readonly string[])[], tokens: readonly Token[]): boolean {
  const phrase = known.find((one) => isAt(one, tokens));
  if (phrase === undefined) return false;
  return phrase.length === tokens.length || isAllOf(known, tokens.slice(phrase.length));
}

/** Of the words of a remark, only what could be a reply counts. */
export const rolesOfOpeners = (items: readonly Item[]): ReadonlySet<Role> =>
  new Set<Role>([
    'greeting',
    ...items.flatMap((item) =>
      [...item.roles].filter((role) => /^(?:thanks|yes|no|aboutTool|startOver)$/.test(role)),
    ),
  ]);
