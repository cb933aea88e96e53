import type { CompanyProfile } from '../companies/index.ts';

/** The table of features that a homepage may have: the name in the filter `has` and its facet, and the column. */
const features = {
  email: 'has_email',
  phone: 'has_phone',
  pricing: 'has_pricing',
  blog: 'has_blog',
  ecommerce: 'has_ecommerce',
  contact: 'has_contact',
} as const satisfies Readonly<Record<string, FlagColumn>>;

type Feature = keyof typeof features;

/** A column that is true or false in every profile. */
type FlagColumn = {
  [Name in keyof CompanyProfile]: CompanyProfile[Name] extends boolean ? Name : never;
}[keyof CompanyProfile];

export const featureNames = Object.keys(features) as readonly Feature[];

/** The columns of the features. The index filters and counts them under the same names. */
export const featureColumns = Object.values(features);

export const isFeature = (name: string): name is Feature => Object.hasOwn(features, name);

export function getFeatureColumn(name: string): FlagColumn {
  if (!isFeature(name)) throw new Error(`there is no feature '${name}'`);
  return features[name];
}
