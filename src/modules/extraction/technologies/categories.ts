/**
 * Every category that our rules use, in the order in which `tech_stack` lists technologies: first what a site is built with, then what runs
 * on it, then how it is served. The column, if there is one, is the profile column that collects its technologies. Names follow those of
 * public rule sets, so that a foreign set fills the same columns.
 */
export const CATEGORIES = {
  CMS: 'cms',
  Blogs: 'cms',
  Ecommerce: 'ecommerce_platform',
  LMS: 'cms',
  'Message boards': 'cms',
  Wikis: 'cms',
  'Static site generator': 'cms',
  'Page builders': 'page_builder',
  'WordPress plugins': null,
  'WordPress themes': null,
  'Shopify apps': null,
  SEO: 'seo_tools',
  'JavaScript frameworks': 'js_frameworks',
  'JavaScript libraries': 'js_libraries',
  'JavaScript graphics': 'js_libraries',
  'UI frameworks': 'css_framework',
  'Web frameworks': 'web_framework',
  'Programming languages': 'programming_language',
  'Build tools': null,
  Analytics: 'analytics',
  'Session replay': 'analytics',
  'Tag managers': 'tag_manager',
  'Ad pixels': 'ad_pixels',
  Advertising: 'ad_pixels',
  Retargeting: 'ad_pixels',
  'Affiliate programs': null,
  'Customer data platform': 'analytics',
  'Marketing automation': 'marketing_automation',
  Email: 'marketing_automation',
  CRM: 'crm',
  'A/B Testing': 'ab_testing',
  Personalisation: 'ab_testing',
  'Live chat': 'live_chat',
  'Push notifications': null,
  'Cookie compliance': 'consent_manager',
  'Consent signals': null,
  'Payment processors': 'payment',
  'Buy now pay later': 'payment',
  Reviews: null,
  'Loyalty & rewards': null,
  Surveys: null,
  'Form builders': null,
  'Appointment scheduling': null,
  'Reservations & delivery': null,
  Recruitment: null,
  'Fundraising & donations': null,
  'Search engines': null,
  'Comment systems': null,
  'Social sharing': null,
  Widgets: null,
  'Video players': 'video',
  Audio: null,
  'Photo galleries': null,
  Maps: 'maps',
  'Font scripts': 'fonts',
  Translation: null,
  Accessibility: null,
  Security: 'security_tools',
  Authentication: null,
  'Error tracking': 'monitoring_tools',
  'Performance monitoring': 'monitoring_tools',
  'Feature management': null,
  Caching: null,
  'Web servers': 'web_server',
  CDN: 'cdn',
  'Image CDN': 'cdn',
  Hosting: 'hosting',
  PaaS: 'hosting',
  'JavaScript CDN': null,
  'Operating systems': null,
} as const satisfies Readonly<Record<string, string | null>>;

export type CategoryName = keyof typeof CATEGORIES;
export type TechnologyColumn = NonNullable<(typeof CATEGORIES)[CategoryName]>;

const CATEGORY_ORDER: ReadonlyMap<string, number> = new Map(
  Object.keys(CATEGORIES).map((name, index) => [name, index]),
);
const COLUMNS: ReadonlyMap<string, TechnologyColumn | null> = new Map(Object.entries(CATEGORIES));

/** The position of a category in `tech_stack`; unknown categories of foreign sets come last. */
export function categoryRank(name: string): number {
  return CATEGORY_ORDER.get(name) ?? CATEGORY_ORDER.size;
}

export function columnOf(category: string): TechnologyColumn | undefined {
  return COLUMNS.get(category) ?? undefined;
}
