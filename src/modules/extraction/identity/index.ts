/**
 * Who the company is: name, legal name and form, register and VAT numbers, founding year, logo, tagline.
 * Names are ranked by source and checked against the domain, since sites are copied, titles are written for search
 * engines and templates keep their maker's name. Start with `company-name.ts`; ADR 0007 has the order of evidence.
 */
import type { Heuristic } from '../heuristic.ts';
import { findCompanyName } from './company-name.ts';

export const identityHeuristics: readonly Heuristic[] = [findCompanyName];
