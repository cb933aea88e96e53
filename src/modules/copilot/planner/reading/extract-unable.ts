import { grammars, mapLanguages, unableWords } from '../dictionaries/dictionaries.ts';
import { type Language, type UnableRequest, unableRequests } from '../lexicon/meaning.ts';
import { foldPhrases, foldSingleWords } from '../text/fold.ts';
import { type Phrases, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { positionsBetween } from './item.ts';
import { isTradeName } from './trade-words.ts';

/** One part of a sign: any of its phrases, at once behind the part before it or anywhere later. */
interface Part {
  readonly phrases: Phrases;
  readonly isNext: boolean;
}

const ASKING = '?';

function partsOf(sign: string, asking: string): Part[] {
  const parts = sign.split(/([+&])/).map((part) => part.trim());
  return parts.flatMap((text, at) =>
    at % 2 > 0
      ? []
      : [
          {
            phrases: foldPhrases(text === ASKING ? asking : text.replaceAll('|', ',')),
            isNext: parts[at - 1] === '&',
          },
        ],
  );
}

const words = mapLanguages((language) => {
  const { around, asking, things, coordinated, own, besideOwn, to, requests } = unableWords[language];
  return {
    own: foldSingleWords(own),
    besideOwn: foldSingleWords(besideOwn),
    to: foldSingleWords(to),
    coordinated: foldPhrases(coordinated),
    and: foldSingleWords(grammars[language].and),
    in: foldSingleWords(grammars[language].in),
    around: foldPhrases(around),
    things: foldPhrases(things),
    signs: unableRequests.flatMap((kind) =>
      requests[kind].split(',').map((sign) => ({ kind, parts: partsOf(sign, asking) })),
    ),
  };
});

const vocabulary = new Set(
  Object.values(words).flatMap(({ things, coordinated, signs }) => [
    ...[...things, ...coordinated].flat(),
    ...signs.flatMap(({ parts }) => parts.flatMap(({ phrases }) => phrases.flat())),
  ]),
);
const verbs = mapLanguages(
  (language) =>
    new Set(
      [
        words[language].coordinated,
        ...words[language].signs.flatMap(({ parts: [verb] }) => verb?.phrases ?? []),
      ]
        .flat()
        .flatMap((phrase) => phrase),
    ),
);
/** Whether it is the verb of such a request: to call, to write. */
export const isUnableVerb = ({ folded }: Token, language: Language): boolean => verbs[language].has(folded);
/** Whether it is one of these words, and no typo of another. */
export const isUnableWord = ({ folded }: Token): boolean => vocabulary.has(folded);

interface Extracted {
  /** What the message asks for and nobody but the user can do: to call, to book. */
  readonly unable: UnableRequest | undefined;
  /** The rest of the message, which may name companies. */
  readonly tokens: readonly Token[];
}

/**
 * Takes "book a table" out of "can you book a table in a restaurant in Rome": the copilot cannot, but it can show the restaurants. Such a
 * request begins with its verb, or with words like "can you".
 */
export function extractUnable(tokens: readonly Token[], language: Language): Extracted {
  const { around, things, signs } = words[language];
  for (let start = 0; start < tokens.length; ) {
    const found = signs
      .map(({ kind, parts }) => ({ kind, places: placesOf(tokens, parts, start) }))
      .filter(({ places }) => places.length > 0)
      .sort((one, other) => other.places.length - one.places.length);
    const [longest] = found;
    if (longest) {
      const places = found.flatMap((one) => one.places);
      const known = new Set(places);
      const removed = new Set([
        ...places,
        ...coordinatedPlaces(tokens, language, known),
        ...(longest.kind === 'contact' ? ownPlaces(tokens, language, known) : []),
      ]);
      for (let at = start; at < tokens.length; at += 1)
        for (let length = phraseLengthAt(tokens, things, at); length > 0; length -= 1)
          removed.add(at + length - 1);
      return { unable: longest.kind, tokens: tokens.filter((_token, at) => at > start && !removed.has(at)) };
    }
    const length = phraseLengthAt(tokens, around, start);
    if (length === 0) break;
    start += length;
  }
  return { unable: undefined, tokens };
}

/** "Email them | and ask for a quote": the clause of another verb of the same action, up to a place that it may end with. */
function coordinatedPlaces(
  tokens: readonly Token[],
  language: Language,
  places: ReadonlySet<number>,
): number[] {
  const start = Math.min(...places);
  const { coordinated, and, in: prepositions } = words[language];
  const isBoundary = ({ folded, breakBefore }: Token): boolean => and.has(folded) || breakBefore === ',';
  const isPlace = ({ folded }: Token, at: number): boolean =>
    prepositions.has(folded) && namesPlaceAt(tokens, at + 1);
  return tokens.flatMap((_token, verb) => {
    if (verb < start || places.has(verb) || phraseLengthAt(tokens, coordinated, verb) === 0) return [];
    const joined = tokens.findLastIndex((token, at) => at > start && at <= verb && isBoundary(token));
    // In German and Dutch, the verb comes last: "und nach einem Angebot fragen".
    const isOfClause = joined >= 0 && !tokens.slice(joined, verb).some(isTradeName);
    const end = tokens.findIndex((token, at) => at > verb && (and.has(token.folded) || isPlace(token, at)));
    return positionsBetween(isOfClause ? joined : verb, (end < 0 ? tokens.length : end) - 1);
  });
}

/** "Email all bakeries in Lyon | offering our flour": what the writer has to offer, up to whom or where it is for. */
function ownPlaces(
  tokens: readonly Token[],
  language: Language,
  places: ReadonlySet<number>,
): readonly number[] {
  const { own, besideOwn, to, and, in: prepositions } = words[language];
  const found = new Set(
    tokens.flatMap((token, at) => {
      if (at < Math.min(...places) || !own.has(token.folded)) return [];
      const from = tokens.findLastIndex((one, before) => before < at && !besideOwn.has(one.folded)) + 1;
      const end = tokens.findIndex(
        ({ folded, breakBefore }, after) =>
          after > at &&
          (breakBefore === ':' ||
            and.has(folded) ||
            to.has(folded) ||
            (prepositions.has(folded) && namesPlaceAt(tokens, after + 1))),
      );
      return positionsBetween(from, (end < 0 ? tokens.length : end) - 1);
    }),
  );
  // "Write to my favourite hotels" names who the message is for.
  const isTradeLeft = tokens.some((token, at) => !found.has(at) && !places.has(at) && isTradeName(token));
  return isTradeLeft ? [...found] : [...found].filter((at) => tokens[at] && !isTradeName(tokens[at]));
}

const namesPlaceAt = (tokens: readonly Token[], at: number): boolean => tokens[at]?.isCapitalised === true;

/** The positions of the words of a sign that begins at a word; none if it does not. */
function placesOf(tokens: readonly Token[], [first, ...others]: readonly Part[], start: number): number[] {
  const length = first ? phraseLengthAt(tokens, first.phrases, start) : 0;
  if (length === 0) return [];
  const own = Array.from({ length }, (_, offset) => start + offset);
  if (others.length === 0) return own;
  const end = others[0]?.isNext ? start + length + 1 : tokens.length;
  for (let at = start + length; at < end; at += 1) {
    const rest = placesOf(tokens, others, at);
    if (rest.length > 0) return [...own, ...rest];
  }
  return [];
}
