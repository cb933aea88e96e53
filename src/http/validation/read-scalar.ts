import { type Problem, problem } from './problem.ts';

type Report = (found: Problem) => undefined;
type Location = Problem['loc'];

/** pydantic's lax reading of single values: text from a query is read like JSON text, so that one reader serves both. */

export interface Bounds {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

export function readString(raw: unknown, loc: Location, bounds: Bounds, report: Report): string | undefined {
  if (typeof raw !== 'string') return report(problem.stringType(loc, raw));
  if (!raw.isWellFormed()) return report(problem.stringUnicode(loc, raw.toWellFormed()));
  if (bounds.minimum === undefined && bounds.maximum === undefined) return raw;
  const length = codePoints(raw);
  if (bounds.minimum !== undefined && length < bounds.minimum)
    return report(problem.stringTooShort(loc, raw, bounds.minimum));
  if (bounds.maximum !== undefined && length > bounds.maximum)
    return report(problem.stringTooLong(loc, raw, bounds.maximum));
  return raw;
}

/** No number is longer, and regular expressions with repetitions run out of stack on a text of millions of digits. */
const NUMBER_CHARACTERS_MAX = 4300;
const INTEGER = /^\s*([+-]?\d+(?:_\d+)*)(?:\.0+)?\s*$/;

export function readInteger(raw: unknown, loc: Location, bounds: Bounds, report: Report): number | undefined {
  let value: number;
  if (typeof raw === 'string') {
    if (raw.length > NUMBER_CHARACTERS_MAX) return report(problem.intParsingSize(loc, raw));
    const digits = INTEGER.exec(raw)?.[1];
    if (digits === undefined) return report(problem.intParsing(loc, raw));
    value = Number(digits.replaceAll('_', ''));
  } else if (typeof raw === 'boolean') {
    value = raw ? 1 : 0;
  } else if (typeof raw === 'number') {
    if (!Number.isInteger(raw)) return report(problem.intFromFloat(loc, raw));
    value = raw;
  } else {
    return report(problem.intType(loc, raw));
  }
  const inBounds = withinBounds(value, raw, loc, bounds, report);
  // JavaScript cannot represent such an integer exactly, and no value is better than a wrong one.
  if (inBounds !== undefined && !Number.isSafeInteger(inBounds))
    return report(problem.intParsingSize(loc, raw));
  return inBounds;
}

/** No two repetitions can match the same digit, so that a text that is not a number is refused in one pass. */
const FLOAT = /^\s*[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?\s*$/i;
const NOT_FINITE = /^\s*[+-]?(?:nan|inf|infinity)\s*$/i;

export function readFloat(raw: unknown, loc: Location, bounds: Bounds, report: Report): number | undefined {
  let value: number;
  if (typeof raw === 'string') {
    if (raw.length > NUMBER_CHARACTERS_MAX) return report(problem.floatParsing(loc, raw));
    if (FLOAT.test(raw)) value = Number(raw.replaceAll('_', ''));
    else if (NOT_FINITE.test(raw)) value = Number.NaN;
    else return report(problem.floatParsing(loc, raw));
  } else if (typeof raw === 'boolean') {
    value = raw ? 1 : 0;
  } else if (typeof raw === 'number') {
    value = raw;
  } else {
    return report(problem.floatType(loc, raw));
  }
  if (Number.isNaN(value))
    return report(
      bounds.maximum === undefined
        ? problem.floatParsing(loc, raw)
        : problem.lessThanEqual(loc, raw, bounds.maximum),
    );
  return withinBounds(value, raw, loc, bounds, report);
}

const TRUE = new Set<unknown>(['true', '1', 'yes', 'on', 't', 'y', 1, true]);
const FALSE = new Set<unknown>(['false', '0', 'no', 'off', 'f', 'n', 0, false]);

export function readBoolean(raw: unknown, loc: Location, report: Report): boolean | undefined {
  const key = typeof raw === 'string' ? raw.toLowerCase() : raw;
  if (TRUE.has(key)) return true;
  if (FALSE.has(key)) return false;
  const readable = typeof raw === 'string' || (typeof raw === 'number' && Number.isInteger(raw));
  return report(readable ? problem.boolParsing(loc, raw) : problem.boolType(loc, raw));
}

function withinBounds(
  value: number,
  raw: unknown,
  loc: Location,
  bounds: Bounds,
  report: Report,
): number | undefined {
  if (bounds.maximum !== undefined && value > bounds.maximum)
    return report(problem.lessThanEqual(loc, raw, bounds.maximum));
  if (bounds.minimum !== undefined && value < bounds.minimum)
    return report(problem.greaterThanEqual(loc, raw, bounds.minimum));
  return Object.is(value, -0) ? 0 : value;
}

/** Length as pydantic counts it: characters, not UTF-16 units. */
function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xd800) count--;
  return count;
}
