import { answeringWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { isPhraseAt, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

interface Extracted {
  /** The requested language of the answer. */
  readonly answerLanguage: Language | undefined;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const phrasesOf = (list: string): readonly (readonly string[])[] =>
  foldWord(list)
    .split(',')
    .map((phrase) => phrase.trim().split(/[\s'-]+/))
    .sort((one, other) => other.length - one.length);

const phrases = mapLanguages((language) => ({
  verbs: phrasesOf(answeringWords[language].verbs),
  courtesy: phrasesOf(answeringWords[language].courtesy),
}));

/** Words that can precede the name of a language. */
const LANGUAGE_PREPOSITIONS = /^(?:in|auf|en|em|po|w|het|jezyku|het|the|a|me|mir|moi|mi)$/;
/** Those that end such a message: "torna all'italiano". Elsewhere they lead to a list: "volta ao hotel português". */
const RETURNING_PREPOSITIONS = /^(?:al|all|ao|au|do|naar|zum|zu|na|to)$/;
const PREPOSITIONS_MAX = 2;

/**
 * Takes "answer in English" and "…, in English please" out of a message: they request the language of the answer and say nothing about the
 * companies.
 */
export function extractAnswerLanguage(
  tokens: readonly Token[],
  language: Language,
  { lexicon, isFollowUp }: { readonly lexicon: Lexicon; readonly isFollowUp: boolean },
): Extracted {
  const { verbs, courtesy } = phrases[language];
  const lengthAt = (list: readonly (readonly string[])[], at: number): number =>
    phraseLengthAt(tokens, list, at);
  for (const [at, token] of tokens.entries()) {
    let first = at;
    const isPreposition = (word: string): boolean =>
      LANGUAGE_PREPOSITIONS.test(word) || (at === tokens.length - 1 && RETURNING_PREPOSITIONS.test(word));
    while (first > 0 && at - first < PREPOSITIONS_MAX && isPreposition(tokens[first - 1]?.folded ?? ''))
      first -= 1;
    if (first === at) continue;
    const ends = (length: number): boolean =>
      first >= length &&
      verbs.some((phrase) => phrase.length === length && isPhraseAt(tokens, phrase, first - length));
    const verb = [2, 1].find(ends) ?? 0;
    const polite = lengthAt(courtesy, at + 1);
    const isAtEnd = at + 1 + polite >= tokens.length;
    const isApart = /[,;.!?:–—]/.test(tokens[first]?.breakBefore ?? '');
    // "Kannst du auf Englisch antworten?"
    const verbBehind = verb > 0 ? 0 : lengthAt(verbs, at + 1);
    // After a list, "in English please" is about the answer.
    const isLed = first > 0 && lengthAt(courtesy, 0) === first;
    const isAsked = isAtEnd && (isLed ? isFollowUp : polite > 0 && (first > 0 ? isApart : isFollowUp));
    if (verb === 0 && verbBehind === 0 && !isAsked) continue;
    const answerLanguage = languageNamed(token, lexicon);
    if (answerLanguage === undefined) continue;
    const start = verb === 0 && isLed ? 0 : first - verb;
    return { answerLanguage, tokens: tokens.toSpliced(start, at + 1 - start + (verbBehind || polite)) };
  }
  return { answerLanguage: undefined, tokens };
}

/** Prepositions before the language to translate into. */
const TARGET_PREPOSITIONS = /^(?:in|into|to|ins|auf|nach|en|vers|al|a|het|naar|para|o|em|na|po)$/;

/** "Translate the page of a Spanish hotel into English": the language to translate into is none of the page. */
export function withoutTargetLanguage(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const removed = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    let first = at;
    while (at - first < PREPOSITIONS_MAX && TARGET_PREPOSITIONS.test(tokens[first - 1]?.folded ?? ''))
      first -= 1;
    if (first === at || !namesLanguage(token, lexicon)) continue;
    for (let place = first; place <= at; place += 1) removed.add(place);
  }
  return tokens.filter((_token, at) => !removed.has(at));
}

const namesLanguage = (token: Token, lexicon: Lexicon): boolean =>
  lexicon
    .matchesAt([token], 0)
    .some(({ entries }) =>
      entries.some(
        ({ meaning }) =>
          meaning.kind === 'language' || (meaning.kind === 'people' && meaning.language !== undefined),
      ),
    );

/** The language that a word names, if there are answers in it. */
function languageNamed(token: Token, lexicon: Lexicon): Language | undefined {
  for (const { entries } of lexicon.matchesAt([token], 0))
    for (const { meaning } of entries) {
      const code =
        meaning.kind === 'language' ? meaning.code : meaning.kind === 'people' ? meaning.language : undefined;
      const found = languages.find((one) => one === code);
      if (found) return found;
    }
  return undefined;
}
