import { z } from 'zod';
import type { Hit } from '../../lib/text-index/api.ts';
import type { WordFinder } from '../../lib/text-index/index.ts';
import { type CompanyCard, decodeBodyText, decodeCard, decodeProfile } from './profile-record.ts';
import { snippetOf } from './snippet.ts';

const MatchLocation = z.enum(['title', 'meta', 'h1', 'h2', 'h3', 'body']);
type MatchLocation = z.infer<typeof MatchLocation>;

export const SearchResultItem = z
  .object({
    domain: z.string(),
    homepage_url: z.string(),
    matched_in: z.array(MatchLocation),
    matched_snippet: z.string().default(''),
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
  })
  .meta({ id: 'SearchResultItem' });

export type SearchResultItem = z.output<typeof SearchResultItem>;

/** A hit as the API shows it. */
export function toResultItem(hit: Hit, sought: WordFinder): SearchResultItem {
  const record = storedOf(hit);
  const card = decodeCard(record);
  const matchedIn = hit.matchedFields as MatchLocation[];
  return {
    domain: card.domain,
    homepage_url: card.homepage_url,
    matched_in: matchedIn,
    matched_snippet: snippetOf(textOf(matchedIn[0], card, record), sought),
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
  };
}

export function storedOf({ key, stored }: Hit): Uint8Array {
  if (!stored) throw new Error(`the hit ${key} came without its stored record`);
  return stored;
}

function textOf(location: MatchLocation | undefined, card: CompanyCard, record: Uint8Array): string {
  if (location === 'title') return card.title ?? '';
  if (location === 'meta') return card.meta_description ?? '';
  if (location === 'h1' || location === 'h2' || location === 'h3')
    return decodeProfile(record)[location].join(' · ');
  return decodeBodyText(record);
}
