import { z } from 'zod';
import type { CompanyProfile } from '../companies/index.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { SearchRequest } from './search-parameters.ts';

/** The maximum number of companies that a description finds. It ranks companies; filters find the rest. */
export const MEANING_RANKED_MAX = 500;

/** How a description was read. */
export const MeaningReading = z
  .object({
    subject: z
      .string()
      .describe(
        'What is looked for: the description without the filters it states. Empty if it states nothing else, or a trade that no page names; then every company that passes the filters is found.',
      ),
    language: z.string().describe('The language it was read in, as a code of ISO 639-1.'),
    filters: z
      .array(
        z.object({
          param: z.string().describe('The parameter that it sets.'),
          value: z.string().describe('Its value; several are separated by commas.'),
          text: z.string().describe('The words that state it.'),
          applied: z
            .boolean()
            .describe('False where `ignore_stated` names it or the request sets the parameter itself.'),
        }),
      )
      .describe('Filters that the description states.'),
    industries: z.array(z.string()).describe('Industries that the subject speaks for, strongest first.'),
    cut_off: z
      .number()
      .describe(
        'The similarity from which on a company is counted; `total_count` counts at most 500, or all without a subject.',
      ),
    precision: z.number().describe('Share of the counted companies that were right on judged descriptions.'),
  })
  .meta({ id: 'MeaningReading' });

export type MeaningReading = z.infer<typeof MeaningReading>;

/** The applied filters of a description, as `ignore_stated` names them: with its value where several have the same parameter. */
export function statedNames({ filters }: Pick<MeaningReading, 'filters'>): string[] {
  const applied = filters.filter((filter) => filter.applied);
  return applied.map(({ param, value }) =>
    applied.some((other) => other.param === param && other.value !== value) ? `${param}:${value}` : param,
  );
}

/** Why a company was found by a description. */
export const MeaningReasons = z
  .object({
    shared_keywords: z
      .array(z.string())
      .describe(
        'Words of the description that the page has; "dentist ≈ tandlæge" where it uses another word for one thing.',
      ),
    industry: z.boolean().describe('Whether its industry is one that the description speaks for.'),
    sentence: z.string().describe('The sentence of the page that fits best; empty if none stands out.'),
  })
  .meta({ id: 'MeaningReasons' });

export type MeaningReasons = z.infer<typeof MeaningReasons>;

export interface RankedCompany {
  readonly domain: string;
  readonly similarity: number;
}

/** Companies by a description, best first. */
export interface MeaningRanking {
  readonly reading: MeaningReading;
  /** The filters of the request and those stated in the description, as they were applied. */
  readonly filters: CompanyFilters & Pick<SearchRequest, 'conditions'>;
  /** The companies above the cut-off. Undefined if the description is nothing but filters: then every company that passes them is found. */
  readonly companies: readonly RankedCompany[] | undefined;
  /** Why one of them was found. */
  explain(profile: CompanyProfile): MeaningReasons;
}

export interface Understood {
  /** How many parts of a description are understood: filters it states, and a trade. */
  readonly parts: number;
  /** Whether nothing else is left. */
  readonly isWhole: boolean;
}

/** Finds companies by a description. It is implemented elsewhere, because it needs vectors and dictionaries, which a search does not. */
export interface MeaningSearch {
  /** Changes whenever something other than the index changes a ranking. */
  version(): string;
  /** False until the dictionaries are loaded, for which a ranking waits. */
  isReady(): boolean;
  rank(request: SearchRequest, signal: AbortSignal): Promise<MeaningRanking>;
  understood(text: string, signal: AbortSignal): Promise<Understood>;
}
