import type { Finding, Heuristic } from '../heuristic.ts';
import { found } from '../heuristic.ts';
import { structuredAddress } from './structured-address.ts';
import { townInTitle } from './title-town.ts';
import { writtenAddress } from './written-address.ts';

/** Postal address: declared in structured data, or written in the text in the form of the settled country; else the town of the title. */
export const findAddress: Heuristic = (page, settled): readonly Finding[] => {
  const declared = structuredAddress(page);
  const findings =
    declared === null
      ? []
      : [
          ...found('street_address', declared.street, declared.evidence),
          ...found('city', declared.city, declared.evidence),
          ...found('region', declared.region, declared.evidence),
          ...found('postal_code', declared.postalCode, declared.evidence),
        ];
  if (findings.length > 0 || settled.country === null) return findings;
  const written = writtenAddress(page, settled.country);
  if (written === null) return found('city', townInTitle(page, settled), 'title');
  return [
    ...found('street_address', written.street, 'text'),
    ...found('city', written.city, 'text'),
    ...found('region', written.region, 'text'),
    ...found('postal_code', written.postalCode, 'text'),
  ];
};
