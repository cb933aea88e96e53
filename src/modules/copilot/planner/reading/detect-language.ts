import { tradesInText } from '../../../extraction/index.ts';
import { tradeNamed } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { trades } from '../dictionaries/trades.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Language, languages, type Meaning } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** Letters that few of the languages have. */
const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ąęłńśźżćĄĘŁŃŚŹŻĆ]/, ['pl']],
  [/[ßäöüÄÖÜ]/, ['de']],
  [/[ñ¿¡]/, ['es']],
  [/[ãõÃÕ]/, ['pt']],
  [/[êâôÊÂÔ]/, ['fr', 'pt']],
  [/[œîûùÎÛ]/, ['fr']],
  [/[èà]/, ['fr', 'it']],
  [/[ìò]/, ['it']],
  [/ç/, ['fr', 'pt']],
  [/ij|[ëï]/, ['nl']],
  [/[áíú]/, ['es', 'pt']],
  [/é/, ['fr', 'es', 'pt']],
  [/ó/, ['es', 'pl', 'pt']],
];

/** How words that no dictionary has end, where a language often ends so; after accents are gone. */
const ENDINGS: readonly (readonly [RegExp, Language])[] = [
  [/(?:os|as|ores|eros|eras|ciones|cion|erias|ales)$/, 'es'],
  [/(?:i|ieri|tori|zioni|zione|ici|ella|elli)$/, 'it'],
  [/(?:coes|cao|oes|ais|eiros|eiras|aria|arias|eis)$/, 'pt'],
  [/(?:eurs|iers|ieres|eaux|ements|istes|aux|elles|erie|eries)$/, 'fr'],
  [/(?:ers|sten|ijven|ijen|heden|jes|ingen|aars)$/, 'nl'],
  [
    /(?:ungen|ung|eien|haus|hauser|innen|arzte|handler|schaften|schulen|laden|firmen|betriebe|praxen|kliniken|bauer|makler)$/,
    'de',
  ],
  [/(?:ow|owie|nie|cy|rzy|ych|nia|arnie|ki|etowe|etowy|etowych)$/, 'pl'],
  [/(?:ing|ies|ers|ists|ments|ness)$/, 'en'],
];

/** Endings of so many letters tell a language alone: viticulteurs, not pizzas. */
const TELLING_LETTERS = 4;

/** Words that are typical of a language. */
const TELLING: ReadonlySet<Role> = new Set<Role>([
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
]);

/** Names of cities and technologies occur in every language. */
const isTelling = ({ kind }: Meaning): boolean => kind === 'role' || kind === 'country' || kind === 'people';

/** The e of e-mail is no word of Italian. */
const isPartOfWord = (tokens: readonly Token[], at: number, length: number): boolean =>
  length === 1 &&
  (tokens[at]?.isJoined === true || tokens[at + 1]?.isJoined === true) &&
  (tokens[at]?.folded.length ?? 0) < 2;

/** "No Brasil" is in Brazil in Portuguese; elsewhere "no" denies, and never a name alone. */
const isPortuguesePlace = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  /^(?:no|na|nos|nas)$/.test(tokens[at]?.folded ?? '') &&
  lexicon
    .matchesAt(tokens, at + 1)
    .some(({ entries }) =>
      entries.some(
        ({ language, meaning }) =>
          (language === 'pt' && meaning.kind === 'country') ||
          (meaning.kind === 'place' && /^(?:PT|BR|AO|MZ)$/.test(meaning.country)),
      ),
    );

/** Words for trades by the languages that have them. */
const tradeWords = new Map<string, Set<Language>>();
for (const { forms } of trades)
  for (const language of languages)
    for (const form of forms[language])
      tradeWords.set(foldWord(form), (tradeWords.get(foldWord(form)) ?? new Set()).add(language));

/** Languages whose word for a trade this is as it is written, or else without its accents. */
function languagesOfTrade({ text, folded }: Token): ReadonlySet<Language> | undefined {
  const exact = [...(tradeWords.get(folded) ?? [])].filter((language) =>
    exactTradeWords.has(`${language} ${text.toLowerCase()}`),
  );
  return exact.length > 0 ? new Set(exact) : tradeWords.get(folded);
}

/** Languages that have a name of several words which begins here: dental practices. */
function languagesOfPhrase(tokens: readonly Token[], at: number): ReadonlySet<Language> {
  for (const length of [3, 2]) {
    const phrase = tokens.slice(at, at + length);
    const found =
      phrase.length === length ? tradeWords.get(phrase.map(({ folded }) => folded).join(' ')) : undefined;
    if (found) return found;
  }
  return new Set();
}

/** A trade in a language that there are no answers in is answered in English. */
const ELSEWHERE_POINTS = 1.5;
const elsewhere = new Set(
  trades.flatMap(({ forms }) =>
    Object.entries(forms).flatMap(([language, names]) =>
      (languages as readonly string[]).includes(language) ? [] : names.map((name) => foldWord(name)),
    ),
  ),
);
const isNamedElsewhere = ({ folded }: Token): boolean => elsewhere.has(folded) && !tradeWords.has(folded);

export const isTradeName = ({ folded }: Token): boolean =>
  tradeWords.has(folded) || tradeNamed(folded) !== undefined;

const exactTradeWords = new Set(
  trades.flatMap(({ forms }) =>
    languages.flatMap((language) => forms[language].map((form) => `${language} ${form.toLowerCase()}`)),
  ),
);

/** Cities that English calls otherwise: who writes Wien writes German. */
const HOME: Readonly<Record<string, Language>> = Object.fromEntries(
  (
    [
      ['de', 'wien munchen koln nurnberg'],
      ['it', 'roma milano torino firenze venezia napoli genova'],
      ['pt', 'lisboa'],
      ['es', 'sevilla'],
      ['pl', 'warszawa warszawie krakow krakowie'],
    ] as const
  ).flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const)),
);
const HOME_POINTS = 0.4;

/** What a trade is called tells the language as much as a small word does. */
const TRADE_POINTS = 0.9;
/** Words that homepages are classified by are of several languages more often. */
const CLASSIFYING_POINTS = 0.5;
const TRADE_CHARACTERS_MIN = 4;

/** Whoever writes Berlin with a capital letter in German writes Restaurants with one, too. */
const isSmallNounIn = (tokens: readonly Token[]): ((token: Token) => boolean) => {
  const hasCapitals = tokens.some(
    ({ isCapitalised, kind }, at) => at > 0 && kind === 'word' && isCapitalised,
  );
  return ({ isCapitalised }) => hasCapitals && !isCapitalised;
};

/** Fewer are no sign. */
const CERTAIN_POINTS = 0.5;
/** Words of several languages, such as "restaurants in Berlin", are English unless another one is ahead by more. */
const NEAR_POINTS = 0.15;

const LAST_POINTS = 0.6;
/** A little more than an ending tells. */
const CALLER_POINTS = 0.35;
/** Longer messages have words of their own that tell. */
const BARE_WORDS_MAX = 2;

/** The language of a message by its words; `last` where that is unclear, and of several alike that of the caller. */
export function detectLanguage(
  message: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  last: Language | undefined,
  ofCaller?: Language,
): Language {
  const isBare = last === undefined && tokens.length <= BARE_WORDS_MAX;
  const scores = new Map<Language, number>(
    languages.map((language) => [
      language,
      language === last ? LAST_POINTS : isBare && language === ofCaller ? CALLER_POINTS : 0,
    ]),
  );
  const add = (language: Language, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  const isSmallNoun = isSmallNounIn(tokens);
  tokens.forEach((token, at) => {
    // Codes and abbreviations are of no language.
    if (/^\p{Lu}{2,3}$/u.test(token.text)) return;
    const best = new Map<Language, number>();
    const home = HOME[token.folded];
    if (home !== undefined) add(home, HOME_POINTS);
    const matches = lexicon.matchesAt(tokens, at);
    // A name of several words, such as numéro de téléphone, is not made of the words of another language; a trade ends as words of its own do.
    const [longest] = matches;
    if (longest?.entries.every((entry) => entry.language === undefined && entry.meaning.kind !== 'industry'))
      return;
    if (
      longest !== undefined &&
      longest.length > 1 &&
      longest.entries.every((entry) => entry.language === undefined)
    )
      return;
    for (const { length, entries, isByStem } of matches)
      for (const { language, meaning } of entries)
        if (language !== undefined && isTelling(meaning) && !isPartOfWord(tokens, at, length)) {
          const points = meaning.kind === 'role' ? (TELLING.has(meaning.role) ? 1.6 : 1) : 2;
          best.set(
            language,
            Math.max(best.get(language) ?? 0, points * (isByStem ? 0.5 : 1) * (1 + (length - 1) * 0.5)),
          );
        }
    if (isPortuguesePlace(tokens, at, lexicon)) add('pt', 1.2);
    // In Spanish only before an i.
    if (token.folded === 'e' && !/^h?i/.test(tokens[at + 1]?.folded ?? '')) add('pt', 0.4);
    for (const language of languagesOfPhrase(tokens, at)) add(language, TRADE_POINTS);
    if (isNamedElsewhere(token)) add('en', ELSEWHERE_POINTS);
    const ofTrade = languagesOfTrade(token);
    if (ofTrade)
      for (const language of ofTrade)
        if (!(language === 'de' && isSmallNoun(token))) add(language, TRADE_POINTS / ofTrade.size);
    // Within a sentence only German writes a noun with a capital letter.
    if (at > 0 && token.isCapitalised && ofTrade?.has('de') === true) add('de', TRADE_POINTS / 2);
    // A word of many languages is weak evidence.
    for (const [language, points] of best) add(language, points / Math.sqrt(best.size));
    if (best.size === 0 && token.kind === 'word')
      for (const [ending, of] of ENDINGS) {
        const letters = ending.exec(token.folded)?.[0].length ?? 0;
        if (letters > 0) add(of, letters >= TELLING_LETTERS ? 0.5 : 0.3);
      }
  });
  const written = tokens
    // A name of a trade that several languages have tells none of them.
    .filter(
      (token) =>
        token.kind === 'word' &&
        token.text.length >= TRADE_CHARACTERS_MIN &&
        (languagesOfTrade(token)?.size ?? 1) === 1,
    )
    .map(({ text }) => text)
    .join(' ');
  for (const [language, words] of Object.entries(tradesInText(written).languageWords))
    if (scores.has(language as Language)) add(language as Language, CLASSIFYING_POINTS * Math.min(1, words));
  for (const [letters, of] of LETTERS)
    if (letters.test(message)) for (const language of of) add(language, 1.2 / of.length);
  const [language, points] = [...scores].reduce((best, entry) => (entry[1] > best[1] + 1e-9 ? entry : best));
  if (points < CERTAIN_POINTS) return last ?? ofCaller ?? 'en';
  if (last === undefined && ofCaller && points - (scores.get(ofCaller) ?? 0) < NEAR_POINTS) return ofCaller;
  return points - (scores.get('en') ?? 0) < NEAR_POINTS ? 'en' : language;
}
