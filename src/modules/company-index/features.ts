import type { CompanyProfile } from '../companies/index.ts';

/** THE table of features: what a homepage may have, as the filter `has` and its facet call it, and its column. */
const features = {
  email: 'has_email',
  phone: 'has_phone',
  pricing: 'has_pricing',
  blog: 'has_blog',
  ecommerce: 'has_ecommerce',
  contact: 'has_contact',
} as const satisfies Readonly<Record<string, FlagColumn>>;

type Feature = keyof typeof features;

/** A column that every profile has, true or false. */
type FlagColumn = {
  [Name in keyof CompanyProfile]: CompanyProfile[Name] extends boolean ? Name : never;
}[keyof CompanyProfile];

export const featureNames = Object.keys(features) as readonly Feature[];

/** The columns of the features, which the index filters and counts under the same names. */
export const featureColumns = Object.values(features);

export const isFeature = (name: string): name is Feature => Object.hasOwn(features, name);

export function getFeatureColumn(name: string): FlagColumn {
  if (!isFeature(name)) throw new Error(`there is no feature '${name}'`);
  return features[name];
}
