import type { Locale } from '../../../platform/locale.ts';

const titles: Readonly<Record<string, (locale: Locale) => string>> = {
  country: ({ t }) => t('Country'),
  industry: ({ t }) => t('Industry'),
  technology: ({ t }) => t('Technology'),
  has: ({ t }) => t('Has'),
  language: ({ t }) => t('Language'),
  tld: ({ t }) => t('TLD'),
  not_has: ({ t }) => t('Exclude with'),
  not_country: ({ t }) => t('Exclude country'),
  not_industry: ({ t }) => t('Exclude industry'),
  not_technology: ({ t }) => t('Exclude technology'),
  not_language: ({ t }) => t('Exclude language'),
  not_tld: ({ t }) => t('Exclude TLD'),
  exclude: ({ t }) => t('Exclude words'),
  title: ({ t }) => t('Words in the title'),
  tech: ({ t }) => t('Technology contains'),
  domains: ({ t }) => t('Domains'),
  crawl_id: ({ t }) => t('Crawl'),
  mode: ({ t }) => t('How the words must match'),
  page: ({ t }) => t('Page'),
};

export const filterTitle = (name: string, locale: Locale): string => titles[name]?.(locale) ?? name;

const features: Readonly<Record<string, (locale: Locale) => string>> = {
  email: ({ t }) => t('E-mail address'),
  phone: ({ t }) => t('Phone number'),
  contact: ({ t }) => t('Contact page'),
  pricing: ({ t }) => t('Prices'),
  blog: ({ t }) => t('Blog'),
  ecommerce: ({ t }) => t('Online shop'),
};

export const featureTitle = (feature: string, locale: Locale): string =>
  features[feature]?.(locale) ?? feature;

/** The display form of a value. */
export function valueTitle(name: string, value: string, locale: Locale): string {
  const field = name.replace('not_', '');
  if (field === 'country') return locale.countryName(value);
  if (field === 'language') return locale.languageName(value);
  if (field === 'industry') return locale.industryName(value);
  if (field === 'tld') return `.${value}`;
  if (field === 'has') return featureTitle(value, locale);
  return value;
}
