const titles: Readonly<Record<string, string>> = {
  country: 'Country',
  industry: 'Industry',
  technology: 'Technology',
  has: 'Has',
  language: 'Language',
  tld: 'Domain ending',
  not_has: 'Has no',
  not_country: 'Country is not',
  not_industry: 'Industry is not',
  not_technology: 'Technology is not',
  not_language: 'Language is not',
  not_tld: 'Domain does not end in',
  exclude: 'Without the words',
  title: 'Title contains',
  tech: 'Technology contains',
  domains: 'Among the domains',
  crawl_id: 'Crawl',
};

export const filterTitle = (name: string): string => titles[name] ?? name;

const features: Readonly<Record<string, string>> = {
  email: 'E-mail address',
  phone: 'Phone number',
  contact: 'Contact page',
  pricing: 'Prices',
  blog: 'Blog',
  ecommerce: 'Online shop',
};

export const featureTitle = (feature: string): string => features[feature] ?? feature;

const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A value as people say it; what a page wrote need not be a code that anybody knows. */
export function valueTitle(name: string, value: string): string {
  const field = name.replace('not_', '');
  if (field === 'country' && /^[A-Z]{2}$/.test(value)) return regions.of(value) ?? value;
  if (field === 'language' && /^[a-z]{2,3}$/.test(value)) return languages.of(value) ?? value;
  if (field === 'tld') return `.${value}`;
  if (field === 'has') return featureTitle(value);
  return value;
}

export const shownNumber = (value: number): string => value.toLocaleString('en');
