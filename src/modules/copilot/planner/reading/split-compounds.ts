import { compoundHeads, grammars, manufacturerNouns, mapLanguages } from '../dictionaries/dictionaries.ts';
import { findSubjectByName, findTradeByName } from '../dictionaries/find-trade.ts';
import { isQualifier } from '../dictionaries/qualifiers.ts';
import { findIndustryByName } from '../dictionaries/trades.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { isTradeName } from './trade-words.ts';

/** "Filter", "Bedingung". */
const conditionNouns = mapLanguages((language) =>
  grammars[language].condition.split(',').map((noun) => noun.trim()),
);

/** Shorter beginnings are not words. */
const LETTERS_MIN = 4;
/** Letters that join the parts of a compound. */
const LINKING_LETTERS = ['', 's', 'n', 'en', 'e'];

/**
 * Splits compounds that no dictionary has into the trade and the word for its companies: "Kleinanzeigenportale", "Lampenhersteller". Before
 * a word for makers anything is accepted, because they may make anything, and so it is before one for traders.
 */
export const splitCompounds = (tokens: readonly Token[], language: Language, lexicon: Lexicon): Token[] =>
  tokens.flatMap((token) => {
    if (token.kind !== 'word') return [token];
    // A message with few words may be read in another language than its compound: "echtscheidingsadvocaten".
    const isWhole = compoundHeads[language].length > 0 ? isKnown(token, lexicon) : isTradeName(token);
    const parts = isWhole ? undefined : splitCompound(token, language, lexicon);
    return parts ?? [token];
  });

function splitCompound(token: Token, language: Language, lexicon: Lexicon): Token[] | undefined {
  const narrowed = splitBeforeTrade(token, language);
  if (narrowed?.[0] && isQualifier(narrowed[0])) return narrowed;
  const lower = token.text.toLowerCase();
  if (compoundHeads[language].length === 0) return undefined;
  for (const noun of conditionNouns[language]) {
    const first = sliceToken(token, 0, lower.length - noun.length);
    // "Mitarbeiterfilter", "Blogfilter".
    if (lower.endsWith(noun) && lexicon.matchesAt([first], 0).length > 0)
      return [first, { ...sliceToken(token, lower.length - noun.length, lower.length), isJoined: true }];
  }
  for (const head of compoundHeads[language]) {
    // Measured in the original spelling, because folding can change the length: ß becomes ss.
    const length = [...Array(lower.length).keys()].find((at) => foldWord(lower.slice(at)) === head);
    if (length === undefined || length < LETTERS_MIN) continue;
    for (const joint of LINKING_LETTERS) {
      const end = length - joint.length;
      if (end < LETTERS_MIN || lower.slice(end, length) !== joint) continue;
      const first = sliceToken(token, 0, end);
      const isMaker =
        SUPPLIERS.test(head) || manufacturerNouns.has(head) || findTradeByName(head)?.name === 'wholesaler';
      const isGoods = findSubjectByName(first.folded) !== undefined;
      if (!isGoods && !isKnown(first, lexicon) && !(isMaker && joint === '')) continue;
      // Other words for companies add nothing to the trade.
      return isMaker || isGoods
        ? [first, { ...sliceToken(token, length, lower.length), isJoined: true }]
        : [first];
    }
  }
  return narrowed;
}

/** Words for suppliers, who may supply anything. */
const SUPPLIERS = /^(?:lieferant|leverancier|exporteur)/;

/** Too many words end with shorter names. */
const NAME_LETTERS_MIN = 7;

/** After a word that is known to narrow trades, they are enough: "Biohotels". */
const KNOWN_LETTERS_MIN = [3, 5] as const;

/** No compound of a trade is longer. */
const COMPOUND_LETTERS_MAX = 40;

/** "Hochzeitsfotografen", "Scheidungsanwälte": a trade or industry and the word that narrows it. */
function splitBeforeTrade(token: Token, language: Language): Token[] | undefined {
  if (token.text.length > COMPOUND_LETTERS_MAX) return undefined;
  for (let at = KNOWN_LETTERS_MIN[0]; at <= token.text.length - KNOWN_LETTERS_MIN[1]; at += 1) {
    const [part, whole] = [sliceToken(token, 0, at - 1), sliceToken(token, 0, at)];
    const isJointed =
      token.text.charAt(at - 1) === 's' && at > LETTERS_MIN && (isQualifier(part) || !isQualifier(whole));
    const first = isJointed ? part : whole;
    const isNarrowed = isQualifier(first);
    const isLong = at >= LETTERS_MIN && token.text.length - at >= NAME_LETTERS_MIN;
    if (!isNarrowed && !(isLong && compoundHeads[language].length > 0)) continue;
    const last = sliceToken(token, at, token.text.length);
    if (isTradeName(last) || (isNarrowed && findIndustryByName(last.text) !== undefined))
      return [
        { ...first, isTradeModifier: true },
        { ...last, isJoined: true },
      ];
  }
  return undefined;
}

const sliceToken = (token: Token, from: number, to: number): Token => {
  const text = token.text.slice(from, to);
  return {
    ...token,
    text,
    folded: foldWord(text),
    start: token.start + from,
    end: token.start + to,
    breakBefore: from === 0 ? token.breakBefore : '',
    // Two capitals in a row would be a name.
    isCapitalised: from === 0 && token.isCapitalised,
  };
};

/** Whether a token names a trade or an industry, or has a grammatical role. */
const isKnown = (token: Token, lexicon: Lexicon): boolean =>
  isTradeName(token) ||
  lexicon
    .matchesAt([token], 0)
    .some(
      ({ entries, isPrefixMatch }) =>
        !isPrefixMatch &&
        entries.some(({ meaning }) => meaning.kind === 'industry' || meaning.kind === 'role'),
    );
