import { z } from 'zod';
import { QUERY_CHARACTERS_MAX, type QueryText, readQueryText } from '../search/index.ts';

const KEYWORDS_MAX = 200;

/** A keyword as it was sent, and its query; without a query it contains nothing to search for. */
export interface Keyword {
  readonly keyword: string;
  readonly query: QueryText | undefined;
}

type Context = z.core.$RefinementCtx;

/** Parses a list of keywords in the order sent; duplicates count once. */
const readKeywords = (parts: readonly string[], context: Context): Keyword[] => {
  const byMeaning = new Map<string, Keyword>();
  for (const part of parts) {
    const keyword = part.trim();
    if (keyword === '') continue;
    const query = readQueryText(keyword);
    const meaning = query?.normalized ?? `unsearchable ${keyword}`;
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, { keyword, query });
  }
  const keywords = [...byMeaning.values()];
  const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
  const tooLong = keywords.find(({ keyword }) => keyword.length > QUERY_CHARACTERS_MAX)?.keyword;
  if (!keywords.some(({ query }) => query)) refuse('the list has no searchable keyword');
  if (keywords.length > KEYWORDS_MAX)
    refuse(`at most ${KEYWORDS_MAX} keywords are allowed, got ${keywords.length}`);
  if (tooLong !== undefined)
    refuse(`the keyword '${tooLong.slice(0, 40)}…' is longer than ${QUERY_CHARACTERS_MAX} characters`);
  return keywords;
};

/** Does not limit the length of a keyword: some client generators cannot compile nested counted repetitions. */
const ITEM = '[^,]*';

/** Keywords in a URL: one text, separated by commas. */
export const keywordText = (charactersMax: number) =>
  z
    .string()
    .min(1)
    .max(charactersMax)
    .meta({ pattern: `^${ITEM}(?:,${ITEM}){0,${KEYWORDS_MAX - 1}}$` })
    .transform((text, context) => readKeywords(text.split(','), context));

/** Keywords in a JSON body: the same text, or an array. */
export const keywordField = (charactersMax: number) =>
  z.union([
    keywordText(charactersMax),
    z.array(z.string().max(QUERY_CHARACTERS_MAX)).min(1).max(KEYWORDS_MAX).transform(readKeywords),
  ]);
