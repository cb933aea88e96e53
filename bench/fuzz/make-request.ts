import { FormData } from 'undici';
import type { Random } from '../search/corpus/random.ts';
import type { Operation } from './description.ts';
import type { FuzzRequest } from './fuzz-client.ts';
import type { ValueMaker } from './make-value.ts';

const rawBodies = [
  '',
  '{',
  '[',
  'null',
  '"text"',
  '{"a":}',
  '\u0000',
  '[[[[[[[[[[',
  '{"__proto__":{"x":1}}',
  '1e400',
];
const contentTypes = [
  'application/json',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'x',
];
const uploads = [
  'domain\nexample.com\n',
  'domain\nsite-1.whole-bench.com\nsite-2.whole-bench.com\n',
  'name;website\nA;example.invalid\n',
  'domain\n"unclosed\n',
  '',
  '\u0000\u0001\u0002',
  'no domain at all\n1\n2\n',
];

/** `valid`: all values match the schema. `broken`: one does not. `raw`: the body is not JSON, or its type is wrong. */
export type RequestKind = 'valid' | 'broken' | 'raw';

/** A request to an operation with random values. */
export function makeRequest(
  operation: Operation,
  kind: RequestKind,
  values: ValueMaker,
  random: Random,
  authorization: string | undefined,
): FuzzRequest {
  const headers: Record<string, string> = { ...(authorization !== undefined && { authorization }) };
  const bodyTypes = Object.keys(operation.bodies);
  // One part of a broken request is broken. If there is a body, it is the body half of the time.
  const isBodyBroken = kind === 'broken' && bodyTypes.length > 0 && random.chance(0.5);
  const breakable = operation.parameters.length;
  const brokenAt = kind === 'broken' && !isBodyBroken && breakable > 0 ? random.below(breakable) : -1;
  let path = operation.path;
  const query = new URLSearchParams();
  for (const [position, parameter] of operation.parameters.entries()) {
    const isBroken = position === brokenAt;
    if (!parameter.required && !isBroken && !random.chance(Math.min(0.3, 2 / breakable))) continue;
    const value = isBroken ? values.broken() : values.valid(parameter.schema, parameter.name);
    const text = typeof value === 'object' && value !== null ? flat(value) : String(value);
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, inPath(text));
    else if (parameter.in === 'query') query.append(parameter.name, text);
    else if (/^[\x20-\x7e]+$/.test(text) && text.trim() !== '') headers[parameter.name] = text;
  }
  const search = query.size > 0 ? `?${query}` : '';
  const body = bodyTypes.length === 0 ? undefined : makeBody();
  return { path: `${path}${search}`, headers, ...(body !== undefined && { body }) };

  function makeBody(): FuzzRequest['body'] {
    const mediaType = random.pick(bodyTypes);
    const schema = operation.bodies[mediaType] ?? {};
    if (kind === 'raw') {
      headers['content-type'] = random.pick(contentTypes);
      return random.pick(rawBodies);
    }
    if (mediaType === 'multipart/form-data') {
      const form = new FormData();
      form.append(isBodyBroken ? 'wrong' : 'file', new Blob([random.pick(uploads)]), 'domains.csv');
      return form;
    }
    const value = values.valid(schema);
    headers['content-type'] = mediaType;
    if (mediaType === 'text/plain') return isBodyBroken ? random.pick(rawBodies) : String(value);
    if (mediaType === 'application/x-www-form-urlencoded')
      return new URLSearchParams(
        Object.entries(value as object).map(([key, field]): [string, string] => [key, String(field)]),
      ).toString();
    return JSON.stringify(isBodyBroken ? values.withOneBroken(value) : value);
  }
}

/** An empty segment, `.` or `..` would change the path. */
const inPath = (text: string): string =>
  /^\.{0,2}$/.test(text) ? '%20' : encodeURIComponent(text.toWellFormed());

const flat = (value: object): string =>
  Array.isArray(value) ? value.map(String).join(',') : JSON.stringify(value);
