/** The coarse groups that industries belong to, for comparing with lists that know fewer names than ours. */
export type IndustryBucket =
  | 'E-commerce & Retail'
  | 'Software & IT'
  | 'Marketing & Media'
  | 'Professional Services'
  | 'Finance & Insurance'
  | 'Health & Wellness'
  | 'Sports & Recreation'
  | 'Food & Beverage'
  | 'Travel & Hospitality'
  | 'Real Estate'
  | 'Construction & Trades'
  | 'Manufacturing & Industrial'
  | 'Automotive'
  | 'Transportation & Logistics'
  | 'Energy & Environment'
  | 'Education'
  | 'Government'
  | 'Nonprofit'
  | 'Arts & Entertainment'
  | 'Other';

/**
 * Words per language, separated by commas. A mark says what a word is worth:
 *   `!word` settles the matter, `word` speaks for it, `~word` only hints,
 *   `@word` counts only where a page says what it is (title, description, main heading, domain),
 *   because the same word in a menu or a sub-heading says little ("news", "shop", "events").
 * `word*` stands for every word that begins so, `*word` for compounds that end so, and a word may be a phrase.
 * `intl` holds stems that several languages share. Accents and case do not matter.
 */
export type Words = Readonly<Record<string, string>>;

interface SubIndustry {
  readonly name: string;
  /** schema.org types (and Open Graph types) that name this sub-industry. */
  readonly types?: readonly string[];
  readonly words: Words;
}

export interface Industry {
  readonly name: string;
  readonly bucket: IndustryBucket;
  readonly description: string;
  /** schema.org types that name the industry but no sub-industry. */
  readonly types?: readonly string[];
  /** TLDs that only this industry uses, without the first dot. */
  readonly domainEndings?: readonly string[];
  /** Words of the industry as a whole. */
  readonly words: Words;
  readonly subIndustries: readonly SubIndustry[];
}
