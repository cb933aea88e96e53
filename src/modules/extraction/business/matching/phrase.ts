/** A phrase of the lexicon and all its meanings. */
export interface Phrase extends Meaning {
  readonly id: number;
  readonly text: string;
  /** Languages that list it; `intl` for stems that many languages share. */
  readonly languages: ReadonlySet<string>;
}

/** The meaning of a phrase apart from its languages; many phrases share one. */
export interface Meaning {
  readonly postings: readonly Posting[];
  readonly signals: readonly Signal[];
  readonly audience: Audience | null;
  readonly isHead: boolean;
  readonly glue: 'serving' | 'belonging' | 'joining' | null;
}

/** The evidence of one phrase for one industry. */
export interface Posting {
  readonly industry: number;
  /** Index of the sub-industry, -1 for the industry as a whole. */
  readonly subIndustry: number;
  readonly weight: number;
  /** Counts only where a page says what it is. */
  readonly identityOnly: boolean;
}

/** Other facts that a phrase is evidence for: whom a page sells to and how the company earns money. */
export const signals = ['b2b', 'b2c', 'saas', 'cart', 'wholesale', 'maker'] as const;
export type Signal = (typeof signals)[number];

interface Audience {
  readonly word: string;
  readonly kind: 'organisations' | 'people';
  /** The phrase already contains the word for "for". */
  readonly isWhole: boolean;
}
