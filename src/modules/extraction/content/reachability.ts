import { found, type Heuristic } from '../heuristic.ts';
import { findSiteLinks } from '../links/site-links.ts';

/** Flags derived from what the contact heuristics settled; runs after them. */
export const reachability: Heuristic = (page, settled) => {
  const link = findSiteLinks(page).get('contact');
  return [
    ...found('has_email', settled.emails.length > 0, 'emails'),
    ...found('has_phone', settled.phones.length > 0, 'phones'),
    ...found('has_contact', link !== undefined, `link "${link?.text.slice(0, 60) ?? ''}"`),
    ...found('has_contact', settled.has_contact_form, 'contact form'),
    ...found('has_contact', settled.emails.length > 0, 'emails'),
    ...found('has_contact', settled.phones.length > 0, 'phones'),
    ...found('has_contact', settled.street_address !== null, 'street address'),
  ];
};
