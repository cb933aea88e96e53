import { tradesInText } from '../../../extraction/business/trades-in-text.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Language, languages, type Meaning } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { ENDINGS, LETTERS, NATIONALITY_ENDINGS } from './letters-of-languages.ts';
import { days } from './place-candidates.ts';
import { languagesOfSign, languagesSpelling } from './spelled-words.ts';
import { AMBIGUOUS_PLACES } from './tag.ts';
import {
  isUnsupportedTradeName,
  languagesOfCompound,
  languagesOfPhrase,
  languagesOfSubject,
  languagesOfTrade,
} from './trade-words.ts';

/** An ending of at least this many letters is strong evidence by itself: "viticulteurs", but not "pizzas". */
const DISTINCTIVE_LETTERS_MIN = 4;

/** Roles whose words are typical of a language. */
const DISTINCTIVE_ROLES: ReadonlySet<Role> = new Set<Role>([
  'command',
  'company',
  'about',
  'count',
  'like',
  'without',
  'whatAbout',
  'nextPage',
  'startOver',
  'unsupported',
  'greeting',
  'offTopic',
  'ofThem',
  'puts',
  'beside',
]);

/** Names of cities and technologies occur in every language. */
const isLanguageEvidence = ({ kind }: Meaning): boolean =>
  kind === 'role' || kind === 'country' || kind === 'people';

/** The "e" of "e-mail" is not the Italian word. */
const isPartOfWord = (tokens: readonly Token[], at: number, length: number): boolean =>
  length === 1 &&
  (tokens[at]?.isJoined === true || tokens[at + 1]?.isJoined === true) &&
  (tokens[at]?.folded.length ?? 0) < 2;

/** "Commerce" of "e-commerce" is not the French word for a shop. */
const isElectronic = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isJoined === true && tokens[at - 1]?.folded === 'e';

/** Whether a capital letter within a sentence makes this part of a name: "Legal" of "Kestrelgate Legal". German capitalises all nouns. */
const isNamePart = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  tokens[at]?.isCapitalised === true &&
  tokens[at]?.breakBefore === '' &&
  (tokens[at]?.text.length ?? 0) > 1 &&
  tokens.some(({ kind, isCapitalised }) => kind === 'word' && !isCapitalised);

/** "No sábado": Spanish has an article before a day. */
const isPortugueseDay = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|na|nos|nas|ao|aos)$/.test(tokens[at]?.folded ?? '') &&
  tokens[at + 1]?.breakBefore === '' &&
  days.pt.has(tokens[at + 1]?.folded ?? '');

/** "No Brasil" is Portuguese for "in Brazil"; in other languages "no" is a negation and does not precede a name alone. */
const isPortuguesePlace = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  /^(?:no|na|nos|nas)$/.test(tokens[at]?.folded ?? '') &&
  tokens[at]?.breakBefore === '' &&
  !/^(?:pero|y|sino)$/.test(tokens[at - 1]?.folded ?? '') &&
  lexicon.matchesAt(tokens, at + 1).some(({ entries }) =>
    entries.some(
      ({ language, meaning }) =>
        // "Na República Checa": the country has the same name in Spanish, which has no such preposition.
        ((language === 'pt' || (language === 'es' && tokens[at]?.folded !== 'no')) &&
          meaning.kind === 'country') ||
        (meaning.kind === 'place' && /^(?:PT|BR|AO|MZ)$/.test(meaning.country ?? '')),
    ),
  );

const isPlaceAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  lexicon
    .matchesAt(tokens, at)
    .some(({ entries }) => entries.some(({ meaning: { kind } }) => kind === 'country' || kind === 'place'));

/** Words that are common in other languages too, but not at this place or in this spelling. */
function languageOfFunctionWord(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isFirst: boolean,
): Language | undefined {
  const { text = '', folded = '' } = tokens[at] ?? {};
  // "Is": Italian writes it with another accent, and Spanish has no such word.
  if (text.toLowerCase() === 'é') return 'pt';
  if (text.toLowerCase() === 'à' || folded === 'sans') return 'fr';
  // "W Polsce", "we Francji", "ze Szczecina": the English words do not precede a place.
  if (/^(?:w|we|ze)$/.test(folded) && isPlaceAt(tokens, at + 1, lexicon)) return 'pl';
  // "Rotterdam of Utrecht"; the English word does not join two cities.
  if (folded === 'of' && isPlaceAt(tokens, at + 1, lexicon) && isPlaceAt(tokens, at - 1, lexicon))
    return 'nl';
  if (isPortuguesePlace(tokens, at, lexicon) || isPortugueseDay(tokens, at)) return 'pt';
  // "A Milano" begins a place in Italian; the English article does not precede a city.
  return folded === 'a' && isFirst && at > 0 && isPlaceAt(tokens, at + 1, lexicon) ? 'it' : undefined;
}
const FUNCTION_WORD_POINTS = 1.2;
const COUNTRY_POINTS = 2;

/** Cities with a different name in English: a message with “Wien” is in German. */
const LANGUAGE_OF_CITY: Readonly<Record<string, Language>> = Object.fromEntries(
  (
    [
      ['de', 'wien munchen koln nurnberg'],
      ['it', 'roma milano torino firenze venezia napoli genova'],
      ['pt', 'lisboa'],
      ['es', 'sevilla'],
      ['pl', 'warszawa warszawie krakow krakowie'],
      ['nl', 'haag antwerpen brugge brussel'],
    ] as const
  ).flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const)),
);
const CITY_POINTS = 0.4;

/** A trade named in a language without answers is answered in English. */
const UNSUPPORTED_TRADE_POINTS = 1.5;
/** The name of a trade is as strong a sign of the language as a grammar word. */
const TRADE_POINTS = 0.9;
/** Words that classify homepages are more often shared by several languages. */
const CLASSIFYING_POINTS = 0.5;
const TRADE_CHARACTERS_MIN = 4;

const languagesOf = (matches: ReturnType<Lexicon['matchesAt']>): ReadonlySet<Language> =>
  new Set(matches.flatMap(({ entries }) => entries.flatMap(({ language }) => language ?? [])));

const isOnlyPlace = ([longest]: ReturnType<Lexicon['matchesAt']>): boolean =>
  longest?.entries.every(({ meaning }) => meaning.kind === 'place') === true;

/**
 * A German message that has capitals also capitalises nouns like Restaurants, so a trade in lower case is not German there: "Belgische
 * restaurants" is Dutch.
 */
const createLowerCaseNounCheck = (tokens: readonly Token[]): ((token: Token) => boolean) => {
  const hasCapitals = tokens.some(({ isCapitalised, kind }) => kind === 'word' && isCapitalised);
  return ({ isCapitalised }) => hasCapitals && !isCapitalised;
};

/** With a lower score, the language is uncertain. */
const CERTAIN_POINTS = 0.5;
/** Words that fit several languages, like "restaurants in Berlin", count as English unless another language leads by more than this. */
const TIE_POINTS = 0.15;

/** In a conversation, another language must lead by this share of its points, or have a word that only it has at this place. */
const CLEAR_SHARE = 0.25;

const SIGN_POINTS = 0.8;
const PREVIOUS_LANGUAGE_POINTS = 0.6;
/** Slightly more than the points for an ending. */
const CALLER_POINTS = 0.35;
/** Longer messages have enough words to detect the language. */
const SHORT_MESSAGE_WORDS_MAX = 2;

/** Enough for a language if none of the words is English: "Fotografen" is German and Dutch. */
const LIKELY_POINTS = 0.4;

/** More than the points of the last language, together with those of the words. */
const ASKING_ON_POINTS = 0.6;

/** The languages in which a message starts with "and in": "en in Brugge?" */
const languagesAskingOn = (tokens: readonly Token[], lexicon: Lexicon): Language[] =>
  languages.filter((wanted) =>
    (['and', 'in'] as const).every((role, at) =>
      lexicon
        .matchesAt(tokens, at)
        .some(({ entries }) =>
          entries.some(
            ({ language, meaning }) =>
              language === wanted && meaning.kind === 'role' && meaning.role === role,
          ),
        ),
    ),
  );

interface Scores {
  readonly scores: ReadonlyMap<Language, number>;
  /** The languages of words that are common in other languages too, but not at their place. */
  readonly ofFunctionWords: readonly Language[];
}

function scoreLanguages(
  message: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  last: Language | undefined,
  callerLanguage?: Language,
): Scores {
  const isShort = last === undefined && tokens.length <= SHORT_MESSAGE_WORDS_MAX;
  const scores = new Map<Language, number>(
    languages.map((language) => [
      language,
      language === last
        ? PREVIOUS_LANGUAGE_POINTS
        : isShort && language === callerLanguage
          ? CALLER_POINTS
          : 0,
    ]),
  );
  const add = (language: Language, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  const addEndings = (endings: typeof ENDINGS, { folded }: Token, lettersMin = 1): void => {
    for (const [ending, of] of endings) {
      const letters = ending.exec(folded)?.[0].length ?? 0;
      if (letters >= lettersMin) add(of, letters >= DISTINCTIVE_LETTERS_MIN ? 0.5 : 0.3);
    }
  };
  const isLowerCaseNoun = createLowerCaseNounCheck(tokens);
  const functionWords = new Map<number, Language>();
  tokens.forEach((token, at) => {
    if (token.kind === 'domain' || isElectronic(tokens, at)) return;
    const signs = languagesOfSign(token);
    const spelling = languagesSpelling(token);
    for (const language of signs)
      if (spelling.size === 0 || spelling.has(language)) add(language, SIGN_POINTS / Math.sqrt(signs.length));
    // Codes and abbreviations belong to no language.
    if (/^\p{Lu}{2,3}$/u.test(token.text)) return;
    // "Nice" is a city where it is written like one.
    if (at > 0 && token.isCapitalised && AMBIGUOUS_PLACES.has(token.folded)) return;
    const best = new Map<Language, number>();
    const cityLanguage = LANGUAGE_OF_CITY[token.folded];
    if (cityLanguage !== undefined && last === undefined) add(cityLanguage, CITY_POINTS);
    const matches = lexicon.matchesAt(tokens, at);
    const isOfName = isNamePart(tokens, at);
    // A trade in a name says nothing about the rest: "heeft Silverhearth Bakery een blog?"
    const countsAsTrade = (language: Language): boolean => !isOfName || language === 'de';
    for (const language of languagesOfPhrase(tokens, at))
      if (countsAsTrade(language)) add(language, TRADE_POINTS);
    // The words of a phrase like "numéro de téléphone" are no evidence for another language. A single word for an industry is scored by its
    // ending.
    const [longest] = matches;
    if (longest?.entries.some(({ meaning }) => meaning.kind === 'people'))
      addEndings(NATIONALITY_ENDINGS, token);
    if (
      longest?.entries.every((entry) => entry.language === undefined && entry.meaning.kind !== 'industry')
    ) {
      if (longest.length === 1 && !isOnlyPlace(matches)) addEndings(ENDINGS, token, DISTINCTIVE_LETTERS_MIN);
      return;
    }
    if (
      longest !== undefined &&
      longest.length > 1 &&
      longest.entries.every((entry) => entry.language === undefined) &&
      // "Firmy" in "firmy transportowe" is Polish only, "empresas" in "empresas de seguridad" Spanish or Portuguese.
      (languagesOf(matches).size === 0 || languagesOf(matches).size > 2)
    )
      return;
    for (const { length, entries, isPrefixMatch } of matches)
      for (const { language, meaning } of entries)
        if (
          language !== undefined &&
          isLanguageEvidence(meaning) &&
          !isPartOfWord(tokens, at, length) &&
          !(isOfName && meaning.kind === 'role' && language !== 'de')
        ) {
          const points =
            meaning.kind === 'role' ? (DISTINCTIVE_ROLES.has(meaning.role) ? 1.6 : 1) : COUNTRY_POINTS;
          best.set(
            language,
            Math.max(best.get(language) ?? 0, points * (isPrefixMatch ? 0.5 : 1) * (1 + (length - 1) * 0.5)),
          );
        }
    // "Na República Checa" is Portuguese, although the country has the same name in Spanish.
    const isAfterPortuguese = at > 0 && functionWords.get(at - 1) === 'pt';
    if (isAfterPortuguese && longest?.entries.every(({ meaning }) => meaning.kind === 'country')) {
      best.clear();
      best.set('pt', COUNTRY_POINTS);
    }
    const functionWordLanguage = languageOfFunctionWord(tokens, at, lexicon, last === undefined);
    if (functionWordLanguage) {
      // As such it is no word of another language: "no" is no negation in "academias no Brasil".
      for (const language of [...best.keys()]) if (language !== functionWordLanguage) best.delete(language);
      add(functionWordLanguage, FUNCTION_WORD_POINTS);
      functionWords.set(at, functionWordLanguage);
    }
    // In Spanish, "e" for "and" occurs only before an i.
    if (token.folded === 'e' && !/^h?i/.test(tokens[at + 1]?.folded ?? '')) {
      best.delete('es');
      add('pt', 0.4);
    }
    if (best.size === 0 && isUnsupportedTradeName(token)) add('en', UNSUPPORTED_TRADE_POINTS);
    const ofTrade = languagesOfTrade(token);
    for (const language of ofTrade ?? [])
      if (countsAsTrade(language) && !(language === 'de' && isLowerCaseNoun(token)))
        add(language, TRADE_POINTS / (ofTrade?.size ?? 1));
    const ofGoods =
      ofTrade === undefined && best.size === 0
        ? [...languagesOfSubject(token), ...languagesOfCompound(token)]
        : [];
    for (const language of ofGoods) if (countsAsTrade(language)) add(language, TRADE_POINTS / ofGoods.length);
    // Within a sentence, only German capitalises nouns.
    if (at > 0 && token.isCapitalised && ofTrade?.has('de') === true) add('de', TRADE_POINTS / 2);
    // With accents, a word belongs to the languages that write it so.
    if ([...best.keys()].some((language) => spelling.has(language)) && /\P{ASCII}/u.test(token.text))
      for (const language of [...best.keys()]) if (!spelling.has(language)) best.delete(language);
    // A word that many languages share is weak evidence, and one that all of them have is none.
    if (best.size < languages.length)
      for (const [language, points] of best) add(language, points / Math.sqrt(best.size));
    if (best.size === 0 && ofGoods.length === 0 && token.kind === 'word') addEndings(ENDINGS, token);
  });
  if (last !== undefined)
    for (const language of languagesAskingOn(tokens, lexicon))
      if (!languagesOf(lexicon.matchesAt(tokens, 0)).has(last)) add(language, ASKING_ON_POINTS);
  // A trade name that several languages share is no evidence for any of them.
  const written = tokens.filter(
    (token, at) =>
      token.kind === 'word' &&
      !isElectronic(tokens, at) &&
      token.text.length >= TRADE_CHARACTERS_MIN &&
      (languagesOfTrade(token)?.size ?? 1) === 1,
  );
  const addTrades = (of: readonly Token[], counts: (language: string) => boolean): void => {
    const { languageWords } = tradesInText(of.map((token) => token.text).join(' '));
    for (const [language, words] of Object.entries(languageWords))
      if (scores.has(language as Language) && counts(language))
        add(language as Language, CLASSIFYING_POINTS * Math.min(1, words));
  };
  addTrades(written, (language) => language === 'de');
  addTrades(
    written.filter((token) => !isNamePart(tokens, tokens.indexOf(token))),
    (language) => language !== 'de',
  );
  // In a conversation, "in München" is no sign of German: the city is written so in other languages too.
  const text = tokens
    .filter(
      ({ kind }, at) =>
        kind === 'domain' || (last !== undefined && isOnlyPlace(lexicon.matchesAt(tokens, at))),
    )
    .reduce((rest, name) => rest.replace(name.text, ' '), message);
  for (const [letters, of] of LETTERS)
    if (letters.test(text)) for (const language of of) add(language, 1.2 / of.length);
  return { scores, ofFunctionWords: [...functionWords.values()] };
}

const bestOf = (scores: Scores['scores']): readonly [Language, number] =>
  [...scores].reduce((best, entry) => (entry[1] > best[1] + 1e-9 ? entry : best));

/** Whether the words of a message fit several languages, so that it says little about that of the conversation: "hotel in Austria". */
export function isOfAnyLanguage(message: string, tokens: readonly Token[], lexicon: Lexicon): boolean {
  const { scores } = scoreLanguages(message, tokens, lexicon, undefined);
  const [language, points] = bestOf(scores);
  const others = [...scores].flatMap(([other, score]) => (other === language ? [] : [score]));
  return points < CERTAIN_POINTS || points - Math.max(...others) < TIE_POINTS;
}

/**
 * Detects the language of a message from its words. If they are not enough, it is `last`; if several languages fit equally, the caller's.
 */
export function detectLanguage(
  message: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  last: Language | undefined,
  callerLanguage?: Language,
): Language {
  const { scores, ofFunctionWords } = scoreLanguages(message, tokens, lexicon, last, callerLanguage);
  const [language, points] = bestOf(scores);
  if (points < CERTAIN_POINTS) {
    const isLikely = points >= LIKELY_POINTS && scores.get('en') === 0;
    return last ?? callerLanguage ?? (isLikely ? language : 'en');
  }
  // A conversation stays in its language unless another one clearly leads.
  const clearLead = ofFunctionWords.includes(language)
    ? TIE_POINTS
    : Math.max(TIE_POINTS, CLEAR_SHARE * points);
  if (last !== undefined && points - (scores.get(last) ?? 0) < clearLead) return last;
  if (last === undefined && callerLanguage && points - (scores.get(callerLanguage) ?? 0) < TIE_POINTS)
    return callerLanguage;
  return points - (scores.get('en') ?? 0) < TIE_POINTS ? 'en' : language;
}
