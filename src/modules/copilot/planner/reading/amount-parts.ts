import { columnNames, employeeWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import { isNumber } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord, foldWords } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { numeralsIn } from './numerals.ts';

export type Kind = keyof (typeof employeeWords)[Language] | 'unit';

export const EMPLOYEES = 'employee_count';
/** Codes that are written like numbers; only one value of them can be asked for. */
export const CODES: ReadonlySet<string> = new Set(['postal_code']);
/** Years have words of their own, such as before and since. */
const YEARS = /_year$/;
const isCompared = (column: string): boolean =>
  column !== EMPLOYEES && !YEARS.test(column) && (isNumber(column) || CODES.has(column));

/** What a unit multiplies the number by, or the currency that it names. */
export type Unit = number | string;

/** Tokens that together form a number or a phrase. */
export interface Part {
  readonly kind: Kind | 'number' | undefined;
  readonly at: number;
  readonly length: number;
  readonly text: string;
  /** The columns that it names: of a lowest and a highest price, the comparison decides. */
  readonly columns: readonly string[];
  readonly unit: Unit;
}

const splitList = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((word) => word.trim());

interface Phrase {
  readonly kind: Kind;
  readonly words: readonly string[];
  readonly columns: readonly string[];
  readonly unit: Unit;
}

/** Phrases split into words, longest first. */
const phrases = mapLanguages((language): readonly Phrase[] => {
  const compared = Object.entries(columnNames).filter(([column]) => isCompared(column));
  const named = new Map<string, Phrase>();
  const add = (kind: Kind, text: string, column: string, unit: Unit): void => {
    const words = foldWords(text);
    const before = named.get(words.join(' '));
    named.set(words.join(' '), { kind, words, columns: [...(before?.columns ?? []), column], unit });
  };
  for (const [column, { [language]: names, units = {} }] of compared) {
    for (const name of names.split(',')) add('words', name, column, 1);
    for (const [name, unit] of Object.entries(units)) add('unit', name, column, unit);
  }
  return [
    ...(Object.entries(employeeWords[language]) as [Kind, string][]).flatMap(([kind, list]) =>
      splitList(list).map((phrase) => ({
        kind,
        words: phrase.split(' '),
        columns: kind === 'words' ? [EMPLOYEES] : [],
        unit: 1,
      })),
    ),
    ...named.values(),
  ].sort((one, other) => other.words.length - one.words.length);
});

/** Words that also join what follows the condition: "with … and a blog". */
export const connectorWords = mapLanguages((language): ReadonlySet<string> => {
  const { with: having, and, filler } = grammars[language];
  return new Set([having, and, filler].flatMap(splitList));
});

export const COMPARISON_KINDS: ReadonlySet<Part['kind']> = new Set(['more', 'fewer', 'atLeast', 'atMost']);

/** The words of a message with their part in a condition on a number. */
export function partsOf(tokens: readonly Token[], language: Language): Part[] {
  const numerals = numeralsIn(tokens, language);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const numeral = numerals[at];
    const phrase =
      numeral === undefined
        ? phrases[language].find((one) => isAt(one, tokens, at) && !joinsNext(one, at))
        : undefined;
    const length = phrase?.words.length ?? 1;
    const text = tokens
      .slice(at, at + length)
      .map((token) => token.folded)
      .join(' ');
    parts.push({
      kind: numeral === undefined ? phrase?.kind : 'number',
      at,
      length,
      text: numeral ?? text,
      columns: phrase?.columns ?? [],
      unit: phrase?.unit ?? 1,
    });
    at += length;
  }
  return parts;

  /** "And more" follows its number. In "a blog and more than 20 employees" there is none, and "more than" begins a comparison. */
  function joinsNext({ kind, words }: Phrase, at: number): boolean {
    if ((kind !== 'atLeast' && kind !== 'atMost') || !joiningWords[language].has(words[0] ?? ''))
      return false;
    const before = parts.at(-1)?.kind;
    if (before !== 'number' && before !== 'words' && before !== 'unit') return true;
    const end = at + words.length;
    return phrases[language].some(
      (one) =>
        COMPARISON_KINDS.has(one.kind) &&
        Array.from({ length: words.length }, (_, place) => at + 1 + place).some(
          (start) => start + one.words.length > end && isAt(one, tokens, start),
        ),
    );
  }
}

/** "No, fewer than 10" is not "no fewer than 10". */
const isAt = ({ words }: Phrase, tokens: readonly Token[], at: number): boolean =>
  words.every((word, index) => {
    const token = tokens[at + index];
    return token?.folded === word && token.kind === 'word' && (index === 0 || token.breakBefore !== ',');
  });

/** "And", "or" and the like, where they are single words. */
const joiningWords = mapLanguages(
  (language): ReadonlySet<string> =>
    new Set([grammars[language].and, grammars[language].or].flatMap(splitList)),
);
