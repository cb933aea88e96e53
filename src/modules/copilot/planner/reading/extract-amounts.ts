import { grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import {
  CODES,
  COMPARISON_KINDS,
  connectorWords,
  EMPLOYEES,
  type Kind,
  type Part,
  partsOf,
  type Unit,
} from './amount-parts.ts';
import { NUMBER } from './numerals.ts';

/** A condition on the number of employees. */
export interface EmployeesCondition {
  readonly operator: 'eq' | 'lt' | 'lte' | 'gt' | 'gte';
  readonly number: number;
}

/** A condition on another column with numbers or codes. */
export interface Amount {
  readonly column: string;
  readonly operator: EmployeesCondition['operator'] | 'starts';
  /** As the filter takes it. */
  readonly value: string;
  readonly text: string;
}

interface Extracted {
  readonly employees: readonly EmployeesCondition[];
  /** The words of that condition, as they were written. */
  readonly employeesText: string;
  readonly amounts: readonly Amount[];
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const isPartOfCondition = ({ kind }: Part): boolean =>
  kind === 'number' || kind === 'around' || kind === 'to' || kind === 'unit' || COMPARISON_KINDS.has(kind);
/** Whether two numbers are the ends of a range: "10-50", "10 to 50". */
const isRange = (parts: readonly Part[], one: number, other: number): boolean =>
  parts
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .every(({ kind }) => kind === 'to' || kind === 'atMost');

const AMOUNTS_MAX = 5;

/**
 * Takes "more than 50 employees", "10 bis 50 Mitarbeiter" and "prices under 20 euros" out of a message. `comparedBefore`: the column that
 * an earlier message compared with a number.
 */
export function extractAmounts(
  tokens: readonly Token[],
  message: string,
  language: Language,
  comparedBefore?: string,
): Extracted {
  let extracted: Extracted = { employees: [], employeesText: '', amounts: [], tokens };
  for (let taken = 0; taken < AMOUNTS_MAX; taken += 1) {
    const found =
      findAmount(extracted.tokens, language) ??
      findBareSize(extracted.tokens, language) ??
      (taken === 0 && comparedBefore !== undefined
        ? findBareAmount(extracted.tokens, language, comparedBefore)
        : undefined);
    if (!found) break;
    const { start, end, columns, conditions, unit } = found;
    const factor = typeof unit === 'number' ? unit : 1;
    const text = message.slice(extracted.tokens[start]?.start, extracted.tokens[end - 1]?.end);
    const left = extracted.tokens.toSpliced(start, end - start);
    extracted = columns.includes(EMPLOYEES)
      ? { ...extracted, employees: conditions, employeesText: text, tokens: left }
      : {
          ...extracted,
          amounts: [
            ...extracted.amounts,
            ...conditions.map(({ operator, number, written }) => {
              const column = columnFor(columns, operator);
              return { column, operator, value: CODES.has(column) ? written : String(number * factor), text };
            }),
            ...(typeof unit === 'string'
              ? [{ column: 'currency', operator: 'eq' as const, value: unit, text }]
              : []),
          ],
          tokens: left,
        };
  }
  return extracted;
}

/** "Prices under 20" is about the lowest price, "prices over 20" about the highest. */
const columnFor = (columns: readonly string[], operator: EmployeesCondition['operator']): string =>
  (columns.length > 1 &&
    columns.find((column) => column.endsWith(operator.startsWith('g') ? '_max' : '_min'))) ||
  (columns[0] ?? '');

interface FoundAmount {
  readonly start: number;
  readonly end: number;
  readonly columns: readonly string[];
  readonly conditions: readonly Compared[];
  readonly unit: Unit;
}

function findAmount(tokens: readonly Token[], language: Language): FoundAmount | undefined {
  const parts = partsOf(tokens, language);
  // A unit alone says what is compared: "larger than 50 KB".
  for (const anchorKind of ['words', 'unit'] as const)
    for (const [anchor, { kind, columns }] of parts.entries()) {
      if (kind !== anchorKind) continue;
      const span = spanBefore(parts, anchor, language) ?? spanAfter(parts, anchor);
      const within = span === undefined ? [] : parts.slice(span.first, span.last + 1);
      const conditions = conditionsOf(within, span !== undefined && isCounted(parts, span.first), language);
      const [first, last] = [within[0], within.at(-1)];
      if (conditions.length === 0 || first === undefined || last === undefined) continue;
      const isExact = conditions.some(({ operator }) => operator === 'eq');
      const unit = within.find((part) => part.kind === 'unit');
      if (isExact && (kind === 'unit' || columns.length > 1)) continue;
      if (!isExact && columns.every((column) => CODES.has(column))) continue;
      if (unit && !unit.columns.some((column) => columns.includes(column))) continue;
      return {
        start: first.at,
        end: last.at + last.length,
        columns,
        conditions,
        unit: unit?.unit ?? 1,
      };
    }
  return undefined;
}

/** "Large firms (500+)": a lower limit at the end of a clause that counts nothing else is a number of employees. */
function findBareSize(tokens: readonly Token[], language: Language): FoundAmount | undefined {
  const parts = partsOf(tokens, language);
  for (const [place, part] of parts.entries()) {
    const [, digits, plus] = (part.kind === 'number' && NUMBER.exec(part.text)) || [];
    const next = parts[place + 1];
    const follows = next && tokens[next.at];
    const isLast =
      follows === undefined || follows.breakBefore !== '' || connectorWords[language].has(next?.text ?? '');
    if (plus !== '+' || Number(digits) < SIZE_MIN || !isLast) continue;
    const conditions = conditionsOf([part], false, language);
    return { start: part.at, end: part.at + part.length, columns: [EMPLOYEES], conditions, unit: 1 };
  }
  return undefined;
}

/** Smaller numbers may count anything. */
const SIZE_MIN = 10;

/** "No, fewer than 10" after "with more than 50 employees": a comparison at the end of a clause, without a word for what is compared. */
function findBareAmount(
  tokens: readonly Token[],
  language: Language,
  column: string,
): FoundAmount | undefined {
  const parts = partsOf(tokens, language);
  const number = parts.findIndex(({ kind }) => kind === 'number');
  const isBefore = COMPARISON_KINDS.has(parts[number - 1]?.kind);
  const first = isBefore ? number - 1 : number;
  const last = isTrailingComparison(parts[number + 1]) ? number + 1 : number;
  const within = parts.slice(Math.max(0, first), last + 1);
  const next = tokens[(within.at(-1)?.at ?? 0) + (within.at(-1)?.length ?? 0)];
  const isEnd = next === undefined || next.breakBefore !== '' || endsWithAlso(tokens, next, language);
  if (number < 0 || within.length < 2 || !isEnd) return undefined;
  const conditions = conditionsOf(within, false, language);
  const start = within[0]?.at ?? 0;
  const end = start + within.reduce((sum, { length }) => sum + length, 0);
  return conditions.length > 0 ? { start, end, columns: [column], conditions, unit: 1 } : undefined;
}

/** "Fewer than 100 too". */
const endsWithAlso = (tokens: readonly Token[], next: Token, language: Language): boolean => {
  const at = tokens.indexOf(next);
  return at + phraseLengthAt(tokens, also[language], at) === tokens.length;
};
const also = mapLanguages((language) => foldPhrases(grammars[language].also));

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
  return { first, last: lastWith(parts, anchor) };
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
  return { first: anchor, last: lastWith(parts, parts[number + 1]?.kind === 'unit' ? number + 1 : number) };
}

const isConnector = (part: Part | undefined): boolean => part?.kind === 'around' || part?.kind === 'to';

/** The last part, with "or more" after it. */
const lastWith = (parts: readonly Part[], last: number): number =>
  isTrailingComparison(parts[last + 1]) ? last + 1 : last;

/** "Or more" after the number. */
const isTrailingComparison = (part: Part | undefined): boolean =>
  part?.kind === 'atLeast' || part?.kind === 'atMost';

/** "With 50 employees", but not "find 50 people". */
const isCounted = (parts: readonly Part[], first: number): boolean =>
  parts[first]?.kind !== 'number' || parts[first - 1]?.kind === 'around';

/** A condition with its number as it was written. */
interface Compared extends EmployeesCondition {
  readonly written: string;
}

function conditionsOf(parts: readonly Part[], isCountedAlone: boolean, language: Language): Compared[] {
  const numbers = parts.filter(({ kind }) => kind === 'number').map(({ text }) => NUMBER.exec(text));
  const [first, second] = numbers.map((found) => Number(found?.[1]));
  if (first === undefined) return [];
  const written = numbers[0]?.[1] ?? '';
  if (second !== undefined)
    return [
      { operator: 'gte', number: Math.min(first, second), written },
      { operator: 'lte', number: Math.max(first, second), written },
    ];
  const has = (kind: Kind): boolean => parts.some((part) => part.kind === kind);
  if (has('atLeast') || numbers[0]?.[2] === '+') return [{ operator: 'gte', number: first, written }];
  if (has('atMost')) return [{ operator: 'lte', number: first, written }];
  if (has('more')) return [{ operator: 'gt', number: first, written }];
  if (has('fewer')) return [{ operator: 'lt', number: first, written }];
  // "Bis 100 Euro", "do 100 zł", while "and 100" only joins.
  const isUpTo = parts.some(
    ({ kind, text }, at) =>
      kind === 'to' && parts[at + 1]?.kind === 'number' && !connectorWords[language].has(text),
  );
  if (isUpTo) return [{ operator: 'lte', number: first, written }];
  return isCountedAlone ? [{ operator: 'eq', number: first, written }] : [];
}
