import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SearchPosition } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';

const CURSOR_CHARACTERS_MAX = 4_000;
const MARK_CHARACTERS = 16;
/** A query of 200 characters has at most this many words. */
const WEIGHTS_MAX = 200;

export const cursorParameter = {
  cursor: z
    .string()
    .max(CURSOR_CHARACTERS_MAX)
    .optional()
    .describe(
      'Continues after a page: its `next_cursor`, sent with the same query, filters and order. Pages of any depth cost the same, and whatever is written meanwhile, each unchanged company is returned once. `offset` must be 0.',
    ),
};

const Position = z.object({
  value: z.union([z.number(), z.string(), z.null()]),
  key: z.string().min(1).max(255),
  weights: z.array(z.int()).max(WEIGHTS_MAX),
});

const markOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, MARK_CHARACTERS);

/** `search` identifies what was searched and in which order. */
export function writeCursor(position: SearchPosition, search: string): string {
  const { value, key, weights } = position;
  const written = JSON.stringify([markOf(search), value, key, weights]);
  return Buffer.from(markOf(written) + written).toString('base64url');
}

/** The position in a cursor. Refuses a cursor that is incomplete or belongs to another search. */
export function readCursor(cursor: string, search: string): SearchPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const written = text.slice(MARK_CHARACTERS);
  if (text.slice(0, MARK_CHARACTERS) !== markOf(written))
    throw refused(
      cursor,
      'The cursor is damaged. Send next_cursor of a page unchanged, or search without it.',
    );
  const [owner, value, key, weights] = JSON.parse(written) as unknown[];
  if (owner !== markOf(search))
    throw refused(
      cursor,
      'The cursor belongs to another search. Send it with the query, filters and order it came with, or search without it.',
    );
  const position = Position.safeParse({ value, key, weights });
  if (!position.success) throw refused(cursor, 'The cursor comes from another version. Search without it.');
  return position.data;
}

const refused = (input: string, message: string): AppError =>
  new AppError('invalid_input', message, { details: { field: 'cursor', type: 'cursor', input } });
