import type { CompanyFilters } from '../../search/index.ts';

/** The companies to find lookalikes of, and which lookalikes to show. */
export interface LookalikeQuery {
  /** One or more domains; the search is for their mean. */
  readonly seeds: readonly string[];
  /** Domains that the results should not resemble. */
  readonly not: readonly string[];
  readonly filters: CompanyFilters;
  /** `only` the languages of the seeds, `prefer` them among otherwise equal companies, or `any`. */
  readonly sameLanguage: 'only' | 'prefer' | 'any';
  /** 0 for the same words, 1 for the same business; 0.5 is what the model is designed for. */
  readonly mix: number;
  /** Always excluded, for example because the caller has seen them. */
  readonly excludedDomains?: readonly string[];
  /** Restricts the results to these domains. */
  readonly among?: ReadonlySet<string>;
}

/** A company as a ranking method found it, before its details are read. */
export interface Candidate {
  readonly domain: string;
  readonly score: number;
  readonly nearestSeed: string;
}

export type Method = 'faiss_embedding' | 'keyword_jaccard';

/** The most companies that a ranking holds; paging ends there. */
export const RANKED_MAX = 500;

/** More candidates than that, because some turn out to be duplicates, directories or removed. */
export const CANDIDATES_MAX = 2_000;

/** The factor for companies in other languages than the seeds', if the seeds' languages are preferred. */
export const OTHER_LANGUAGE = 0.9;

/** The weight of a seed to avoid, measured in the study of several seeds. */
export const NEGATIVE_WEIGHT = 0.3;
export const BUDGET_MS = 15_000;
