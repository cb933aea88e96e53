import { z } from 'zod';
import { type Problem, problem } from './problem.ts';
import { type Bounds, readBoolean, readFloat, readInteger, readString } from './read-scalar.ts';

type Location = Problem['loc'];
type Report = (found: Problem) => undefined;
type Reader = (raw: unknown, loc: Location, report: Report) => unknown;

const readers = new WeakMap<z.core.$ZodType, Reader>();

/**
 * Reads untrusted input by a zod schema with pydantic's rules: lax conversions, defaults, unknown keys ignored (refused by a strict
 * object), and every problem reported, not only the first. zod only declares and types, because its own parser words and orders problems
 * differently. An unsupported kind of schema throws when its route is registered, never when it is called.
 */
export function readerOf(schema: z.core.$ZodType): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const reader = withCustomChecks(schema, compile(schema));
  readers.set(schema, reader);
  return reader;
}

function compile(schema: z.core.$ZodType): Reader {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const bounds = boundsOf(schema);
  switch (def.type) {
    case 'string':
      return (raw, loc, report) => readString(raw, loc, bounds, report);
    case 'number':
      return isIntegerFormat(schema)
        ? (raw, loc, report) => readInteger(raw, loc, bounds, report)
        : (raw, loc, report) => readFloat(raw, loc, bounds, report);
    case 'boolean':
      return readBoolean;
    case 'enum':
      return literalReader(Object.values(def.entries).map(String));
    case 'literal':
      return literalReader(def.values.map(String));
    case 'unknown':
    case 'any':
      return (raw) => raw;
    case 'array':
      return arrayReader(readerOf(def.element), bounds);
    case 'record':
      return recordReader(readerOf(def.valueType));
    case 'object':
      return objectReader(def.shape, def.catchall?._zod.def.type === 'never');
    case 'nullable': {
      const inner = readerOf(def.innerType);
      return (raw, loc, report) => (raw === null ? null : inner(raw, loc, report));
    }
    case 'optional':
    case 'default':
      return readerOf(def.innerType);
    case 'union':
      return unionReader(def.options.map(readerOf));
    case 'pipe':
      return pipeReader(def.in, def.out);
    default:
      throw new Error(`the request reader does not know zod schemas of type '${def.type}'`);
  }
}

function literalReader(options: readonly string[]): Reader {
  return (raw, loc, report) =>
    typeof raw === 'string' && options.includes(raw) ? raw : report(problem.literal(loc, raw, options));
}

function arrayReader(readElement: Reader, { minimum, maximum }: Bounds): Reader {
  return (raw, loc, report) => {
    if (!Array.isArray(raw)) return report(problem.listType(loc, raw));
    if (maximum !== undefined && raw.length > maximum)
      return report(problem.tooLong(loc, raw, maximum, raw.length));
    // All elements share one location, which is copied only when a problem is found: most lists have none, and some have 100,000 elements.
    const at = [...loc, 0];
    const reportAt: Report = (found) => report({ ...found, loc: [...found.loc] });
    const values = raw.map((element, index) => {
      at[loc.length] = index;
      return readElement(element, at, reportAt);
    });
    return minimum !== undefined && raw.length < minimum
      ? report(problem.tooShort(loc, raw, minimum, raw.length))
      : values;
  };
}

function recordReader(readElement: Reader): Reader {
  return (raw, loc, report) => {
    if (!isPlainObject(raw)) return report(problem.dictType(loc, raw));
    return Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, readElement(value, [...loc, key], report)]),
    );
  };
}

/** @param isStrict Whether an unknown name is a problem, as for `z.strictObject`; otherwise it is ignored. */
function objectReader(shape: Readonly<Record<string, z.core.$ZodType>>, isStrict: boolean): Reader {
  const known = Object.keys(shape);
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    read: readerOf(schema),
    whenAbsent: absentValue(schema),
  }));
  return (raw, loc, report) => {
    if (!isPlainObject(raw)) return report(problem.modelType(loc, raw));
    const values: Record<string, unknown> = {};
    for (const { name, read, whenAbsent } of fields) {
      const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
      if (value !== undefined) values[name] = read(value, [...loc, name], report);
      else if (whenAbsent) values[name] = whenAbsent();
      else report(problem.missing([...loc, name], missingInput(loc, raw)));
    }
    if (isStrict) reportUnknown(raw, known, loc, report);
    return values;
  };
}

/** Finding what an unknown name may stand for takes time, and a body may hold 100,000 of them. */
const UNKNOWN_MAX = 10;

function reportUnknown(
  raw: Readonly<Record<string, unknown>>,
  known: readonly string[],
  loc: Location,
  report: Report,
): void {
  const unknown = Object.keys(raw).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, UNKNOWN_MAX))
    report(problem.extraForbidden([...loc, name.slice(0, 100).toWellFormed()], raw[name], known));
}

/** For a missing body field FastAPI shows the enclosing object, for a missing parameter null. */
const missingInput = (loc: Location, raw: unknown): unknown => (loc[0] === 'body' ? raw : null);

/**
 * Uses the first option that accepts the value. If none does, reports the problems of the last option for values of this type, or else of
 * the first option.
 */
function unionReader(options: readonly Reader[]): Reader {
  return (raw, loc, report) => {
    let shown: readonly Problem[] = [];
    for (const read of options) {
      const problems: Problem[] = [];
      const value = read(raw, loc, (found) => void problems.push(found));
      if (problems.length === 0) return value;
      const isOfOtherType = problems.some((found) => found.type.endsWith('_type') && found.loc === loc);
      if (shown.length === 0 || !isOfOtherType) shown = problems;
    }
    for (const found of shown) report(found);
    return undefined;
  };
}

function pipeReader(input: z.core.$ZodType, output: z.core.$ZodType): Reader {
  const readInput = readerOf(input);
  const convert = z.pipe(z.unknown(), output);
  return (raw, loc, report) => {
    let failed = false;
    const value = readInput(raw, loc, (found) => {
      failed = true;
      return report(found);
    });
    if (failed) return undefined;
    const converted = convert.safeParse(value);
    if (converted.success) return converted.data;
    return reportCustom(converted.error, loc, raw, report);
  };
}

/** `.refine()` and similar run only on values that are otherwise valid. */
function withCustomChecks(schema: z.core.$ZodType, read: Reader): Reader {
  const checks = (schema._zod.def.checks ?? []).filter(({ _zod }) => _zod.def.check === 'custom');
  if (checks.length === 0) return read;
  const checked = z.unknown().check(...(checks as z.core.$ZodCheck<unknown>[]));
  return (raw, loc, report) => {
    let failed = false;
    const value = read(raw, loc, (found) => {
      failed = true;
      return report(found);
    });
    if (failed) return undefined;
    const outcome = checked.safeParse(value);
    return outcome.success ? value : reportCustom(outcome.error, loc, raw, report);
  };
}

function reportCustom(error: z.ZodError, loc: Location, raw: unknown, report: Report): undefined {
  for (const issue of error.issues)
    report(problem.value([...loc, ...(issue.path as Location)], raw, issue.message));
  return undefined;
}

/** The value of an absent field; undefined if the field is required. */
function absentValue(schema: z.core.$ZodType): (() => unknown) | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default') return defaultOf(def.defaultValue);
  if (def.type === 'optional') return () => undefined;
  if (def.type === 'nullable') return absentValue(def.innerType);
  if (def.type === 'pipe') return absentValue(def.in);
  return undefined;
}

/** A mutable default is copied for each use. */
const defaultOf = (value: unknown): (() => unknown) =>
  typeof value === 'object' && value !== null ? () => structuredClone(value) : () => value;

const isIntegerFormat = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodNumber && schema.isInt;

/** The declared bounds of a length or a number. */
function boundsOf(schema: z.core.$ZodType): Bounds {
  const bounds: { minimum?: number; maximum?: number } = {};
  for (const check of (schema._zod.def.checks ?? []) as z.core.$ZodChecks[]) {
    const { def } = check._zod;
    if (def.check === 'min_length') bounds.minimum = def.minimum;
    else if (def.check === 'max_length') bounds.maximum = def.maximum;
    else if (def.check === 'greater_than' && def.inclusive) bounds.minimum = Number(def.value);
    else if (def.check === 'less_than' && def.inclusive) bounds.maximum = Number(def.value);
    else if (def.check !== 'number_format' && (def.check as string) !== 'custom')
      throw new Error(`the request reader does not know the zod check '${def.check}'`);
  }
  return bounds;
}

const isPlainObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
