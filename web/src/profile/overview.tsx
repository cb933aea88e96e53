import { Technologies } from './peek.tsx';
import type { Columns } from './use-profile.ts';
import { Values } from './values.tsx';

/** Who, where, what, how to reach: on one screen. */
const names = [
  'legal_name',
  'tagline',
  'about_text',
  'industry',
  'sub_industry',
  'business_model',
  'b2b_or_b2c',
  'founded_year',
  'employee_count',
  'street_address',
  'postal_code',
  'city',
  'region',
  'country_name',
  'emails',
  'phones',
  'contact_page_url',
  'opening_hours',
  'linkedin',
  'vat_number',
  'registration_number',
];

export function Overview({ domain, columns }: { readonly domain: string; readonly columns: Columns }) {
  return (
    <>
      <Technologies names={(columns['technologies'] as readonly string[] | null) ?? []} />
      <Values domain={domain} columns={columns} names={names} />
    </>
  );
}
