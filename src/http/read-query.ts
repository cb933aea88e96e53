import type { FastifyRequest } from 'fastify';
import type { Route } from './route.ts';
import { type Problem, parseQueryString, readerOf } from './validation/index.ts';

/** The query of a request as it was sent; its route reads it. */
export interface QueryText {
  readonly text: string;
}

type QueryReader = (request: FastifyRequest, report: (found: Problem) => undefined) => unknown;

const REMEMBERED_MAX = 1_000;
const REMEMBERED_CHARACTERS_MAX = 500;

/**
 * Reads the query of a route. Searches repeat, in pages that are loaded again and clients that poll, so what was read from a
 * text is remembered for as long as newer ones do not push it out; it is frozen, because requests share it.
 */
export function queryReader({ query, bucket }: Pick<Route, 'query' | 'bucket'>): QueryReader {
  if (!query) return () => ({});
  const readValues = readerOf(query);
  // Account calls seldom repeat, and some carry tokens, which must not stay in memory.
  const isRepeated = bucket === 'tier' || bucket === 'typing' || bucket === 'keywords';
  const remembered = new Map<string, unknown>();

  return (request, report) => {
    const { text } = request.query as QueryText;
    const known = remembered.get(text);
    if (known !== undefined) return known;
    let isGood = true;
    const values = readValues(parseQueryString(text), ['query'], (found) => {
      isGood = false;
      return report(found);
    });
    if (isGood && isRepeated && text.length <= REMEMBERED_CHARACTERS_MAX) remember(text, frozen(values));
    return values;
  };

  function remember(text: string, values: unknown): void {
    const [oldest] = remembered.size >= REMEMBERED_MAX ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(text, values);
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
