import type { CompanyFilters } from '../../search/index.ts';

/** Companies to find others like, and which of those to show. */
export interface LookalikeQuery {
  /** One domain or more; the search is for their mean. */
  readonly seeds: readonly string[];
  /** Domains that the results should not be like. */
  readonly not: readonly string[];
  readonly filters: CompanyFilters;
  /** `only` the languages of the seeds, those first among equals, or `any`. */
  readonly sameLanguage: 'only' | 'prefer' | 'any';
  /** 0 the same words, 1 the same business; a half is what the model is made for. */
  readonly mix: number;
  /** Always excluded, such as what the caller has seen. */
  readonly excludedDomains?: readonly string[];
  /** Only these, in any case. */
  readonly among?: ReadonlySet<string>;
}

/** A company as a method found it, before it is known who it is. */
export interface Candidate {
  readonly domain: string;
  readonly score: number;
  readonly nearestSeed: string;
}

export type Method = 'faiss_embedding' | 'keyword_jaccard';

/** How many companies a ranking holds at most: paging ends there. */
export const RANKED_MAX = 500;

/** Candidates beyond those, because some turn out to be duplicates, directories or removed. */
export const CANDIDATES_MAX = 2_000;

/** In other languages than the seeds', where those of the seeds come first among equals. */
export const OTHER_LANGUAGE = 0.9;

/** The penalty of a seed to avoid: measured in the study of several seeds. */
export const NEGATIVE_WEIGHT = 0.3;
export const BUDGET_MS = 15_000;
