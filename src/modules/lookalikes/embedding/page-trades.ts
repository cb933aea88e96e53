import { tradesInText } from '../../extraction/business/trades-in-text.ts';
import type { PageText } from './page-words.ts';

/** The extractor's decision counts as much as all words of one field. */
const DECIDED = 1;
/** The beginning of the text says best what the company does; the extractor reads as much. */
const BODY_CHARACTERS_MAX = 1_500;
const fields = [
  { textOf: ({ title }: PageText) => [title], weight: 1 },
  { textOf: ({ meta_description }: PageText) => [meta_description], weight: 1 },
  { textOf: ({ h1 }: PageText) => h1, weight: 1 },
  { textOf: ({ h2, h3 }: PageText) => [...h2, ...h3], weight: 0.5 },
  { textOf: ({ body_text }: PageText) => [body_text?.slice(0, BODY_CHARACTERS_MAX)], weight: 1 },
];

/**
 * The industries that a page points to: the one that the extractor decided on, and those of the trade words in its title, description,
 * headings and the beginning of its text. If one of two bakeries is classified as a shop and the other as a restaurant, their words still
 * agree.
 */
export function industriesOf(page: PageText): ReadonlyMap<string, number> {
  const industries = new Map<string, number>();
  const add = (industry: string, weight: number): void =>
    void industries.set(industry, (industries.get(industry) ?? 0) + weight);
  if (page.industry !== null) add(page.industry, DECIDED);
  for (const { textOf, weight } of fields) {
    const text = textOf(page).filter(Boolean).join('. ');
    const found = tradesInText(text, [page.language ?? 'en']).industries;
    for (const [industry, share] of Object.entries(found)) add(industry, weight * share);
  }
  return industries;
}
