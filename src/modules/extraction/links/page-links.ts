import { type Finding, found, type Heuristic } from '../heuristic.ts';
import type { PageKind } from './page-kinds.ts';
import { findSiteLinks } from './site-links.ts';

const columnByKind = {
  contact: 'contact_page_url',
  about: 'about_page_url',
  team: 'team_page_url',
  careers: 'careers_page_url',
  pricing: 'pricing_page_url',
  blog: 'blog_page_url',
  login: 'login_page_url',
  signup: 'signup_page_url',
  support: 'support_page_url',
  faq: 'faq_page_url',
  press: 'press_page_url',
  booking: 'booking_url',
  privacy: 'privacy_policy_url',
  terms: 'terms_url',
  imprint: 'imprint_url',
  cookies: 'cookie_policy_url',
} as const satisfies Partial<Record<PageKind, string>>;

/** Addresses of further pages, recognised by their menu labels and addresses in many languages. */
export const pageLinks: Heuristic = (page) => {
  const links = findSiteLinks(page);
  const findings: Finding[] = [];
  for (const [kind, column] of Object.entries(columnByKind) as [
    PageKind,
    (typeof columnByKind)[keyof typeof columnByKind],
  ][]) {
    const link = links.get(kind);
    // A bare fragment opens a menu or a dialog; there is no page to go to.
    if (link !== undefined && !link.href.endsWith('#'))
      findings.push(...found(column, link.href, `link "${link.text.slice(0, 60)}"`));
  }
  return findings;
};
