/** Shorter words have too many neighbours for any of them to be what was meant. */
const LETTERS_MIN = 4;
const LETTERS_MAX = 40;
/** Words with at least this many letters are still recognisable with two typos. */
const LETTERS_FOR_TWO_TYPOS = 8;
/** A word two typos away must be in this many times as many documents as one that is one typo away. */
const SECOND_TYPO_FACTOR = 10;

/** Letters that may replace another, by script. Words are in the form of the index: lower case without accents. */
const alphabets: readonly { readonly script: RegExp; readonly first: string; readonly last: string }[] = [
  { script: /^\p{Script=Latin}+$/u, first: 'a', last: 'z' },
  { script: /^\p{Script=Greek}+$/u, first: 'α', last: 'ω' },
  { script: /^\p{Script=Cyrillic}+$/u, first: 'а', last: 'я' },
  { script: /^\p{Script=Hebrew}+$/u, first: 'א', last: 'ת' },
  { script: /^\p{Script=Arabic}+$/u, first: 'ا', last: 'ي' },
];

/**
 * Words that differ from a word by a typo: one letter added, missing or replaced, or two neighbours swapped; in words of eight letters or
 * more, by two typos. An index is queried for its words starting with `prefix` and for each of `others`; `typos` returns how far away a
 * word is. Two typos are found only after the prefix.
 */
export class NearWords {
  readonly typosMax: number;
  readonly prefix: string;
  /** Words with one typo in the letters of the prefix. */
  readonly others: readonly string[];
  private readonly word: string;

  private constructor(word: string, { first, last }: { readonly first: string; readonly last: string }) {
    this.word = word;
    this.typosMax = word.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1;
    this.prefix = word.slice(0, word.length < 6 ? 2 : 3);
    const letters = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
      String.fromCharCode(first.charCodeAt(0) + at),
    );
    const others = Array.from(this.prefix, (letter, at) => {
      const [before, from, after] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
      return [
        before + after,
        before + after.slice(0, 1) + letter + after.slice(1),
        ...letters.flatMap((other) => [before + other + after, before + other + from]),
      ];
    }).flat();
    this.others = [...new Set(others)].filter((other) => !other.startsWith(this.prefix));
  }

  /** Undefined for a text that is not a word of one alphabet, or is too short or too long to tell typos from other words. */
  static of(word: string): NearWords | undefined {
    if (word.length < LETTERS_MIN || word.length > LETTERS_MAX) return undefined;
    const alphabet = alphabets.find(({ script }) => script.test(word));
    return alphabet && new NearWords(word, alphabet);
  }

  /** The number of typos between a word and this one, 0 for the word itself; undefined if there are too many. */
  typos(candidate: string): number | undefined {
    const { word, typosMax } = this;
    if (Math.abs(candidate.length - word.length) > typosMax) return undefined;
    let start = 0;
    while (start < word.length && word[start] === candidate[start]) start += 1;
    let end = 0;
    const shorter = Math.min(word.length, candidate.length) - start;
    while (end < shorter && word.at(-1 - end) === candidate.at(-1 - end)) end += 1;
    const typos = typosBetween(
      word.slice(start, word.length - end),
      candidate.slice(start, candidate.length - end),
      typosMax,
    );
    return typos <= typosMax ? typos : undefined;
  }

  /** What was probably meant, likeliest first: the word itself, then by number of documents; a second typo needs more documents. */
  inOrder<Found extends { readonly value: string; readonly count: number }>(
    found: readonly Found[],
  ): Found[] {
    const weighed = found.flatMap((one) => {
      const typos = this.typos(one.value);
      if (typos === undefined) return [];
      const weight = typos === 0 ? Number.POSITIVE_INFINITY : one.count / SECOND_TYPO_FACTOR ** (typos - 1);
      return [{ one, weight }];
    });
    const byWeight = (a: (typeof weighed)[number], b: (typeof weighed)[number]): number =>
      a.weight === b.weight ? (a.one.value < b.one.value ? -1 : 1) : b.weight - a.weight;
    return weighed.sort(byWeight).map(({ one }) => one);
  }
}

/** The number of typos between two texts, or a number above `most` if there are more. */
export function typosBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const replaced = (last[j - 1] as number) + (isSame ? 0 : 1);
      const shifted = Math.min(last[j] as number, row[j - 1] as number) + 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] as number) + 1 : replaced;
      row.push(Math.min(replaced, shifted, swapped));
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] as number;
}
