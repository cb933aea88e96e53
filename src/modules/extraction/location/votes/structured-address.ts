import { countryCode } from '../country-names.ts';
import { structuredAddress } from '../structured-address.ts';
import type { Vote, Voter } from '../vote.ts';

/** The country of a declared postal address, and of the geo metas that older pages have. */
export const structuredAddressVote: Voter = (page) => {
  const votes: Vote[] = [];
  const declared = countryCode(structuredAddress(page)?.country ?? '');
  if (declared !== null) votes.push({ country: declared, weight: 5, evidence: 'declared address' });
  for (const name of GEO_METAS) {
    const region = countryCode((page.metas.get(name)?.[0] ?? '').split(/[-_]/)[0] ?? '');
    if (region !== null) votes.push({ country: region, weight: 3, evidence: name });
  }
  return votes;
};

const GEO_METAS = ['geo.region', 'geo.country', 'og:country-name', 'business:contact_data:country_name'];
