import type { Meaning } from './meaning.ts';

/**
 * The minimum length of a word to be considered for typo correction: low for countries, which everybody knows, and high for trades, which
 * are many and similar to each other.
 */
const LETTERS_MIN: Readonly<Partial<Record<Meaning['kind'], number>>> = {
  country: 5,
  technology: 6,
  people: 8,
  feature: 8,
  industry: 9,
  role: 7,
};

export const isCorrectable = (word: string, meaning: Meaning): boolean =>
  word.length >= (LETTERS_MIN[meaning.kind] ?? Number.POSITIVE_INFINITY) &&
  /^[a-z]+$/.test(word) &&
  !(meaning.kind === 'technology' && meaning.isCommonWord) &&
  !(
    meaning.kind === 'role' &&
    meaning.role !== 'command' &&
    meaning.role !== 'company' &&
    meaning.role !== 'without'
  );

/** Real words that are one typo away from a name. */
const NOT_TYPOS = new Set(
  'franchise franchises franchising pollen samosa shopper shoppers dance danse dances sprain stain grease child trance sedan angora magenta'.split(
    ' ',
  ),
);

/** Finds the words that are one typo away from another: they begin with the same letter, and their lengths differ by at most one. */
export class SpellingIndex {
  private readonly byStart = new Map<string, Set<string>>();

  add(word: string): void {
    const start = startOf(word, word.length);
    const known = this.byStart.get(start);
    if (known) known.add(word);
    else this.byStart.set(start, new Set([word]));
  }

  /** Undefined if no word, or more than one, is near. */
  findNear(word: string, isNear = isOneTypoAway): string | undefined {
    const [first, ...others] = this.findAllNear(word, isNear);
    return others.length === 0 ? first : undefined;
  }

  findAllNear(word: string, isNear = isOneTypoAway, lettersMin = 5): readonly string[] {
    if (!/^[a-z]{4,30}$/.test(word) || word.length < lettersMin || NOT_TYPOS.has(word)) return [];
    const near: string[] = [];
    for (const length of [word.length + 1, word.length, word.length - 1])
      for (const known of this.byStart.get(startOf(word, length)) ?? [])
        if (isNear(word, known)) near.push(known);
    return near;
  }
}

const startOf = (word: string, length: number): string => `${word.charAt(0)}${length}`;

/**
 * Whether the words differ by one letter inserted, removed or replaced, or by two adjacent letters swapped. The first letter has to match,
 * because it is seldom wrong.
 */
export function isOneTypoAway(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const middle = one.slice(start, one.length - end);
  const otherMiddle = other.slice(start, other.length - end);
  if (middle.length <= 1 && otherMiddle.length <= 1) return true;
  return middle.length === 2 && otherMiddle === `${middle[1]}${middle[0]}`;
}

/** Whether the only typo is a letter too many or missing, or two adjacent letters swapped: a replaced letter often makes another word. */
export const isSlip = (one: string, other: string): boolean =>
  isOneTypoAway(one, other) &&
  (one.length !== other.length || [...one].sort().join('') === [...other].sort().join(''));

/** The number of letters to replace, insert, remove or swap with their neighbour to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  let [previous, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + cost,
        isSwapped ? (previous[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [previous, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** A difference in the last letters may come from inflection. */
const ENDING_LETTERS = 3;

/** Whether the only typo is two adjacent letters swapped, or a letter added or missing before the ending, but not a replaced letter. */
export function isCertainTypo(one: string, other: string): boolean {
  if (!isOneTypoAway(one, other)) return false;
  if (one.length === other.length) return [...one].sort().join('') === [...other].sort().join('');
  return one.slice(-ENDING_LETTERS) === other.slice(-ENDING_LETTERS);
}
