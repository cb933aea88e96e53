import { typosBetween } from './near-words.ts';

/** One typo in three characters: with more, another name is no longer recognisable. */
const CHARACTERS_PER_TYPO = 3;
/** Nobody mistypes a long name more often, and comparing thousands of long names takes a second without a bound. */
const TYPOS_MAX = 5;
/** Shorter texts are part of too many names. */
const PART_CHARACTERS_MIN = 3;

/**
 * The known names that a misspelt name probably stands for, most similar first. Case, accents, spaces and punctuation do not count, so that
 * `word press` is WordPress. After the names with few typos come those that contain the given one or are contained in it.
 */
export function nearestNames(given: string, known: Iterable<string>, limit = 3): string[] {
  const wanted = fold(given);
  if (wanted === '') return [];
  const typosMax = Math.min(TYPOS_MAX, Math.max(1, Math.floor(wanted.length / CHARACTERS_PER_TYPO)));
  const near: { readonly name: string; readonly typos: number; readonly unlike: number }[] = [];
  for (const name of known) {
    const other = fold(name);
    const unlike = Math.abs(other.length - wanted.length);
    const typos = unlike > typosMax ? typosMax + 1 : typosBetween(wanted, other, typosMax);
    if (typos <= typosMax || isPart(wanted, other)) near.push({ name, typos, unlike });
  }
  return near
    .sort((a, b) => a.typos - b.typos || a.unlike - b.unlike || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}

/** The known word that a mistyped one stands for. Unlike a name, it is not recognised by a part of it. */
export function meantWord(typed: string, known: readonly string[]): string | undefined {
  const typosMax = Math.min(2, Math.ceil(typed.length / CHARACTERS_PER_TYPO));
  return nearestNames(typed, known).find((word) => typosBetween(typed, word, typosMax) <= typosMax);
}

function isPart(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter.length >= PART_CHARACTERS_MIN && longer.includes(shorter);
}

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 100);
