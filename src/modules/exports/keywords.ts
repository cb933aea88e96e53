import { z } from 'zod';
import { normalizeQuery } from '../../lib/text-index/index.ts';

const KEYWORDS_MAX = 200;
const KEYWORD_CHARACTERS_MAX = 200;

/** A comma-separated list of keywords; one that says the same as an earlier one counts once. */
export const keywordList = (charactersMax: number) =>
  z
    .string()
    .min(1)
    .max(charactersMax)
    .transform((text, context): string[] => {
      const byMeaning = new Map<string, string>();
      for (const part of text.split(',')) {
        const keyword = part.trim();
        const meaning = normalizeQuery(keyword);
        if (meaning !== '' && !byMeaning.has(meaning)) byMeaning.set(meaning, keyword);
      }
      const keywords = [...byMeaning.values()];
      const tooLong = keywords.find((keyword) => keyword.length > KEYWORD_CHARACTERS_MAX);
      if (keywords.length === 0)
        context.addIssue({ code: 'custom', message: 'the list holds no keyword that can be searched' });
      if (keywords.length > KEYWORDS_MAX)
        context.addIssue({
          code: 'custom',
          message: `at most ${KEYWORDS_MAX} keywords are taken at once, these are ${keywords.length}`,
        });
      if (tooLong !== undefined)
        context.addIssue({
          code: 'custom',
          message: `the keyword '${tooLong.slice(0, 40)}…' is longer than ${KEYWORD_CHARACTERS_MAX} characters`,
        });
      return keywords;
    });
