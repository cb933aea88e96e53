/**
 * What a company does and for whom: industry, sub-industry, b2b or b2c, business model, audience. Facts come first (declared types, domain
 * endings), then a weighted lexicon in some thirty languages over the zones of the page. Every heuristic returns nothing if the page does
 * not say. Start with `taxonomy.ts` for the names, then `classify.ts` for how words are weighed; `docs/reference/industries.md` is
 * generated from the taxonomy.
 */
import type { Heuristic } from '../heuristic.ts';
import { b2bOrB2c } from './b2b-or-b2c.ts';
import { businessModel } from './business-model.ts';
import { industry } from './industry.ts';
import { targetAudience } from './target-audience.ts';

export { industryBucket } from './industry-bucket.ts';

/** In this order, because later ones depend on the industry. */
export const businessHeuristics: readonly Heuristic[] = [industry, b2bOrB2c, businessModel, targetAudience];
