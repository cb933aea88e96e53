import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from './route.ts';
import { type Problem, parseQueryString, readerOf } from './validation/index.ts';

/** The raw query of a request; its route parses it. */
export interface QueryText {
  readonly text: string;
}

interface ReadQuery {
  readonly values: unknown;
  /** Parameters that the route does not know, usually misspelt. */
  readonly ignored: readonly string[];
}

type QueryReader = (request: FastifyRequest, report: (found: Problem) => undefined) => ReadQuery;

const CACHED_MAX = 1_000;
const CACHED_CHARACTERS_MAX = 500;
const IGNORED_MAX = 20;
const IGNORED_CHARACTERS_MAX = 100;

/**
 * Reads the query of a route. Searches repeat, because pages are reloaded and clients poll, so the result for a query text is cached until
 * newer ones evict it. It is frozen, because requests share it.
 */
export function queryReader({ query, bucket }: Pick<Route, 'query' | 'bucket'>): QueryReader {
  const readValues = readerOf(query ?? z.object({}));
  const known = new Set(Object.keys(query?.shape ?? {}));
  const lists = new Set(
    Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => (takesList(schema) ? [name] : [])),
  );
  // Account calls seldom repeat, and some carry tokens, which must not stay in memory.
  const isRepeated = bucket === 'tier' || bucket === 'typing' || bucket === 'keywords';
  const cached = new Map<string, ReadQuery>();

  return (request, report) => {
    const { text } = request.query as QueryText;
    const before = cached.get(text);
    if (before !== undefined) return before;
    let isGood = true;
    const given = parseQueryString(text, lists);
    const values = readValues(given, ['query'], (found) => {
      isGood = false;
      return report(found);
    });
    const read = { values, ignored: unknownNames(given, known) };
    if (isGood && isRepeated && text.length <= CACHED_CHARACTERS_MAX) cache(text, frozen(read));
    return read;
  };

  function cache(text: string, read: ReadQuery): void {
    const [oldest] = cached.size >= CACHED_MAX ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    cached.set(text, read);
  }
}

/** Whether a parameter may be repeated. */
function takesList(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return takesList(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return takesList(schema.def.in);
  if (schema instanceof z.ZodUnion) return schema.options.some(takesList);
  return schema instanceof z.ZodArray;
}

/** Given names that are not known, limited to as many as are worth reporting. */
export function unknownNames(given: object, known: ReadonlySet<string>): readonly string[] {
  const unknown: string[] = [];
  for (const name of Object.keys(given)) {
    if (known.has(name)) continue;
    if (unknown.length === IGNORED_MAX) break;
    unknown.push(name.slice(0, IGNORED_CHARACTERS_MAX).toWellFormed());
  }
  return unknown;
}

/** The header that lists what had no effect. */
export const IGNORED_HEADER = 'x-ignored-parameters';
export const ignoredHeader = (names: readonly string[]): string => names.map(encodeURIComponent).join(', ');

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
