import type { PlannedCall } from '../call.ts';
import { columnNames, grammars, groupWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import { isNumber, STATISTIC_PARTS } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { numeralsIn } from '../reading/numerals.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import { tokenize } from '../text/tokenize.ts';

type Phrases = readonly (readonly string[])[];

/** What a part of such a message says. */
type Part =
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'number'; readonly count: number }
  | { readonly kind: Kind };
type Kind = 'noun' | 'otherNoun' | 'company' | 'of' | 'in' | 'compare' | 'count' | 'around';

/** The fields in the order of `fields` and, but for the city, of `parts` in the grammars. */
const FIELDS = ['country', 'language', 'industry', 'tech', 'tld', 'has', 'city'];
const CITY_PART = 9;

const listAt = (list: string, index: number): string => (list.split(',')[index] ?? '').replaceAll('|', ',');

const words = mapLanguages((language) => {
  const { fields, parts, ordinals, company, of, only, and, filler, command, together } = grammars[language];
  const { largest, nouns, around } = groupWords[language];
  const nounsOf = FIELDS.map((field, index): [string, Phrases] => [
    field,
    foldPhrases([listAt(fields, index), listAt(parts, field === 'city' ? CITY_PART : index)].join(',')),
  ]);
  return {
    largest: foldPhrases(largest),
    ordinals: ordinals.split(',').map((_names, index) => foldPhrases(listAt(ordinals, index))),
    nouns: foldPhrases(nouns),
    company: foldPhrases(company),
    of: foldPhrases(of),
    in: foldPhrases(grammars[language].in),
    both: foldPhrases(together),
    compare: foldPhrases(grammars[language].compare),
    counting: foldPhrases(grammars[language].count),
    around: [around, only, and, filler, command].flatMap(foldPhrases),
    fields: new Map([
      ...Object.entries(columnNames).map(([column, names]): [string, Phrases] => [
        column,
        foldPhrases(names[language]),
      ]),
      ...nounsOf,
    ]),
  };
});

/** The values that a message takes from a breakdown, and what it asks about them. */
export interface Group {
  /** From 0. */
  readonly positions: readonly number[];
  readonly isCompared: boolean;
  readonly asksCount: boolean;
}

/**
 * The positions of the values that a message takes from the last breakdown, from 0: "only the biggest one", "the second country", "the
 * companies in the first two", "compare the first two", "how many in the second?" Every word must belong to such a request, so that "the
 * biggest with a blog" is none.
 */
export function findGroup(message: string, language: Language, last: PlannedCall): Group | undefined {
  const field = String(last.args.fields);
  if (last.name !== 'facets' || last.args.size === STATISTIC_PARTS) return undefined;
  const parts = partsOf(message, language, field);
  const positions = parts?.flatMap((part) => ('position' in part ? [part.position] : [])) ?? [];
  const counts = parts?.flatMap((part) => ('count' in part ? [part.count] : [])) ?? [];
  const [position] = positions;
  if (parts === undefined || position === undefined) return undefined;
  const kinds = parts.map(({ kind }) => kind);
  const isCompared = kinds.includes('compare');
  const asksCount = kinds.includes('count');
  const distinct = [...new Set(positions)];
  if (distinct.length > 1) return isCompared ? { positions: distinct, isCompared, asksCount } : undefined;
  const place = kinds.indexOf('position');
  const company = kinds.indexOf('company');
  // "The biggest companies" have the most employees; "the companies of the biggest", or in it, are a group.
  const isOfCompanies =
    company >= 0 &&
    !kinds.includes('noun') &&
    !kinds.slice(company, Math.max(company, place)).some((kind) => kind === 'of' || kind === 'in');
  if (isOfCompanies) return undefined;
  const [count, ...others] = counts;
  if (count === undefined) return isCompared ? undefined : { positions: [position], isCompared, asksCount };
  // "The first two": no search takes one of several ranges, or one of several features.
  const isOneOfSeveral = isCompared || (field !== 'has' && !isNumber(field));
  return position === 0 && others.length === 0 && isOneOfSeveral
    ? { positions: Array.from({ length: Math.min(count, VALUES_MAX) }, (_, at) => at), isCompared, asksCount }
    : undefined;
}

/** No breakdown names more values. */
const VALUES_MAX = 10;

/** What the parts of a message say; undefined if one of them does not belong to such a request. */
function partsOf(message: string, language: Language, field: string): Part[] | undefined {
  const { largest, ordinals, nouns, company, of, both, compare, counting, around, fields, ...others } =
    words[language];
  const tokens = tokenize(message);
  const numerals = numeralsIn(tokens, language);
  const lengthAt = (phrases: Phrases, at: number): number => phraseLengthAt(tokens, phrases, at);
  const otherFields = [...fields].flatMap(([name, phrases]) => (name === field ? [] : phrases));
  const kinds: readonly (readonly [Part, Phrases])[] = [
    ...ordinals.map((phrases, position) => [{ kind: 'position', position }, phrases] as const),
    [{ kind: 'position', position: 0 }, largest],
    [{ kind: 'noun' }, [...(fields.get(field) ?? []), ...nouns]],
    [{ kind: 'company' }, company],
    [{ kind: 'number', count: 2 }, both],
    [{ kind: 'of' }, of],
    [{ kind: 'in' }, others.in],
    [{ kind: 'compare' }, compare],
    [{ kind: 'count' }, counting],
    [{ kind: 'otherNoun' }, otherFields],
    [{ kind: 'around' }, around],
  ];
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [part, length] = longestAt(at);
    if (part === undefined || part.kind === 'otherNoun') return undefined;
    parts.push(part);
    at += length;
  }
  return parts;

  /** The longest part at a position; of parts as long as each other, the first kind. */
  function longestAt(at: number): [Part | undefined, number] {
    let found: [Part | undefined, number] = [undefined, 0];
    for (const [part, phrases] of kinds) {
      const length = lengthAt(phrases, at);
      if (length > found[1]) found = [part, length];
    }
    const count = Number(numerals[at]);
    return found[1] < 2 && count > 1 ? [{ kind: 'number', count }, 1] : found;
  }
}
