import { employeeWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** A condition on the number of employees. */
export interface EmployeesCondition {
  readonly operator: 'eq' | 'lt' | 'lte' | 'gt' | 'gte';
  readonly number: number;
}

interface Extracted {
  readonly employees: readonly EmployeesCondition[];
  /** The words of the condition, as they were written. */
  readonly text: string;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

type Kind = keyof (typeof employeeWords)[Language];

/** Tokens that together form a number or a phrase. */
interface Part {
  readonly kind: Kind | 'number' | undefined;
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const splitList = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((word) => word.trim());

/** Phrases split into words, longest first. */
const phrases = mapLanguages((language) =>
  (Object.entries(employeeWords[language]) as [Kind, string][])
    .flatMap(([kind, list]) => splitList(list).map((phrase) => ({ kind, words: phrase.split(' ') })))
    .sort((one, other) => other.words.length - one.words.length),
);

/** Words that also join what follows the condition: "with … and a blog". */
const connectorWords = mapLanguages((language): ReadonlySet<string> => {
  const { with: having, and, filler } = grammars[language];
  return new Set([having, and, filler].flatMap(splitList));
});

const NUMBER = /^(\d{1,7})(\+?)$/;

function partsOf(tokens: readonly Token[], language: Language): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { folded = '', kind } = tokens[at] ?? {};
    const phrase = phrases[language].find(({ words }) =>
      words.every(
        (word, index) => tokens[at + index]?.folded === word && tokens[at + index]?.kind === 'word',
      ),
    );
    const isNumber = (kind === 'number' || kind === 'word') && NUMBER.test(folded);
    const length = isNumber ? 1 : (phrase?.words.length ?? 1);
    const text = tokens
      .slice(at, at + length)
      .map((token) => token.folded)
      .join(' ');
    parts.push({ kind: isNumber ? 'number' : phrase?.kind, at, length, text });
    at += length;
  }
  return parts;
}

const COMPARISON_KINDS: ReadonlySet<Part['kind']> = new Set(['more', 'fewer', 'atLeast', 'atMost']);
const isPartOfCondition = ({ kind }: Part): boolean =>
  kind === 'number' || kind === 'around' || kind === 'to' || COMPARISON_KINDS.has(kind);
/** Whether two numbers are the ends of a range: "10-50", "10 to 50". */
const isRange = (parts: readonly Part[], one: number, other: number): boolean =>
  parts
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .every(({ kind }) => kind === 'to' || kind === 'atMost');

/** Takes "more than 50 employees" or "10 bis 50 Mitarbeiter" out of a message. */
export function extractEmployees(tokens: readonly Token[], message: string, language: Language): Extracted {
  const parts = partsOf(tokens, language);
  for (const [anchor, { kind }] of parts.entries()) {
    if (kind !== 'words') continue;
    const span = spanBefore(parts, anchor, language) ?? spanAfter(parts, anchor);
    const within = span === undefined ? [] : parts.slice(span.first, span.last + 1);
    const employees = conditionsOf(within, span !== undefined && isCounted(parts, span.first));
    const [first, last] = [within[0], within.at(-1)];
    if (employees.length === 0 || first === undefined || last === undefined) continue;
    const end = last.at + last.length;
    return {
      employees,
      text: message.slice(tokens[first.at]?.start, tokens[end - 1]?.end),
      tokens: tokens.toSpliced(first.at, end - first.at),
    };
  }
  return { employees: [], text: '', tokens };
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** "Between 10 and 50 employees", "50 or more employees". */
function spanBefore(parts: readonly Part[], anchor: number, language: Language): Span | undefined {
  let first = anchor;
  let number = -1;
  for (let place = anchor - 1; place >= 0; place -= 1) {
    const part = parts[place];
    if (!part || !isPartOfCondition(part)) break;
    if (part.kind === 'number') {
      if (number >= 0 && !isRange(parts, place, number)) break;
      number = place;
    }
    first = place;
  }
  if (number < 0) return undefined;
  // Words before another number belong to that number.
  if (parts[first - 1]?.kind === 'number')
    first = number - (COMPARISON_KINDS.has(parts[number - 1]?.kind) ? 1 : 0);
  // The word that joins the condition to the rest is kept, so that it still joins what follows.
  while (
    first < number &&
    isConnector(parts[first]) &&
    connectorWords[language].has(parts[first]?.text ?? '')
  )
    first += 1;
  return { first, last: isTrailingComparison(parts[anchor + 1]) ? anchor + 1 : anchor };
}

/** "Employees: 10 to 50", "a headcount above 200". */
function spanAfter(parts: readonly Part[], anchor: number): Span | undefined {
  let number = -1;
  for (let place = anchor + 1; place < parts.length; place += 1) {
    const part = parts[place];
    if (!part || !isPartOfCondition(part)) break;
    if (part.kind === 'number') {
      if (number >= 0 && !isRange(parts, place, number)) break;
      number = place;
    }
  }
  if (number < 0) return undefined;
  return { first: anchor, last: isTrailingComparison(parts[number + 1]) ? number + 1 : number };
}

const isConnector = (part: Part | undefined): boolean => part?.kind === 'around' || part?.kind === 'to';

/** "Or more" after the number. */
const isTrailingComparison = (part: Part | undefined): boolean =>
  part?.kind === 'atLeast' || part?.kind === 'atMost';

/** "With 50 employees", but not "find 50 people". */
const isCounted = (parts: readonly Part[], first: number): boolean =>
  parts[first]?.kind !== 'number' || parts[first - 1]?.kind === 'around';

function conditionsOf(parts: readonly Part[], isCountedAlone: boolean): EmployeesCondition[] {
  const numbers = parts.filter(({ kind }) => kind === 'number').map(({ text }) => NUMBER.exec(text));
  const [first, second] = numbers.map((found) => Number(found?.[1]));
  if (first === undefined) return [];
  if (second !== undefined)
    return [
      { operator: 'gte', number: Math.min(first, second) },
      { operator: 'lte', number: Math.max(first, second) },
    ];
  const has = (kind: Kind): boolean => parts.some((part) => part.kind === kind);
  if (has('atLeast') || numbers[0]?.[2] === '+') return [{ operator: 'gte', number: first }];
  if (has('atMost')) return [{ operator: 'lte', number: first }];
  if (has('more')) return [{ operator: 'gt', number: first }];
  if (has('fewer')) return [{ operator: 'lt', number: first }];
  return isCountedAlone ? [{ operator: 'eq', number: first }] : [];
}
