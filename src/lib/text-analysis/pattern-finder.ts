import { TokenScanner } from './token-scanner.ts';
import { mayFold } from './word-finder.ts';

/** One slot of a pattern: one of several words, or any word with a prefix. */
export type PatternSlot = { readonly words: readonly string[] } | { readonly prefix: string };

interface Slot {
  readonly words: ReadonlySet<string>;
  readonly prefix: string | undefined;
}

/** Each alternative is tried at every position of a text; with more than this many, comparing tokens is faster. */
const alternativesMax = 64;
const scanner = new TokenScanner();

/** Finds words, prefixes and sequences of them in texts, by the rules of the index. A pattern never crosses the end of a line. */
export class PatternFinder {
  private readonly patterns: readonly (readonly Slot[])[];
  /** Finds every line that may hold a match and has no character that folds. */
  private readonly plain: RegExp | undefined;

  /** Takes terms as returned by `tokenize`. */
  constructor(patterns: readonly (readonly PatternSlot[])[]) {
    this.patterns = patterns.map((slots) =>
      slots.map((slot) => ({
        words: new Set('words' in slot ? slot.words.map(binary) : []),
        prefix: 'prefix' in slot ? binary(slot.prefix) : undefined,
      })),
    );
    this.plain = plainPattern(patterns);
  }

  /** Where the first match starts in the text, in UTF-16 units. */
  find(text: string): number | undefined {
    for (let from = 0; from <= text.length; ) {
      const end = text.indexOf('\n', from);
      const to = end < 0 ? text.length : end;
      const [first] = this.inLine(text.slice(from, to), 1);
      if (first !== undefined) return from + first[0];
      from = to + 1;
    }
    return undefined;
  }

  /** Every match in a line, start and end in UTF-16 units; matches do not overlap. */
  findAll(line: string): [start: number, end: number][] {
    return this.inLine(line, Number.POSITIVE_INFINITY);
  }

  private inLine(line: string, limit: number): [number, number][] {
    if (this.plain !== undefined && !this.plain.test(line) && !mayFold(line)) return [];
    const matches: [number, number][] = [];
    const count = scanner.scan(line);
    let lastEnd = 0;
    for (let at = 0; at < count && matches.length < limit; at++) {
      const start = scanner.sourceStart[at] as number;
      const width = start < lastEnd ? 0 : this.widthAt(at, count);
      if (width === 0) continue;
      lastEnd = scanner.sourceEnd[at + width - 1] as number;
      matches.push([start, lastEnd]);
    }
    return matches;
  }

  /** The number of tokens of the longest pattern that matches here. */
  private widthAt(at: number, count: number): number {
    let width = 0;
    for (const slots of this.patterns) {
      if (slots.length <= width || at + slots.length > count) continue;
      if (slots.every((slot, offset) => fits(slot, tokenAt(at + offset)))) width = slots.length;
    }
    return width;
  }
}

const binary = (text: string): string => Buffer.from(text).toString('latin1');

const tokenAt = (at: number): string => scanner.bytes.toString('latin1', scanner.start[at], scanner.end[at]);

const fits = ({ words, prefix }: Slot, token: string): boolean =>
  words.has(token) || (prefix !== undefined && token.startsWith(prefix));

function plainPattern(patterns: readonly (readonly PatternSlot[])[]): RegExp | undefined {
  const firsts = patterns.flatMap(([slot]) => {
    if (slot === undefined) return [];
    return 'words' in slot ? slot.words : [slot.prefix];
  });
  if (firsts.length > alternativesMax || firsts.some((text) => !/^\p{ASCII}+$/u.test(text))) return undefined;
  return new RegExp(firsts.map((text) => RegExp.escape(text)).join('|') || '(?!)', 'i');
}
