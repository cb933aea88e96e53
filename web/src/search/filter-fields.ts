import type { ListName, SearchAddress } from '../address/search-address.ts';
import { countryName, industryName, languageName, t } from '../i18n/i18n.ts';

/** What results can be filtered by, in the order of the rail. */
export const filterFields = [
  { field: 'country', not: 'not_country', shown: 6, isAny: true },
  { field: 'industry', not: 'not_industry', shown: 6, isAny: true },
  { field: 'technology', not: 'not_technology', shown: 8, isAny: false },
  { field: 'has', not: 'not_has', shown: 6, isAny: false },
  { field: 'language', not: 'not_language', shown: 4, isAny: true },
  { field: 'tld', not: 'not_tld', shown: 4, isAny: true },
] as const satisfies readonly FilterField[];

interface FilterField {
  readonly field: ListName;
  readonly not: ListName | undefined;
  /** How many values the rail shows before the user asks for all. */
  readonly shown: number;
  /** Whether one of several values is enough; otherwise all must match. */
  readonly isAny: boolean;
}

export type Filter = (typeof filterFields)[number];
export type FacetField = Filter['field'];

export function titleOf(field: FacetField): string {
  const titles: Readonly<Record<FacetField, string>> = {
    country: t('Country'),
    industry: t('Industry'),
    technology: t('Technology'),
    has: t('Has'),
    language: t('Language'),
    tld: t('TLD'),
  };
  return titles[field];
}

export function labelOf(field: FacetField, value: string): string {
  if (field === 'country') return countryName(value);
  if (field === 'language') return languageName(value);
  if (field === 'industry') return industryName(value);
  if (field === 'tld') return `.${value}`;
  if (field === 'has') return featureName(value) ?? value;
  return value;
}

/** What a company has, by the value of the filter `has` or by the column that shows it. */
export function featureName(feature: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    email: t('E-mail address'),
    phone: t('Phone number'),
    contact: t('Contact page'),
    pricing: t('Prices'),
    blog: t('Blog'),
    ecommerce: t('Online shop'),
    has_newsletter_signup: t('Newsletter'),
    has_contact_form: t('Contact form'),
    careers_page_url: t('Careers page'),
    privacy_policy_url: t('Privacy policy'),
    imprint_url: t('Legal notice'),
    booking_url: t('Online booking'),
    youtube: t('YouTube channel'),
    live_chat: t('Live chat'),
    has_cookie_banner: t('Cookie banner'),
    has_free_trial: t('Free trial'),
    faq_page_url: 'FAQ',
    opening_hours: t('Opening hours'),
    app_store_url: t('iOS app'),
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    tiktok: 'TikTok',
    whatsapp: 'WhatsApp',
  };
  return Object.hasOwn(names, feature) ? names[feature] : undefined;
}

const CHARTS_KEY = 'homedex.charts';

/** Open until the user closes them. The server, which renders them too, has no stored choice. */
export const areChartsOpen = (): boolean =>
  typeof localStorage === 'undefined' || localStorage.getItem(CHARTS_KEY) !== 'closed';

export const keepChartsOpen = (areOpen: boolean): void =>
  localStorage.setItem(CHARTS_KEY, areOpen ? 'open' : 'closed');

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
export const holds = (values: readonly string[], value: string): boolean =>
  values.some((one) => same(one, value));

const written = (field: FacetField, value: string): string =>
  field === 'country' ? value.toLowerCase() : value;

type Change = Partial<SearchAddress>;

/** Selects or deselects a value. An excluded value is no longer excluded. */
export function toggle({ field, not }: Filter, value: string, address: SearchAddress): Change {
  const chosen = address[field];
  const next = holds(chosen, value)
    ? chosen.filter((one) => !same(one, value))
    : [...chosen, written(field, value)];
  return { [field]: next, ...(not && { [not]: address[not].filter((one) => !same(one, value)) }) };
}

export function exclude({ field, not }: Filter, value: string, address: SearchAddress): Change {
  if (!not) return {};
  const excluded = address[not];
  const next = holds(excluded, value)
    ? excluded.filter((one) => !same(one, value))
    : [...excluded, written(field, value)];
  return { [not]: next, [field]: address[field].filter((one) => !same(one, value)) };
}
