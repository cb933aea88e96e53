import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { type AnyCall, WrittenJson } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { ignoredSigns } from '../ignored-signs.ts';
import { MeaningReading } from '../meaning-search.ts';
import { QuerySuggestion } from '../query-suggestions.ts';
import { SearchResultItem } from '../result-item.ts';
import { type Found, searchFor } from '../search-for.ts';
import { normalizedQuery } from '../search-keys.ts';
import type { PageRequest } from '../search-parameters.ts';
import type { SearchServices } from './define-route.ts';

export const SearchResponse = z
  .object({
    query: z.string(),
    normalized_query: z.string(),
    cached: z.boolean().default(false),
    result_count: z.int().default(0),
    total_count: z.int().default(0),
    results: z.array(SearchResultItem).default([]),
    next_cursor: z
      .string()
      .nullable()
      .default(null)
      .describe('Sent as `cursor` with the same search, it returns the next page; null after the last.'),
    forms: z
      .array(
        z.object({
          word: z.string(),
          forms: z.array(z.object({ form: z.string(), count: z.int() })),
        }),
      )
      .default([])
      .describe(
        'With `forms=true`, the forms of each word that the index has, and how many pages hold each.',
      ),
    suggestions: z
      .array(QuerySuggestion)
      .default([])
      .describe(
        'Where fewer than 3 are found: up to five similar searches that find more, best first, each with its exact total.',
      ),
    meaning: MeaningReading.optional().describe('With `mode=meaning`: how the description was read.'),
    ignored: z
      .array(z.string())
      .default([])
      .describe(
        'What had no effect: characters that are operators elsewhere (use `exclude` to exclude words) and unknown parameters.',
      ),
    search_time_ms: z.int().default(0),
    credits_remaining: z.int().nullable().default(null),
    credits_deducted: z.int().default(0),
    gate: z.string().nullable().default(null),
  })
  .meta({ id: 'SearchResponse' });

export const saveParameter = {
  save: z
    .boolean()
    .default(true)
    .describe(
      'Whether the results are saved to the viewed companies of a signed-in caller (`/auth/my-companies`).',
    ),
};

interface AccountSearchRequest extends PageRequest {
  readonly exclude_seen: boolean;
  readonly save: boolean;
  readonly columns?: readonly string[] | undefined;
}

type SearchCall = Pick<AnyCall<SearchServices>, 'caller' | 'services' | 'signal' | 'doNotCount' | 'ignored'>;

/** A page of results; returned synchronously if it is cached. */
export function answerSearch(
  call: SearchCall,
  request: AccountSearchRequest,
): WrittenJson | Promise<WrittenJson> {
  if (request.cursor !== undefined && request.offset > 0)
    throw new AppError('invalid_input', 'A cursor continues where its page ended: send it without offset.', {
      details: { field: 'offset', type: 'cursor', input: request.offset },
    });
  const started = performance.now();
  const answer = (found: Found): WrittenJson => {
    if (found.cached) call.doNotCount();
    return writeAnswer(request, found, call.ignored, Math.round(performance.now() - started));
  };
  const found = searchFor(call.caller, request, call.services, call);
  return found instanceof Promise ? found.then(answer) : answer(found);
}

function writeAnswer(
  request: AccountSearchRequest,
  found: Found,
  unknown: readonly string[],
  search_time_ms: number,
): WrittenJson {
  const { page, cached, suggestions, creditsRemaining, gate } = found;
  const query = request.q?.text ?? '';
  // Everything that may differ between two responses with the same results.
  const frame = `${cached} ${search_time_ms} ${creditsRemaining} ${gate} ${JSON.stringify([unknown, suggestions])} ${query}`;
  const answer = page.within(frame, () => {
    const head = JSON.stringify({
      query,
      normalized_query: normalizedQuery(request),
      cached,
      result_count: page.resultCount,
      total_count: page.totalCount,
    });
    const tail = JSON.stringify({
      next_cursor: page.nextCursor,
      forms: page.forms,
      suggestions,
      ...(page.meaning && { meaning: page.meaning }),
      ignored: [...ignoredSigns(query, request.mode), ...unknown],
      search_time_ms,
      credits_remaining: creditsRemaining,
      credits_deducted: 0,
      gate,
    });
    return [`${head.slice(0, -1)},"results":`, `,${tail.slice(1)}`];
  });
  return new WrittenJson(answer.bytes, answer);
}
