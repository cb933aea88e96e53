import { z } from 'zod';
import { normalizeQuery, tokenize } from '../../lib/text-analysis/index.ts';

/** A search text, parsed once at the edge; everything after uses the words found here. */
export interface QueryText {
  /** As it was sent. */
  readonly text: string;
  /** The same for all spellings of one query. */
  readonly normalized: string;
  /** Its words as the index stores them, in order. */
  readonly words: readonly string[];
}

export const QUERY_CHARACTERS_MAX = 200;

/** Undefined if the text contains nothing to search for. */
export function readQueryText(text: string): QueryText | undefined {
  const words = tokenize(text).map(({ term }) => term);
  const normalized = normalizeQuery(text);
  return words.length === 0 || normalized === '' ? undefined : { text, normalized, words };
}

/** One character that is neither a control character nor ASCII punctuation: every searchable text contains one. */
const SEARCHABLE = '[^\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]';

const NOTHING_TO_SEARCH = 'the query has nothing to search for; use letters or digits';

/** A description in a body may be longer than a query in an address. */
const DESCRIPTION_CHARACTERS_MAX = 2_000;

const textUpTo = (charactersMax: number) =>
  z.string().min(1).max(charactersMax).meta({ pattern: SEARCHABLE, description: 'Keyword or phrase.' });

const sentText = textUpTo(QUERY_CHARACTERS_MAX);

const parsed = (sent: typeof sentText) =>
  sent.transform((text, context) => {
    const read = readQueryText(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: NOTHING_TO_SEARCH });
    return z.NEVER;
  });

/** A query that contains something to search for. */
export const queryText = parsed(sentText).describe('Keyword or phrase.');

/** The same in a body, where a description may be longer. */
export const descriptionText = parsed(textUpTo(DESCRIPTION_CHARACTERS_MAX)).describe(
  `Keyword or phrase, up to ${QUERY_CHARACTERS_MAX} characters; with \`mode=meaning\` a description, up to ${DESCRIPTION_CHARACTERS_MAX}.`,
);

/** The same for callers that store the query as it was sent, to search for it later. */
export const storableQueryText = sentText.refine(
  (text) => readQueryText(text) !== undefined,
  NOTHING_TO_SEARCH,
);

/** The same for searches by filters alone; empty if there are no words. */
export const storableQueryTextOrNone = z
  .string()
  .max(QUERY_CHARACTERS_MAX)
  .refine((text) => text === '' || readQueryText(text) !== undefined, NOTHING_TO_SEARCH);
