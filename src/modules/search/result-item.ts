import { z } from 'zod';
import type { Hit } from '../../lib/text-index/api.ts';
import { decodeBodyText, decodeCard, decodeProfile, type ResultCard } from '../company-index/index.ts';
import { MeaningReasons } from './meaning-search.ts';
import { chosenValues, RowColumnValue, type RowDetail } from './row-detail.ts';
import { isBare, type SearchTermsIn, type Snippet, sentenceOf, snippetOf } from './snippet.ts';

const MatchLocation = z.enum(['title', 'meta', 'h1', 'h2', 'h3', 'body']);
type MatchLocation = z.infer<typeof MatchLocation>;

export const SearchResultItem = z
  .object({
    domain: z.string(),
    homepage_url: z.string(),
    matched_in: z.array(MatchLocation),
    matched_snippet: z.string().default(''),
    matches: z
      .array(z.tuple([z.int(), z.int()]))
      .default([])
      .describe('Start and end of every match in `matched_snippet`, in UTF-16 units.'),
    score: z.number(),
    crawl_id: z.string(),
    fetched_at: z.string(),
    title: z.string().default(''),
    meta_description: z.string().default(''),
    company_name: z.string().default(''),
    industry: z.string().default(''),
    country: z.string().default(''),
    emails: z.array(z.string()).default([]),
    phones: z.array(z.string()).default([]),
    tech_stack: z.string().default(''),
    has_ecommerce: z.boolean().default(false),
    has_pricing: z.boolean().default(false),
    has_blog: z.boolean().default(false),
    similarity: z
      .number()
      .optional()
      .describe('With `mode=meaning`: how well the company fits the description, from 0 to 1.'),
    reasons: MeaningReasons.optional().describe('With `mode=meaning`: why it was found.'),
    columns: z
      .record(z.string(), RowColumnValue)
      .optional()
      .describe(
        'The columns requested with `columns`; absent if not requested or if they need a higher plan.',
      ),
  })
  .meta({ id: 'SearchResultItem' });

export type SearchResultItem = z.output<typeof SearchResultItem>;

/** A hit as the API shows it. */
export function toResultItem(
  hit: Hit,
  searchTerms: SearchTermsIn | undefined,
  columns?: RowDetail['columns'],
): SearchResultItem {
  const record = storedOf(hit);
  const card = decodeCard(record);
  const matchedIn = hit.matchedFields as MatchLocation[];
  const { text, matches } = snippetFor(matchedIn, searchTerms, card, record);
  return {
    domain: card.domain,
    homepage_url: card.homepage_url,
    matched_in: matchedIn,
    matched_snippet: text,
    matches: matches.map(([start, end]) => [start, end]),
    score: hit.score,
    crawl_id: card.crawl_id ?? '',
    fetched_at: card.fetched_at,
    title: card.title ?? '',
    meta_description: card.meta_description ?? '',
    company_name: card.company_name ?? '',
    industry: card.industry ?? '',
    country: card.country ?? '',
    emails: [...card.emails],
    phones: [...card.phones],
    tech_stack: card.tech_stack ?? '',
    has_ecommerce: card.has_ecommerce ?? false,
    has_pricing: card.has_pricing ?? false,
    has_blog: card.has_blog ?? false,
    ...(columns && { columns: chosenValues(decodeProfile(record), columns) }),
  };
}

export function storedOf({ key, stored }: Pick<Hit, 'key' | 'stored'>): Uint8Array {
  if (!stored) throw new Error(`the hit ${key} came without its stored record`);
  return stored;
}

/**
 * The part of the best matching field around the match; empty without a search text. If that is a bare heading, a sentence of the page that
 * also contains the words.
 */
export function snippetFor(
  matchedIn: readonly string[],
  searchTerms: SearchTermsIn | undefined,
  card: Pick<ResultCard, 'title' | 'meta_description'>,
  record: Uint8Array,
): Snippet {
  const [location] = matchedIn;
  if (!searchTerms || location === undefined) return { text: '', matches: [] };
  const best = snippetOf(textOf(location, card, record), searchTerms(location), location === 'body');
  if (!/^h[123]$/.test(location) || !matchedIn.includes('body') || !isBare(best)) return best;
  const sentence = sentenceOf(decodeBodyText(record), searchTerms('body'));
  return sentence.matches.length > 0 ? sentence : best;
}

/** A field as a text with one value per line. */
function textOf(
  location: string,
  card: Pick<ResultCard, 'title' | 'meta_description'>,
  record: Uint8Array,
): string {
  if (location === 'title') return oneLine(card.title);
  if (location === 'meta') return oneLine(card.meta_description);
  if (location === 'h1' || location === 'h2' || location === 'h3')
    return decodeProfile(record)[location].map(oneLine).join('\n');
  return decodeBodyText(record);
}

const oneLine = (text: string | null): string => text?.replaceAll('\n', ' ') ?? '';
