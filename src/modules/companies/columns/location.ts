import { decimal, list, text } from './column.ts';

/** Where the company sits. */
export const locationColumns = [
  text('country', 'Country of the company, ISO 3166-1 alpha-2.', 'GB', 'filterable'),
  text('country_name', 'English name of the country.', 'United Kingdom'),
  text('region', 'State, province or county.', 'West Yorkshire'),
  text('city', 'City or town.', 'Leeds'),
  text('postal_code', 'Postal code.', 'LS1 4AP'),
  text('street_address', 'Street and number.', '12 Mill Lane'),
  decimal('latitude', 'Latitude the page declares, or of the map it embeds.', 53.7997),
  decimal('longitude', 'Longitude the page declares, or of the map it embeds.', -1.5492),
  list('areas_served', 'Areas the company says it serves.', ['Yorkshire', 'Lancashire']),
] as const;
