/** A synthetic homepage before it is converted to the format of an engine. */
export interface CompanyPage {
  /** A domain name that is unique by the number of the page. */
  readonly key: string;
  readonly title: string;
  readonly meta: string;
  readonly h1: readonly string[];
  readonly h2: readonly string[];
  readonly h3: readonly string[];
  readonly body: string;
  readonly country: string;
  readonly tld: string;
  readonly industry: string;
  readonly tech: readonly string[];
  readonly has: Readonly<Record<HasFlag, boolean>>;
  readonly crawlId: string;
  readonly firstIndexedAt: number;
  /** The record that a result row is made from: about 1 KB of JSON. */
  readonly stored: Uint8Array;
}

export type HasFlag = (typeof hasFlags)[number];

export const hasFlags = ['email', 'phone', 'pricing', 'blog', 'ecommerce', 'contact'] as const;

/** The share of pages with each feature. */
export const hasShare: Readonly<Record<HasFlag, number>> = {
  email: 0.6,
  phone: 0.5,
  pricing: 0.25,
  blog: 0.3,
  ecommerce: 0.15,
  contact: 0.7,
};

/** Country, its top-level domain, and the cumulative share of pages. */
export const countries: readonly (readonly [country: string, tld: string, shareUpTo: number])[] = [
  ['US', 'us', 0.35],
  ['DE', 'de', 0.5],
  ['GB', 'co.uk', 0.6],
  ['FR', 'fr', 0.67],
  ['NL', 'nl', 0.73],
  ['CA', 'ca', 0.78],
  ['AU', 'com.au', 0.82],
  ['ES', 'es', 0.86],
  ['IT', 'it', 0.89],
  ['PL', 'pl', 0.92],
  ['SE', 'se', 0.94],
  ['CH', 'ch', 0.96],
  ['BR', 'com.br', 0.98],
  ['IN', 'in', 0.99],
  ['JP', 'jp', 1],
];

export const industries: readonly string[] = `
Software|Marketing|Construction|Real Estate|Healthcare|Legal Services|Restaurants|Retail|Manufacturing|Education|
Financial Services|Automotive|Travel|Beauty|Fitness|Photography|Non-profit|Logistics|Energy|Agriculture|Insurance|
Consulting|Architecture|Cleaning|Dentistry|Fashion|Furniture|Gaming|Hospitality|Human Resources|Jewelry|Media|Music|
Pets|Printing|Security|Sports|Telecommunications|Veterinary|Wholesale
`
  .trim()
  .split(/\s*\|\s*/u);

export const technologies: readonly string[] = `
WordPress|Google Analytics|jQuery|Cloudflare|Shopify|React|nginx|Bootstrap|WooCommerce|HubSpot|Stripe|Next.js|Wix|
Squarespace|Vue.js|Elementor|Intercom|Klaviyo|Zendesk|Magento|Drupal|Angular|Webflow|Mailchimp
`
  .trim()
  .split(/\s*\|\s*/u);

export const crawlIds: readonly string[] = ['CC-MAIN-2026-30', 'CC-MAIN-2026-35', 'CC-MAIN-2026-40'];

export const companySuffixes: readonly string[] =
  'GmbH|Inc|Ltd|LLC|Group|Solutions|Services|Consulting|Shop|Studio'.split('|');
