import { isUtf8 } from 'node:buffer';
import { AppError } from '../../platform/errors.ts';
import { InvalidInput } from './invalid-input.ts';
import { describeJsonError } from './json-error.ts';
import { problem } from './problem.ts';

/** No endpoint needs deeper values, and they would overflow recursive code later on. */
const DEPTH_MAX = 100;

/** Parses a JSON body; undefined if it is empty. */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes))
    throw new AppError('bad_request', 'There was an error parsing the body: it is not valid UTF-8.');
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (depthOf(text) > DEPTH_MAX) {
    throw new AppError(
      'bad_request',
      `There was an error parsing the body: it is nested more than ${DEPTH_MAX} levels deep.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    const { position, error } = describeJsonError(text);
    throw new InvalidInput([problem.jsonInvalid(position, error)]);
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return deepest;
}
