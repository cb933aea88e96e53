/**
 * Who the company is: name, legal name and form, register and VAT numbers, founding year, logo, tagline. Names are ranked by source and
 * checked against the domain, because sites are copied, titles are written for search engines and templates keep their maker's name. Start
 * with `company-name.ts`; decision 7 has the order of evidence. It needs the country (for VAT numbers without prefix), so it runs after
 * location.
 */
import type { Heuristic } from '../heuristic.ts';
import { findAboutText } from './about-text.ts';
import { findCompanyName } from './company-name.ts';
import { findEmployeeCount } from './employee-count.ts';
import { findFavicon } from './favicon.ts';
import { findFoundedYear } from './founded-year.ts';
import { findLegalName } from './legal-name.ts';
import { findLogo } from './logo.ts';
import { findRegistrationNumber } from './registration-number.ts';
import { findTagline } from './tagline.ts';
import { findVatNumber } from './vat-number.ts';

export const identityHeuristics: readonly Heuristic[] = [
  findCompanyName,
  findLegalName,
  findTagline,
  findAboutText,
  findLogo,
  findFavicon,
  findFoundedYear,
  findEmployeeCount,
  findVatNumber,
  findRegistrationNumber,
];
