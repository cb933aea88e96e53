import { z } from 'zod';
import { type CompanyFilters, domainItems, listParameter } from '../search/index.ts';

/** The reference companies of a lookalike monitor. */
export const likeness = {
  domains: listParameter(domainItems, 'Domains, up to 10, to find similar companies for.')
    .inBody.unwrap()
    .pipe(z.array(z.string(), 'at least one domain is required').readonly()),
  not: listParameter(domainItems, 'Domains, up to 10, that the companies should not be similar to.').inBody,
  same_language: z
    .enum(['only', 'prefer', 'any'])
    .default('any')
    .describe('only: in the languages of the domains; prefer: those score higher; any: no preference.'),
  mix: z.number().min(0).max(1).default(0.5).describe('0: the same words; 1: the same business.'),
  min_score: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Replaces the default minimum scores for competitors and lookalikes.'),
};

const Likeness = z.object({
  domains: z.array(z.string()),
  not: z.array(z.string()),
  same_language: likeness.same_language,
  mix: likeness.mix,
  min_score: likeness.min_score,
});
export type Likeness = z.infer<typeof Likeness>;

export const readLikeness = (written: string): Likeness => Likeness.parse(JSON.parse(written));

/** A readable form, shown where other monitors show their query. */
export const describeLikeness = ({ domains, not }: Likeness): string =>
  `like ${domains.join(', ')}${not.length > 0 ? `, not like ${not.join(', ')}` : ''}`;

/** What one look at the index has found. */
export interface Finding {
  readonly total: number;
  readonly newCount: number;
  /** The best of the new matches, best first. */
  readonly domains: readonly string[];
  /** Where the next check continues. */
  readonly generation: number;
}

/** The part of the lookalikes that monitors need. A module above this one implements it, and it is passed in. */
export interface WatchedLookalikes {
  /** Companies that are strongly similar now, best first. */
  current(
    question: Likeness & { readonly filters: CompanyFilters },
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /**
   * Companies whose page became similar after a generation: it is new, or was not similar before. Without a generation, it only sets the
   * baseline for a later check. Throws a readable error if this cannot be determined now.
   */
  newMatches(
    question: Likeness & { readonly filters: CompanyFilters },
    options: { readonly since: number | undefined; readonly limit: number },
    signal: AbortSignal,
  ): Promise<Finding>;
}
