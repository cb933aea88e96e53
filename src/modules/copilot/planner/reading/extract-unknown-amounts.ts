import { grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language, Meaning } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { COMPARISON_KINDS, type Part, partsOf } from './amount-parts.ts';
import { isTradeName } from './trade-words.ts';

interface Extracted {
  /** The conditions, as they were written. */
  readonly texts: readonly string[];
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const AMOUNTS_MAX = 5;

/**
 * Takes conditions on numbers that no column has out of a message, such as "more than 20 rooms" and "at least two languages": searched for
 * as words, they would find other companies.
 */
export function extractUnknownAmounts(
  tokens: readonly Token[],
  message: string,
  context: Context,
): Extracted {
  let extracted: Extracted = { texts: [], tokens };
  for (let taken = 0; taken < AMOUNTS_MAX; taken += 1) {
    const found = findAmount(extracted.tokens, context);
    if (!found) break;
    const [start, end] = found;
    const text = message.slice(extracted.tokens[start]?.start, extracted.tokens[end - 1]?.end);
    extracted = {
      texts: [...extracted.texts, text],
      tokens: extracted.tokens.toSpliced(start, end - start),
    };
  }
  return extracted;
}

interface Context {
  readonly lexicon: Lexicon;
  readonly language: Language;
}

/** Where a compared number and what it counts start and end. */
function findAmount(tokens: readonly Token[], context: Context): readonly [number, number] | undefined {
  const parts = partsOf(tokens, context.language);
  for (const [place, { kind }] of parts.entries()) {
    const span = kind === 'number' ? comparedSpan(parts, place, tokens, context.language) : undefined;
    if (span === undefined) continue;
    const [start, end] = span;
    // "At least two phone numbers": the feature remains a condition.
    if (meaningsAt(tokens, end, context).some((meaning) => meaning.kind === 'feature')) return span;
    const isSubjectNamed = tokens.slice(0, start).some((_token, at) => isSubject(tokens, at, context));
    let last = end;
    while (isCounted(tokens, last, isSubjectNamed, context)) last += 1;
    if (last > end) return [start, last];
  }
  return undefined;
}

/** "More than 20", "20 or more", "20+", "between 10 and 20": where these words start and end; undefined if the number is not compared. */
function comparedSpan(
  parts: readonly Part[],
  place: number,
  tokens: readonly Token[],
  language: Language,
): readonly [number, number] | undefined {
  const isKind = (at: number, ...kinds: Part['kind'][]): boolean => kinds.includes(parts[at]?.kind);
  const isRange = isKind(place + 1, 'to', 'atMost') && isKind(place + 2, 'number');
  const isLed = isRange
    ? betweenWords[language].has(parts[place - 1]?.text ?? '')
    : COMPARISON_KINDS.has(parts[place - 1]?.kind);
  const isFollowed = COMPARISON_KINDS.has(parts[place + 1]?.kind);
  const start = parts[isLed ? place - 1 : place];
  const end = parts[isRange ? place + 2 : isFollowed ? place + 1 : place];
  if (!start || !end) return undefined;
  const isCompared = start !== end || tokens[start.at]?.text.endsWith('+') === true;
  return isCompared ? [start.at, end.at + end.length] : undefined;
}

const betweenWords = mapLanguages((language) => new Set(foldWord(grammars[language].between).split(/,\s*/)));

/** Roles of the nouns for parts of a site, which are counted in "at least two languages". */
const COUNTED_ROLES: ReadonlySet<Role> = new Set<Role>(['language', 'parts', 'fields']);

/**
 * Whether a word has no meaning of its own, or is one of these nouns. "More than 20 bakeries" counts companies if none were named before.
 */
function isCounted(tokens: readonly Token[], at: number, isSubjectNamed: boolean, context: Context): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.breakBefore !== '') return false;
  return (
    (isSubjectNamed || !isTradeName(token)) &&
    meaningsAt(tokens, at, context).every(
      (meaning) => meaning.kind === 'role' && COUNTED_ROLES.has(meaning.role),
    )
  );
}

function isSubject(tokens: readonly Token[], at: number, context: Context): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  return (
    isTradeName(token) ||
    meaningsAt(tokens, at, context).some(
      (meaning) =>
        meaning.kind === 'industry' ||
        (meaning.kind === 'role' && (meaning.role === 'shop' || meaning.role === 'company')),
    )
  );
}

const meaningsAt = (tokens: readonly Token[], at: number, { lexicon, language }: Context): Meaning[] =>
  lexicon
    .matchesAt(tokens, at)
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.language === undefined || entry.language === language)
    .map(({ meaning }) => meaning);
