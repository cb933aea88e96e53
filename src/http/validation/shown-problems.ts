import type { Problem } from './problem.ts';

/** More would not help a caller, and the response to a body of wrong items could be fifty times its size. */
export const PROBLEMS_MAX = 100;

const TEXT_CHARACTERS_MAX = 500;
const ITEMS_MAX = 20;
const DEPTH_MAX = 4;
const SECRET_NAME = /pass|token|secret|credential|authorization|(?:^|[_-])key$/i;

/** Problems as they are shown to the caller: a limited number, without secrets, with long inputs cut. */
export const shownProblems = (problems: readonly Problem[]): Problem[] =>
  problems.slice(0, PROBLEMS_MAX).map((found) => ({ ...found, input: shown(found.input, nameIn(found), 0) }));

/** The name of the value that is shown. An item of a list is as secret as the list, and for a missing field its object is shown. */
function nameIn({ loc, type }: Problem): string {
  const path = type === 'missing' ? loc.slice(1, -1) : loc.slice(1);
  return String(path.findLast((part) => typeof part === 'string') ?? '');
}

function shown(input: unknown, name: string, depth: number): unknown {
  if (input === null || input === undefined) return input;
  if (SECRET_NAME.test(name)) return '[hidden]';
  if (typeof input === 'string') return cut(input);
  if (typeof input !== 'object') return input;
  if (depth >= DEPTH_MAX) return '…';
  if (Array.isArray(input)) {
    const items = input.slice(0, ITEMS_MAX).map((item) => shown(item, name, depth + 1));
    return input.length > ITEMS_MAX ? [...items, '…'] : items;
  }
  const fields = Object.entries(input);
  const entries = fields
    .slice(0, ITEMS_MAX)
    .map(([key, value]) => [cut(key), shown(value, key, depth + 1)] as const);
  return Object.fromEntries(fields.length > ITEMS_MAX ? [...entries, ['…', '…']] : entries);
}

/** Cuts between whole characters. */
const cut = (text: string): string =>
  text.length <= TEXT_CHARACTERS_MAX ? text : `${text.slice(0, TEXT_CHARACTERS_MAX).toWellFormed()}…`;
