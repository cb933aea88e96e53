import { ageWords, employeeWords, eventWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { isPhraseAt, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import type { FoundedCondition } from './find-years.ts';

interface Extracted {
  readonly founded: readonly FoundedCondition[];
  /** The words of the condition, as they were written. */
  readonly text: string;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

type Phrases = readonly (readonly string[])[];

/** What a comparison with an age says about the year of foundation. */
const OPERATORS = {
  older: 'lt',
  more: 'lt',
  atLeast: 'lte',
  younger: 'gt',
  fewer: 'gt',
  atMost: 'gte',
  last: 'gte',
} as const;
type Comparison = keyof typeof OPERATORS;
const COMPARISONS = Object.keys(OPERATORS) as readonly Comparison[];

const words = mapLanguages((language) => {
  const { year, founded, before, since } = grammars[language];
  const ages = ageWords[language];
  const severalWords = (list: string): Phrases => foldPhrases(list).filter(({ length }) => length > 1);
  return {
    comparisons: COMPARISONS.map((kind) => ({
      kind,
      phrases: foldPhrases(
        kind === 'older' || kind === 'younger' || kind === 'last'
          ? ages[kind]
          : employeeWords[language][kind],
      ),
    })),
    years: foldPhrases(year),
    founded: foldPhrases(founded),
    around: foldPhrases(ages.around),
    ago: foldPhrases(ages.ago),
    current: foldPhrases(eventWords[language].current),
    past: foldPhrases(eventWords[language].past),
    orOlder: [...severalWords(before), ...foldPhrases(employeeWords[language].atLeast)],
    orYounger: [...severalWords(since), ...foldPhrases(employeeWords[language].atMost)],
  };
});

const AGE = /^(\d{1,3})(\+?)$/;

/** Takes "older than 30 years", "founded less than 5 years ago" and "at least 20 years in business" out of a message. */
export function extractAges(
  tokens: readonly Token[],
  message: string,
  language: Language,
  today: string | undefined,
): Extracted {
  const nothing = { founded: [], text: '', tokens };
  if (today === undefined) return nothing;
  const { comparisons, years, founded, around, ago, current, past, orOlder, orYounger } = words[language];
  const startsAt = (phrases: Phrases, at: number): number => phraseLengthAt(tokens, phrases, at);
  const endsBefore = (phrases: Phrases, end: number): number =>
    phrases.find((phrase) => isPhraseAt(tokens, phrase, end - phrase.length))?.length ?? 0;
  // Most messages name no year and no number of years.
  if (!tokens.some((_, at) => startsAt(years, at) > 0)) return nothing;
  const namesFounding = tokens.some((_, at) => startsAt(founded, at) > 0);
  const named = namesFounding ? namedYear() : undefined;
  if (named) return named;
  for (const [at, token] of tokens.entries()) {
    const [, digits, plus] = AGE.exec(token.folded) ?? [];
    const unit = digits === undefined ? 0 : startsAt(years, at + 1);
    if (unit === 0) continue;
    const before = comparisons
      .map(({ kind, phrases }) => ({ kind, length: endsBefore(phrases, at) }))
      .reduce((longest, one) => (one.length > longest.length ? one : longest));
    let start = at - before.length;
    let end = at + 1 + unit;
    const isAgo = startsAt(ago, end) > 0;
    end += startsAt(ago, end);
    const [older, younger] = [startsAt(orOlder, end), startsAt(orYounger, end)];
    end += Math.max(older, younger);
    for (let left = 1; left > 0; start -= left)
      left = Math.max(endsBefore(around, start), endsBefore(founded, start));
    for (let right = 1; right > 0; end += right) right = Math.max(startsAt(ago, end), startsAt(founded, end));
    const isFramed = isAgo || start < at - before.length;
    const kind: Comparison | undefined =
      older > 0 || plus === '+'
        ? 'atLeast'
        : younger > 0
          ? 'atMost'
          : before.length > 0
            ? before.kind
            : undefined;
    // "In the last two years" may also be when something changed.
    if (kind === undefined ? !(isFramed && namesFounding) : kind === 'last' && !namesFounding) continue;
    return {
      founded: [
        {
          operator: kind === undefined ? 'eq' : OPERATORS[kind],
          year: Number(today.slice(0, 4)) - Number(digits),
        },
      ],
      text: message.slice(tokens[start]?.start, tokens[end - 1]?.end),
      tokens: tokens
        .toSpliced(start, end - start)
        // "Founded in the last ten years" may have its verb elsewhere.
        .filter((_, place, left) => kind !== 'last' || !isFoundingAt(left, place)),
    };
  }
  return nothing;

  /** "Founded last year", "fondées cette année", "założone w zeszłym roku". */
  function namedYear(): Extracted | undefined {
    for (const at of tokens.keys()) {
      const year = startsAt(years, at);
      if (year === 0) continue;
      const after = at + year;
      const [pastBefore, currentBefore] = [endsBefore(past, at), endsBefore(current, at)];
      const pastAfter = startsAt(past, after);
      const before = Math.max(pastBefore, currentBefore);
      if (before === 0 && pastAfter === 0) continue;
      const isPast = pastAfter > 0 || pastBefore > 0;
      let start = at - before;
      let end = after + pastAfter;
      for (let left = 1; left > 0; start -= left) left = endsBefore(founded, start);
      for (let right = 1; right > 0; end += right) right = startsAt(founded, end);
      return {
        founded: [{ operator: 'eq', year: Number(today?.slice(0, 4)) - (isPast ? 1 : 0) }],
        text: message.slice(tokens[start]?.start, tokens[end - 1]?.end),
        tokens: tokens.toSpliced(start, end - start).filter((_, place, left) => !isFoundingAt(left, place)),
      };
    }
    return undefined;
  }

  function isFoundingAt(left: readonly Token[], place: number): boolean {
    return founded.some(([word, ...others]) => others.length === 0 && left[place]?.folded === word);
  }
}
